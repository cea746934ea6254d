import type { UnitStatus } from '@suite/contracts';
import type { CompareMark } from '@suite/domain';
import { statusMessageId, useFormats, useLightLabels, usePriceLabel } from '@suite/i18n';
import { Icon, StatusChip, VisuallyHidden } from '@suite/ui';
import { CHECK, CHECK_BOLD, MINUS } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './compare.module.css';
import type { ComparedUnit, CompareRow } from './compare-rows.ts';

export interface CompareCellProps {
  readonly row: CompareRow;
  /** Which home. */
  readonly index: number;
}

/** What a home has in a row, with its mark in words for those who do not see the tint. */
export function CompareCell({ row, index }: CompareCellProps) {
  if (row.kind === 'status') return <StatusCell status={row.values[index] ?? null} />;
  if (row.kind === 'extra') return <ExtraCell response={row.values[index] ?? 'unknown'} />;
  const value = row.values[index] ?? null;
  if (value === null) return <WithoutValue unit={row.kind === 'price' ? row.units[index] : null} />;
  const mark = row.marks[index] ?? null;
  return (
    <MarkedCell
      kind={row.kind}
      value={value}
      total={totalOf(row, index)}
      unit={unitOf(row, index)}
      mark={mark}
    />
  );
}

function totalOf(row: CompareRow, index: number): number | null {
  return row.kind === 'floor' ? (row.totals[index] ?? null) : null;
}

function unitOf(row: CompareRow, index: number): ComparedUnit {
  return row.kind === 'seaView' ? (row.units[index] ?? null) : null;
}

function StatusCell({ status }: { readonly status: UnitStatus | null }) {
  const intl = useIntl();
  if (!status) return <NotAvailable />;
  return (
    <StatusChip look="plain" status={status} label={intl.formatMessage({ id: statusMessageId(status) })} />
  );
}

interface MarkedCellProps {
  readonly kind: Exclude<CompareRow['kind'], 'status' | 'extra'>;
  readonly value: number;
  /** Of a floor: how many there are, where that is known. */
  readonly total: number | null;
  /** Whose sea it is. */
  readonly unit: ComparedUnit;
  readonly mark: CompareMark;
}

function MarkedCell({ kind, value, total, unit, mark }: MarkedCellProps) {
  const intl = useIntl();
  const light = useLightLabels();
  const formats = useFormats();
  const floor = (of: number) =>
    of >= 1 && total !== null && of <= total
      ? intl.formatMessage({ id: 'unit.floorOf' }, { floor: formats.floor(of), total })
      : formats.floor(of);
  const written = {
    price: formats.money,
    area: formats.area,
    floor,
    rooms: String,
    sun: light.hours,
    morningSun: light.hours,
    eveningSun: light.hours,
    seaView: () => light.sea(unit?.light ?? {}),
  }[kind];
  const word = markWord(kind, mark);
  return (
    <span className={styles.value} data-mark={mark ?? undefined} data-kind={kind}>
      {mark === 'best' && (
        <span className={styles.tick}>
          <Icon path={CHECK_BOLD} size={12} />
        </span>
      )}
      <span className={styles.amount}>{written(value)}</span>
      {word !== null && kind === 'price' && (
        <span className={styles.word}>
          <FormattedMessage id={word} />
        </span>
      )}
      {word !== null && kind !== 'price' && (
        <VisuallyHidden>
          <FormattedMessage id={word} />
        </VisuallyHidden>
      )}
    </span>
  );
}

function markWord(kind: string, mark: CompareMark): string | null {
  if (mark === null) return null;
  if (kind !== 'price') return 'panels.compare.best';
  return mark === 'best' ? 'panels.compare.lowest' : 'panels.compare.highest';
}

const EXTRAS = { yes: [CHECK, 'common.yes'], no: [MINUS, 'common.no'] } as const;

function ExtraCell({ response }: { response: 'yes' | 'no' | 'unknown' }) {
  if (response === 'unknown') return <NotAvailable />;
  const [path, id] = EXTRAS[response];
  return (
    <span className={styles.value} data-value={response}>
      <Icon path={path} size={16} />
      <FormattedMessage id={id} />
    </span>
  );
}

/** @param unit whose price is asked for. */
function WithoutValue({ unit }: { readonly unit: ComparedUnit | undefined }) {
  const priceLabel = usePriceLabel();
  return unit ? <span className={styles.unknown}>{priceLabel(unit)}</span> : <NotAvailable />;
}

function NotAvailable() {
  return (
    <span className={styles.unknown}>
      <FormattedMessage id="common.notAvailable" />
    </span>
  );
}
