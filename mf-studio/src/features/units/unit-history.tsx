import { listUnitChanges } from '@suite/api/endpoints';
import { readOf, useRead } from '@suite/api-client';
import type { RoleName } from '@suite/contracts';
import { AsyncView } from '@suite/explorer';
import { useFormats } from '@suite/i18n';
import { Eyebrow, IconButton } from '@suite/ui';
import { ARROW_U_UP_LEFT } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { mayChange } from './columns.ts';
import type { Edit, EditAction } from './edits.ts';
import type { Facts, GridRow } from './grid-row.ts';
import styles from './units.module.css';
import { useFactText } from './use-cell-texts.ts';

interface UnitHistoryProps {
  readonly unit: GridRow;
  readonly roles: readonly RoleName[];
  /** When something was saved last; null where nothing was. */
  readonly savedAt: string | null;
  readonly dispatch: (action: EditAction) => void;
}

/** Who changed status and price of a unit, when, from what to what; what was before an entry is typed again by its button. */
export function UnitHistory({ unit, roles, savedAt, dispatch }: UnitHistoryProps) {
  const intl = useIntl();
  const text = useFactText();
  const { asOf } = useFormats();
  // A unit that was just saved has another history, also where it is again what it was.
  const read = useRead({
    ...readOf(listUnitChanges, { id: unit.id }),
    key: `changes of ${unit.id} at ${unit.status} ${unit.priceEur} ${savedAt}`,
  });
  return (
    <section>
      <Eyebrow level={3}>
        <FormattedMessage id="studio.units.history" values={{ name: `${unit.building} ${unit.name}` }} />
      </Eyebrow>
      <AsyncView
        read={read}
        loading={(slow) => slow}
        empty={
          <p className={styles.lead}>
            <FormattedMessage id="studio.units.no-history" />
          </p>
        }
      >
        {(entries) => (
          <ol className={styles.history}>
            {entries.map(({ at, by, status, priceEur }, index) => (
              // The newest first, and never changed.
              <li key={index}>
                <div>
                  {status && `${text('status', status.was)} → ${text('status', status.becomes)}`}
                  {status && priceEur && ', '}
                  {priceEur && `${text('priceEur', priceEur.was)} → ${text('priceEur', priceEur.becomes)}`}
                  <small>
                    <time dateTime={at}>{asOf(at)}</time>
                    {by !== null && ` · ${by}`}
                  </small>
                </div>
                <Former
                  label={intl.formatMessage({ id: 'studio.units.as-before' }, { date: asOf(at) })}
                  edits={formerOf(unit, { status, priceEur }).filter(({ field }) => mayChange(roles, field))}
                  dispatch={dispatch}
                />
              </li>
            ))}
          </ol>
        )}
      </AsyncView>
    </section>
  );
}

interface Entry {
  readonly status: { readonly was: Facts['status'] } | null;
  readonly priceEur: { readonly was: Facts['priceEur'] } | null;
}

/** The cells as they were before an entry, those that are another now. */
function formerOf(unit: GridRow, { status, priceEur }: Entry): Edit[] {
  const edits: Edit[] = [];
  if (status && status.was !== unit.status) edits.push({ id: unit.id, field: 'status', value: status.was });
  if (priceEur && priceEur.was !== unit.priceEur)
    edits.push({ id: unit.id, field: 'priceEur', value: priceEur.was });
  return edits;
}

interface FormerProps {
  readonly label: string;
  readonly edits: readonly Edit[];
  readonly dispatch: UnitHistoryProps['dispatch'];
}

function Former({ label, edits, dispatch }: FormerProps) {
  if (edits.length === 0) return null;
  return (
    <IconButton
      icon={ARROW_U_UP_LEFT}
      label={label}
      onPress={() => dispatch({ kind: 'edit', edits })}
      tooltip
    />
  );
}
