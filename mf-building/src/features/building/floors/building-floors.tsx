import { useOptimisticFilter } from '@suite/filters';
import { FloorRail } from '@suite/ui';
import { memo, useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useUnitLabels } from '../../../lib/use-unit-labels.ts';
import { useScreen, useUnits } from '../screen-store.ts';
import { floorRows, isolatedFloor, withFloor } from './floor-rows.ts';

/** The storeys of the building with what is available on each; choosing one leaves only its homes. */
export const BuildingFloors = memo(function BuildingFloors() {
  const { formatMessage } = useIntl();
  const labels = useUnitLabels();
  const units = useUnits();
  const { statusHidden } = useScreen('statusHidden');
  const { filter, setFilter } = useOptimisticFilter(useScreen('filter', 'setFilter'));
  const rows = useMemo(() => floorRows(units, filter, statusHidden), [units, filter, statusHidden]);
  const isolated = isolatedFloor(filter);
  const select = useCallback(
    (floor: number | null) => setFilter((former) => withFloor(former, floor)),
    [setFilter],
  );
  const nameOf = (label: string, count: number | null) =>
    count === null
      ? formatMessage({ id: 'building.floors.row-hidden' }, { floor: label })
      : formatMessage({ id: 'building.floors.row' }, { floor: label, count });
  return (
    <FloorRail
      label={formatMessage({ id: 'unit.floor' })}
      allLabel={formatMessage({ id: 'common.all' })}
      items={rows.map(({ floor, available }) => ({
        floor,
        label: labels.floor(floor),
        count: available,
        selected: floor === isolated,
        name: nameOf(labels.floor(floor), available),
      }))}
      allSelected={filter.floor === undefined}
      onSelect={select}
    />
  );
});
