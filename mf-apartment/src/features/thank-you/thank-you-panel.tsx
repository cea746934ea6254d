import type { PanelProps } from '@suite/contracts';
import { AppIntl } from '@suite/i18n';
import { Button, FullScreen, Icon } from '@suite/ui';
import { CHECK_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../../messages.ts';
import styles from './thank-you.module.css';

/** Thanks for a request that was sent. */
export default function ThankYouPanel({ onClose }: PanelProps) {
  return (
    <AppIntl messages={messages}>
      <ThankYou onClose={onClose} />
    </AppIntl>
  );
}

function ThankYou({ onClose }: PanelProps) {
  const intl = useIntl();
  return (
    <FullScreen
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'apartment.thanks.title' })}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
    >
      <div className={styles.thanks}>
        <p className={styles.sent} role="status">
          <Icon path={CHECK_CIRCLE} />
          <FormattedMessage id="apartment.thanks.sent" />
        </p>
        <p className={styles.next}>
          <FormattedMessage id="apartment.thanks.next" />
        </p>
        <Button variant="primary" autoFocus onPress={onClose}>
          <FormattedMessage id="common.ok" />
        </Button>
      </div>
    </FullScreen>
  );
}
