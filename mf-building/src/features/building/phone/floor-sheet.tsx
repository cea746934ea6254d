import { PhoneSheet } from '@suite/filters';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useUnitLabels } from '../../../lib/use-unit-labels.ts';
import { floorRows, isolatedFloor, withFloor } from '../floors/floor-rows.ts';
import { useScreen, useUnits } from '../screen-store.ts';
import styles from './floor-sheet.module.css';

export interface FloorSheetProps {
  readonly onClose: () => void;
}

/** The storeys on a phone; choosing one leaves only its homes and puts the sheet away. */
export function FloorSheet({ onClose }: FloorSheetProps) {
  const { formatMessage } = useIntl();
  const labels = useUnitLabels();
  const units = useUnits();
  const { filter, statusHidden, setFilter } = useScreen('filter', 'statusHidden', 'setFilter');
  const rows = useMemo(() => floorRows(units, filter, statusHidden), [units, filter, statusHidden]);
  const isolated = isolatedFloor(filter);
  const choose = (floor: number | null) => {
    setFilter((former) => withFloor(former, floor));
    onClose();
  };
  return (
    <PhoneSheet title={formatMessage({ id: 'building.floors.title' })} height="low" onClose={onClose}>
      <div className={styles.rows}>
        <FloorRow on={filter.floor === undefined} onChoose={() => choose(null)}>
          {formatMessage({ id: 'common.all' })}
        </FloorRow>
        {rows.map(({ floor, available }) => (
          <FloorRow
            key={floor}
            on={floor === isolated}
            onChoose={() => choose(floor)}
            end={available === null ? null : formatMessage({ id: 'common.available' }, { count: available })}
          >
            {formatMessage({ id: 'building.floors.row-hidden' }, { floor: labels.floor(floor) })}
          </FloorRow>
        ))}
      </div>
    </PhoneSheet>
  );
}

interface FloorRowProps {
  readonly on: boolean;
  readonly onChoose: () => void;
  readonly children: string;
  readonly end?: string | null;
}

function FloorRow({ on, onChoose, children, end = null }: FloorRowProps) {
  return (
    <button
      type="button"
      className={on ? `${styles.row} ${styles.on}` : styles.row}
      aria-pressed={on}
      onClick={onChoose}
    >
      <span>{children}</span>
      {end !== null && <span className={styles.end}>{end}</span>}
    </button>
  );
}
