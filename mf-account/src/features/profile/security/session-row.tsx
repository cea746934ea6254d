import type { Session } from '@suite/api';
import { useFormats } from '@suite/i18n';
import { Button } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../profile.module.css';

export interface SessionRowProps {
  readonly session: Session;
  readonly isRunning: boolean;
  readonly onEnd: () => void;
}

export function SessionRow({ session, isRunning, onEnd }: SessionRowProps) {
  const intl = useIntl();
  const { asOf } = useFormats();
  const { browser, system, network, firstUsedAt, lastUsedAt, isCurrent, projectId } = session;
  const device =
    [browser, system].filter(Boolean).join(', ') || intl.formatMessage({ id: 'account.sessions.unknown' });
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <p className={styles.rowTitle}>
          {device}
          {isCurrent && (
            <span className={styles.mark}>
              <FormattedMessage id="account.sessions.current" />
            </span>
          )}
        </p>
        <p className={styles.quiet}>
          {network !== '' && (
            <span>
              <FormattedMessage id="account.sessions.network" values={{ network }} />
            </span>
          )}
          <span>
            <FormattedMessage
              id="account.sessions.last-used"
              values={{ date: <time dateTime={lastUsedAt}>{asOf(lastUsedAt)}</time> }}
            />
          </span>
          <span>
            <FormattedMessage
              id="account.sessions.first-used"
              values={{ date: <time dateTime={firstUsedAt}>{asOf(firstUsedAt)}</time> }}
            />
          </span>
          {projectId !== null && (
            <span>
              <FormattedMessage id="account.sessions.of-project" />
            </span>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button
          size={40}
          disabled={isRunning}
          aria-label={intl.formatMessage({ id: 'account.sessions.end-named' }, { device })}
          onPress={onEnd}
        >
          <FormattedMessage id="account.sessions.end" />
        </Button>
      )}
    </li>
  );
}
