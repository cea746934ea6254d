import { AsyncView } from '@suite/explorer';
import { Button, StateCard } from '@suite/ui';
import { LIST_BULLETS } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionError } from '../../lib/action-error.tsx';
import records from '../../lib/records.module.css';
import { LedgerFilter } from './ledger-filter.tsx';
import { LedgerRow } from './ledger-row.tsx';
import { type LedgerState, useLedger } from './use-ledger.ts';

/** Who did or saw what, the newest first. */
export function Ledger() {
  const intl = useIntl();
  const state = useLedger();
  return (
    <>
      <p className={records.count}>
        <FormattedMessage id="studio.ledger.text" />
      </p>
      <LedgerFilter state={state} />
      <ActionError error={state.error} />
      <AsyncView read={state.read}>
        {({ entries }) =>
          entries.length === 0 ? (
            <StateCard
              icon={LIST_BULLETS}
              title={intl.formatMessage({ id: 'studio.ledger.none' })}
              text={intl.formatMessage({ id: 'studio.ledger.none-text' })}
            />
          ) : (
            <ul className={records.list}>
              {entries.map((entry) => (
                <LedgerRow key={entry.id} entry={entry} />
              ))}
            </ul>
          )
        }
      </AsyncView>
      <Pager state={state} />
    </>
  );
}

function Pager({ state: { read, isNewest, turnTo, countRef } }: { readonly state: LedgerState }) {
  const { entries = [], total = 0 } = read.data ?? {};
  const hasOlder = total > entries.length;
  return (
    <div className={records.bar}>
      <p ref={countRef} tabIndex={-1} role="status" className={records.count}>
        {total > 0 && <FormattedMessage id="studio.ledger.count" values={{ count: total }} />}
      </p>
      {(hasOlder || !isNewest) && (
        <div className={records.actions}>
          <Button size={40} disabled={isNewest} onPress={() => turnTo(undefined)}>
            <FormattedMessage id="studio.ledger.newest" />
          </Button>
          <Button size={40} disabled={!hasOlder} onPress={() => turnTo(entries.at(-1)?.id)}>
            <FormattedMessage id="studio.ledger.older" />
          </Button>
        </div>
      )}
    </div>
  );
}
