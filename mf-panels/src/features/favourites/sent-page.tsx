import { Button, Icon } from '@suite/ui';
import { CHECK_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage } from 'react-intl';
import styles from './favourites.module.css';

/** Page 3, once the server has taken the list. */
export function SentPage({ email, onOkay }: { email: string; onOkay: () => void }) {
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
      <Button variant="primary" full autoFocus onPress={onOkay}>
        <FormattedMessage id="panels.favourites.okay" />
      </Button>
    </div>
  );
}
