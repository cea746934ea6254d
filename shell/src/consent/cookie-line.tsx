import { useStore } from '@nanostores/react';
import { $consent, $panel, setConsent, togglePanel } from '@suite/bus';
import { Button } from '@suite/ui';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './cookie-line.module.css';

/**
 * Asks for the choice of cookies while there is none, on every page and in every layout. It has its own place below the
 * page from the first frame on, so that it covers nothing and moves nothing.
 */
export function CookieLine() {
  const isUndecided = useStore($consent) === null;
  return isUndecided ? <Line /> : null;
}

function Line() {
  const titleId = useId();
  // The card asks the same; the place stays, so that the page does not move behind it.
  const isCardOpen = useStore($panel) === 'cookies';
  return (
    <section className={classes.line} aria-labelledby={titleId} data-away={isCardOpen || undefined}>
      <p className={classes.text}>
        <b id={titleId}>
          <FormattedMessage id="common.cookies" />
        </b>
        . <FormattedMessage id="shell.cookies.text" />
      </p>
      <div className={classes.actions}>
        <Button size={40} onPress={() => setConsent({ statistics: false, marketing: false })}>
          <FormattedMessage id="common.rejectAll" />
        </Button>
        <Button size={40} onPress={() => setConsent({ statistics: true, marketing: true })}>
          <FormattedMessage id="common.acceptAll" />
        </Button>
        <Button size={40} onPress={() => togglePanel('cookies')}>
          <FormattedMessage id="shell.cookies.choose" />
        </Button>
      </div>
    </section>
  );
}
