import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { ButtonLink } from '@suite/ui';
import { FormattedMessage } from 'react-intl';
import classes from './problem-page.module.css';

/** The splash: one sentence and the way in. */
export function SplashPage() {
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>
        <FormattedMessage id="shell.splash" />
      </h1>
      <ButtonLink href={routePath('map', useLocale())} variant="primary">
        <FormattedMessage id="shell.splash.enter" />
      </ButtonLink>
    </div>
  );
}
