import { priceOf } from '@suite/access';
import { Icon, useIsPhone, VisuallyHidden } from '@suite/ui';
import { ARROW_DOWN, ARROW_UP } from '@suite/ui/icons';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useScreen, useUnits } from '../screen-store.ts';
import { UnitRow } from './unit-row.tsx';
import { nextSort, type SortColumn, sortUnits, type UnitSort } from './unit-sort.ts';
import styles from './unit-table.module.css';

export interface UnitTableProps {
  /** Accessible name. */
  readonly label: string;
}

/** The homes as a table: the picture's twin, row by row. */
export function UnitTable({ label }: UnitTableProps) {
  const { formatMessage } = useIntl();
  const { listed, state, statusHidden, shapes, view, hover, hrefOf, setState } = useScreen(
    'listed',
    'state',
    'statusHidden',
    'shapes',
    'view',
    'hover',
    'hrefOf',
    'setState',
  );
  const units = useUnits();
  const sorted = useMemo(() => sortUnits(listed, state.sort), [listed, state.sort]);
  const showsSun = useMemo(() => units.some(({ light }) => light?.eveningSunHours !== undefined), [units]);
  const showsSea = useMemo(() => units.some(({ light }) => light?.seaViewDegrees !== undefined), [units]);
  const showsPrice = useMemo(() => units.some((unit) => priceOf(unit) !== null), [units]);
  const isPhone = useIsPhone();
  const visibleLook = isPhone ? 'disc' : 'disc-and-word';
  const statusLook = statusHidden ? 'none' : visibleLook;
  const sort = (column: SortColumn) => setState(({ sort: former }) => ({ sort: nextSort(former, column) }));
  const say = (id: string) => formatMessage({ id });
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <SortHead column="number" label={say('building.list.home')} sort={state.sort} onSort={sort} />
          <SortHead column="type" label={say('unit.type')} sort={state.sort} onSort={sort} />
          <SortHead column="area" label={say('unit.area')} sort={state.sort} onSort={sort} isNumber />
          <SortHead column="floor" label={say('unit.floor')} sort={state.sort} onSort={sort} isNumber />
          {showsSun && (
            <SortHead
              column="sun"
              label={say('building.list.sun')}
              sort={state.sort}
              onSort={sort}
              isNumber
            />
          )}
          {showsSea && (
            <SortHead
              column="sea"
              label={say('building.list.sea')}
              sort={state.sort}
              onSort={sort}
              isNumber
            />
          )}
          {!statusHidden && (
            <SortHead column="status" label={say('unit.status')} sort={state.sort} onSort={sort} />
          )}
          {showsPrice && (
            <SortHead column="price" label={say('unit.price')} sort={state.sort} onSort={sort} isNumber />
          )}
          <th scope="col" className={`${styles.head} ${styles.heart}`}>
            <VisuallyHidden>{say('common.favourites')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((unit) => (
          <UnitRow
            key={unit.id}
            unit={unit}
            href={hrefOf(unit)}
            hasPolygon={view === null || shapes.shapeOf.has(unit.id)}
            statusLook={statusLook}
            showsSun={showsSun}
            showsSea={showsSea}
            showsPrice={showsPrice}
            hover={hover}
          />
        ))}
      </tbody>
    </table>
  );
}

interface SortHeadProps {
  readonly column: SortColumn;
  readonly label: string;
  readonly sort: UnitSort;
  readonly onSort: (column: SortColumn) => void;
  readonly isNumber?: boolean;
}

function SortHead({ column, label, sort, onSort, isNumber = false }: SortHeadProps) {
  const isSorted = sort.column === column;
  const classes = [
    styles.head,
    isNumber && styles.number,
    isSorted && styles.sorted,
    column === 'floor' && styles.floorColumn,
    (column === 'sun' || column === 'sea') && styles.lightColumn,
  ];
  return (
    <th
      scope="col"
      data-column={column}
      className={classes.filter(Boolean).join(' ')}
      aria-sort={isSorted ? sort.direction : 'none'}
    >
      <button type="button" className={styles.sort} onClick={() => onSort(column)}>
        {label}
        {isSorted && <Icon path={sort.direction === 'ascending' ? ARROW_UP : ARROW_DOWN} size={14} />}
      </button>
    </th>
  );
}
