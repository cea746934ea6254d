import { amenityMessageId } from '@suite/i18n';
import { VisuallyHidden } from '@suite/ui';
import { Switch } from '@suite/ui/fields';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './compare.module.css';
import { CompareCell } from './compare-cell.tsx';
import { CompareName, ComparePlan } from './compare-head.tsx';
import { type CompareRow, compareRows, isDifferent } from './compare-rows.ts';
import type { Comparison } from './use-comparison.ts';

export interface CompareTableProps {
  readonly comparison: Comparison;
  /** First and last column that are drawn, the last one not included. */
  readonly shown: readonly [from: number, to: number];
  readonly onRemove: (id: number) => void;
  readonly onLeave: () => void;
}

/** The homes side by side. Marks and differences are those of all homes, also where two are drawn at a time. */
export function CompareTable({ comparison, shown, onRemove, onLeave }: CompareTableProps) {
  const intl = useIntl();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { units, floors } = comparison;
  const rows = compareRows(units, floors).filter((row) => !onlyDifferences || isDifferent(row, units));
  const columns = comparison.columns.slice(...shown);
  const facts = rows.filter((row) => row.kind !== 'extra');
  const extras = rows.filter((row) => row.kind === 'extra');
  return (
    <>
      <table className={styles.table} data-columns={columns.length}>
        <caption>
          <VisuallyHidden>
            <FormattedMessage id="panels.compare.title" />
          </VisuallyHidden>
        </caption>
        <thead>
          <tr className={styles.plans}>
            <td className={styles.corner} />
            {columns.map(({ id, state }) => (
              <td key={id}>
                <ComparePlan state={state} />
              </td>
            ))}
          </tr>
          <tr className={styles.names}>
            <td className={styles.corner}>
              <Switch
                label={intl.formatMessage({ id: 'panels.compare.differences' })}
                on={onlyDifferences}
                onChange={setOnlyDifferences}
              />
            </td>
            {columns.map(({ id, state }) => (
              <th key={id} scope="col">
                <CompareName state={state} onRemove={() => onRemove(id)} onLeave={onLeave} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((row) => (
            <Row key={row.kind} row={row} shown={shown} />
          ))}
        </tbody>
        {facts.some(({ kind }) => LIGHT_LABELS[kind]) && (
          <tbody>
            <tr className={styles.note}>
              <td colSpan={columns.length + 1}>
                <FormattedMessage id="panels.compare.light-note" />
              </td>
            </tr>
          </tbody>
        )}
        {extras.length > 0 && (
          <tbody>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                <FormattedMessage id="panels.compare.extras" />
              </th>
            </tr>
            {extras.map((row) => (
              <Row key={row.amenity} row={row} shown={shown} />
            ))}
          </tbody>
        )}
      </table>
      {rows.length === 0 && (
        <p className={styles.none} role="status">
          <FormattedMessage id="panels.compare.noDifferences" />
        </p>
      )}
    </>
  );
}

/** Sun is that of the terrace on 20 March. */
const LIGHT_LABELS: Readonly<Partial<Record<CompareRow['kind'], string>>> = {
  sun: 'panels.compare.sun',
  morningSun: 'filter.morning-sun',
  eveningSun: 'filter.evening-sun',
  seaView: 'filter.sea-view',
};

function labelId(kind: CompareRow['kind']): string {
  return LIGHT_LABELS[kind] ?? `unit.${kind}`;
}

function Row({ row, shown: [from, to] }: { row: CompareRow; shown: readonly [number, number] }) {
  const indexes = Array.from({ length: to - from }, (_, index) => from + index);
  const label = row.kind === 'extra' ? amenityMessageId(row.amenity) : labelId(row.kind);
  return (
    <tr className={styles.row}>
      <th scope="row">
        <FormattedMessage id={label} />
      </th>
      {indexes.map((index) => (
        <td key={index} data-best={('marks' in row && row.marks[index] === 'best') || undefined}>
          <CompareCell row={row} index={index} />
        </td>
      ))}
    </tr>
  );
}
