import { endOtherSessions, endSession, listSessions } from '@suite/api/endpoints';
import { call, readOf, useRead } from '@suite/api-client';
import { AsyncView } from '@suite/explorer';
import { Button } from '@suite/ui';
import { SIGN_OUT } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../profile.module.css';
import { Part } from './part.tsx';
import { SessionRow } from './session-row.tsx';
import { useConfirmed } from './use-confirmed.ts';

/** Where the person is logged in: each session can be ended, or all but this one. */
export function Sessions() {
  const intl = useIntl();
  const read = useRead(readOf(listSessions));
  const state = useConfirmed();
  const { isRunning, runConfirmed } = state;
  const change = (end: (body: { currentPassword?: string | undefined }) => Promise<unknown>) =>
    runConfirmed(async (currentPassword) => {
      await end({ currentPassword });
      read.retry();
    });
  return (
    <Part
      title={intl.formatMessage({ id: 'account.sessions.title' })}
      text={<FormattedMessage id="account.sessions.text" />}
      state={state}
    >
      <AsyncView read={read}>
        {(sessions) => (
          <>
            <ul className={styles.rows} aria-label={intl.formatMessage({ id: 'account.sessions.title' })}>
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isRunning={isRunning}
                  onEnd={() => change((body) => call(endSession, { sessionId: session.id, body }))}
                />
              ))}
            </ul>
            {sessions.length > 1 && (
              <div className={styles.actions}>
                <Button
                  size={40}
                  icon={SIGN_OUT}
                  disabled={isRunning}
                  onPress={() => change((body) => call(endOtherSessions, { body }))}
                >
                  <FormattedMessage id="account.sessions.end-others" />
                </Button>
              </div>
            )}
          </>
        )}
      </AsyncView>
    </Part>
  );
}
