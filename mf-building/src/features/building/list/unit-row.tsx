import type { Apartment, UnitStatus } from '@suite/contracts';
import { statusOf } from '@suite/domain';
import { StatusChip, StatusGlyph } from '@suite/ui';
import { memo, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { priceLine } from '../../../lib/price-line.ts';
import { type UnitWords, useUnitWords } from '../../../lib/use-unit-words.ts';
import { UnitHeart } from '../heart/unit-heart.tsx';
import styles from './unit-table.module.css';

export interface UnitRowProps {
  readonly unit: Apartment;
  readonly href: string;
  readonly hasPolygon: boolean;
  /** `disc` has the word for readers only. */
  readonly statusLook: 'disc-and-word' | 'disc' | 'none';
  readonly showsPrice: boolean;
  /** Its shape or itself has the visitor's attention. */
  readonly attention: 'none' | 'row' | 'shape';
  readonly onAttention: (unitId: number | null) => void;
}

function UnitRowContent(props: UnitRowProps) {
  const { unit, href, hasPolygon, statusLook, showsPrice, attention, onAttention } = props;
  const { formatMessage } = useIntl();
  const words = useUnitWords();
  const status = statusOf(unit);
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (attention === 'shape') row.current?.scrollIntoView({ block: 'nearest' });
  }, [attention]);
  const classes = [
    styles.row,
    attention !== 'none' && styles.attention,
    status !== null && status !== 'available' && styles.gone,
  ];
  return (
    <tr
      ref={row}
      className={classes.filter(Boolean).join(' ')}
      onPointerEnter={() => onAttention(unit.id)}
      onPointerLeave={() => onAttention(null)}
      onFocus={() => onAttention(unit.id)}
      onBlur={() => onAttention(null)}
    >
      <td>
        <Link className={styles.link} to={href}>
          {unit.name}
        </Link>
      </td>
      <td>
        {words.type(unit)}
        {!hasPolygon && (
          <span className={styles.unseen}>{formatMessage({ id: 'building.list.unseen' })}</span>
        )}
      </td>
      <td className={styles.number}>{words.area(unit.area)}</td>
      <td className={`${styles.number} ${styles.floorColumn}`}>{words.floor(unit.floor)}</td>
      {statusLook !== 'none' && <td>{status && <StatusCell status={status} look={statusLook} />}</td>}
      {showsPrice && <td className={styles.number}>{priceOf(unit, words)}</td>}
      <td className={styles.heart}>
        <UnitHeart unit={unit} />
      </td>
    </tr>
  );
}

interface StatusCellProps {
  readonly status: UnitStatus;
  readonly look: UnitRowProps['statusLook'];
}

function StatusCell({ status, look }: StatusCellProps) {
  const words = useUnitWords();
  const label = words.status(status);
  if (look === 'disc') return <StatusGlyph status={status} label={label} />;
  return <StatusChip status={status} label={label} short={words.statusShort(status)} look="plain" />;
}

function priceOf(unit: Apartment, words: UnitWords): string {
  const line = priceLine(unit);
  if (line.kind === 'price') return words.money(line.price);
  return line.kind === 'on-request' ? words.priceOnRequest : words.noPrice;
}

/** Rows are many and the attention moves from one to the next, so only those two are drawn again. */
export const UnitRow = memo(UnitRowContent);
