import type { Passkey } from '@suite/api';
import { useFormats } from '@suite/i18n';
import { Button } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../profile.module.css';

export interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly isRunning: boolean;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

export function PasskeyRow({ passkey, isRunning, onRename, onRemove }: PasskeyRowProps) {
  const intl = useIntl();
  const { asOf } = useFormats();
  const { name, createdAt, lastUsedAt } = passkey;
  const time = (at: string) => <time dateTime={at}>{asOf(at)}</time>;
  const named = (id: 'account.passkeys.rename-named' | 'account.passkeys.remove-named') =>
    intl.formatMessage({ id }, { name });
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <p className={styles.rowTitle}>{name}</p>
        <p className={styles.quiet}>
          <span>
            <FormattedMessage id="account.passkeys.added" values={{ date: time(createdAt) }} />
          </span>
          <span>
            {lastUsedAt === null ? (
              <FormattedMessage id="account.passkeys.unused" />
            ) : (
              <FormattedMessage id="account.passkeys.used" values={{ date: time(lastUsedAt) }} />
            )}
          </span>
        </p>
      </div>
      <div className={styles.rowActions}>
        <Button
          size={40}
          disabled={isRunning}
          aria-label={named('account.passkeys.rename-named')}
          onPress={onRename}
        >
          <FormattedMessage id="account.passkeys.rename" />
        </Button>
        <Button
          size={40}
          disabled={isRunning}
          aria-label={named('account.passkeys.remove-named')}
          onPress={onRemove}
        >
          <FormattedMessage id="account.passkeys.remove" />
        </Button>
      </div>
    </li>
  );
}
