import { Button, Icon } from '@suite/ui';
import { CHECK_CIRCLE } from '@suite/ui/icons';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './favourites.module.css';

/** Page 3, once the server has taken the list. */
export function SentPage({ email, onOkay }: { email: string; onOkay: () => void }) {
  const okay = useRef<HTMLButtonElement>(null);
  // With the drawing itself, and not by `autoFocus`: Enter in a field is a click without a pointer, after which React
  // Aria waits a frame before it moves the focus. By then the drawer may have put it on its first button.
  useLayoutEffect(() => okay.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <span className={styles.disc}>
        <Icon path={CHECK_CIRCLE} />
      </span>
      <div role="status">
        <p className={styles.lead}>
          <FormattedMessage id="panels.favourites.sentText" />
        </p>
        <p className={styles.intro}>
          <FormattedMessage id="panels.favourites.sentTo" values={{ email }} />
        </p>
      </div>
      <p className={styles.intro}>
        <FormattedMessage id="panels.favourites.sentNext" />
      </p>
      <Button variant="primary" full ref={okay} onPress={onOkay}>
        <FormattedMessage id="panels.favourites.okay" />
      </Button>
    </div>
  );
}
