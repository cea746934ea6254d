import { commercialState } from '@suite/access';
import type { Unit } from '@suite/api';
import type { UnitStatus } from '@suite/contracts';
import { statusOf } from '@suite/domain';
import { type HoverStore, isLit, pointerHover, useHoverState } from '@suite/explorer';
import { StatusChip, StatusGlyph } from '@suite/ui';
import { memo, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useUnitLabels } from '../../../lib/use-unit-labels.ts';
import { UnitHeart } from '../heart/unit-heart.tsx';
import styles from './unit-table.module.css';

export interface UnitRowProps {
  readonly unit: Unit;
  readonly href: string;
  readonly hasPolygon: boolean;
  /** `disc` has the word for readers only. */
  readonly statusLook: 'disc-and-word' | 'disc' | 'none';
  readonly showsSun: boolean;
  readonly showsSea: boolean;
  readonly showsPrice: boolean;
  readonly hover: HoverStore<number>;
}

function UnitRowContent(props: UnitRowProps) {
  const { unit, href, hasPolygon, statusLook, showsSun, showsSea, showsPrice, hover } = props;
  const { formatMessage } = useIntl();
  const labels = useUnitLabels();
  const status = statusOf(unit);
  // Once in a row is enough for the word.
  const isWordDrawn = statusLook === 'disc-and-word' && commercialState(unit).kind === 'gone';
  const price = isWordDrawn ? labels.noPrice : labels.price(unit);
  const row = useRef<HTMLTableRowElement>(null);
  const isHovered = useHoverState(hover, (state) => state.listId === unit.id || isLit(state, unit.id));
  // What is hovered here is in sight already.
  const isShown = useHoverState(hover, (state) => state.listId !== unit.id && isLit(state, unit.id));
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  const lightCell = `${styles.number} ${styles.lightColumn}`;
  const classes = [
    styles.row,
    isHovered && styles.hovered,
    status !== null && status !== 'available' && styles.gone,
  ];
  return (
    <tr
      ref={row}
      className={classes.filter(Boolean).join(' ')}
      {...pointerHover((isOver) => hover.hoverInList(isOver ? unit.id : null))}
      onFocus={() => hover.hoverInList(unit.id)}
      onBlur={() => hover.hoverInList(null)}
    >
      <td>
        <Link className={styles.link} to={href}>
          {unit.name}
        </Link>
      </td>
      <td>
        {labels.type(unit)}
        {!hasPolygon && (
          <span className={styles.unseen}>{formatMessage({ id: 'building.list.unseen' })}</span>
        )}
      </td>
      <td className={styles.number}>{labels.area(unit.area)}</td>
      <td className={`${styles.number} ${styles.floorColumn}`}>{labels.floor(unit.floor)}</td>
      {showsSun && <td className={lightCell}>{labels.hours(unit.light?.eveningSunHours)}</td>}
      {showsSea && <td className={lightCell}>{labels.degrees(unit.light?.seaViewDegrees)}</td>}
      {statusLook !== 'none' && <td>{status && <StatusCell status={status} look={statusLook} />}</td>}
      {showsPrice && <td className={styles.number}>{price}</td>}
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
  const labels = useUnitLabels();
  const label = labels.status(status);
  if (look === 'disc') return <StatusGlyph status={status} label={label} />;
  return <StatusChip status={status} label={label} short={labels.statusShort(status)} look="plain" />;
}

/** Rows are many and the attention moves from one to the next, so only those two are drawn again. */
export const UnitRow = memo(UnitRowContent);
