import { listUnitChanges } from '@suite/api/endpoints';
import { readOf, useRead } from '@suite/api-client';
import { AsyncView } from '@suite/explorer';
import { useFormats } from '@suite/i18n';
import { Eyebrow } from '@suite/ui';
import { FormattedMessage } from 'react-intl';
import type { GridRow } from './grid-row.ts';
import styles from './units.module.css';
import { useFactText } from './use-cell-texts.ts';

/** Who changed status and price of a unit, when, from what to what. */
export function UnitHistory({ unit }: { readonly unit: GridRow }) {
  const text = useFactText();
  const { asOf } = useFormats();
  // A unit that was just saved has another history.
  const read = useRead({
    ...readOf(listUnitChanges, { id: unit.id }),
    key: `changes of ${unit.id} at ${unit.status} ${unit.priceEur}`,
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
                <span>
                  {status && `${text('status', status.was)} → ${text('status', status.becomes)}`}
                  {status && priceEur && ', '}
                  {priceEur && `${text('priceEur', priceEur.was)} → ${text('priceEur', priceEur.becomes)}`}
                </span>
                <small>
                  <time dateTime={at}>{asOf(at)}</time>
                  {by !== null && ` · ${by}`}
                </small>
              </li>
            ))}
          </ol>
        )}
      </AsyncView>
    </section>
  );
}
