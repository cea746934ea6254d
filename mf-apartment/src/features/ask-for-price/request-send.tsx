import type { Organization } from '@suite/api';
import { SLOW_AFTER_MS } from '@suite/api-client';
import { type OutboxEntry, takeBack } from '@suite/api-client/outbox';
import { Button, Icon } from '@suite/ui';
import { CLOCK, WARNING_CIRCLE } from '@suite/ui/icons';
import { useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ContactLinks } from '../../lib/contact-links.tsx';
import styles from './request-dialog.module.css';
import { canRetry } from './send-state.ts';
import type { RequestFormModel } from './use-request-form.ts';

export interface RequestSendProps {
  readonly model: RequestFormModel;
  /** The request that waits in the browser, or was refused since. */
  readonly waiting: OutboxEntry | null;
  /** Whom to reach where no more requests are taken for now. */
  readonly organization: Organization | null;
}

/** The button, what keeps it from being pressed, and what came of pressing it. */
export function RequestSend({ model: { form, state }, waiting, organization }: RequestSendProps) {
  const intl = useIntl();
  const hintId = useId();
  const isBusy = state.kind === 'in-progress' || state.kind === 'sending';
  const isSlow = useIsLong(isBusy);
  const isOver = state.kind === 'failed' && !canRetry(state.error);
  const missing = Object.keys(form.errors);
  const parts = missing.map((part) => intl.formatMessage({ id: `apartment.ask.part.${part}` }));
  return (
    <>
      {waiting && !isBusy && state.kind !== 'failed' && <Waiting entry={waiting} />}
      {state.kind === 'failed' && (
        <p className={styles.error} role="alert">
          <Icon path={WARNING_CIRCLE} size={20} />
          <FormattedMessage
            id={`apartment.ask.error.${state.error}`}
            values={{ minutes: state.waitMinutes ?? 0 }}
          />
        </p>
      )}
      {state.kind === 'failed' && state.error === 'busy' && organization && (
        <div className={styles.send}>
          <ContactLinks organization={organization} />
        </div>
      )}
      <div className={styles.send}>
        <Button
          type="submit"
          variant="primary"
          disabled={missing.length > 0 || isOver}
          pending={isBusy}
          pendingLabel={intl.formatMessage({ id: 'common.sending' })}
          aria-describedby={hintId}
        >
          <FormattedMessage id="apartment.ask.send" />
        </Button>
        <p id={hintId} className={styles.hint} role="status">
          {missing.length > 0 && (
            <FormattedMessage
              id="apartment.ask.missing"
              values={{ parts: intl.formatList(parts, { type: 'conjunction' }) }}
            />
          )}
          {isSlow && <FormattedMessage id="common.tookLong" />}
        </p>
      </div>
    </>
  );
}

/** Says what becomes of a request that could not be sent, until it was, or is taken back. */
function Waiting({ entry: { key, refused } }: { readonly entry: OutboxEntry }) {
  return (
    <div className={refused === null ? styles.waiting : styles.error} role="status">
      <Icon path={refused === null ? CLOCK : WARNING_CIRCLE} size={20} />
      <p>
        <FormattedMessage id={refused === null ? 'apartment.ask.waiting' : refusedId(refused)} />
      </p>
      <Button size={40} onPress={() => void takeBack(key)}>
        <FormattedMessage id={refused === null ? 'apartment.ask.take-back' : 'apartment.ask.discard'} />
      </Button>
    </div>
  );
}

function refusedId(status: number): string {
  return `apartment.ask.error.${status === 404 || status === 410 ? 'gone' : 'refused'}`;
}

/** Whether something has been under way for longer than people wait in silence. */
function useIsLong(isBusy: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setLong(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isBusy]);
  return isLong;
}
