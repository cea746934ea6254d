import type { Unit } from '@suite/api';
import { filterableUnits, statusOf } from '@suite/domain';
import { type FilterState, matchingUnits, withoutFilter } from '@suite/filter-engine';

export interface FloorRow {
  readonly floor: number;
  /** Homes of the floor that can be bought now and match the other filters; null when the status is hidden. */
  readonly available: number | null;
}

/** Storeys with homes, from the roof to the basement. */
export function floorRows(units: readonly Unit[], filter: FilterState, statusHidden: boolean): FloorRow[] {
  const floors = [...new Set(filterableUnits(units).map((unit) => unit.floor))].toSorted((a, b) => b - a);
  if (statusHidden) return floors.map((floor) => ({ floor, available: null }));
  const available = new Map<number, number>();
  for (const unit of matchingUnits(units, withoutFilter(filter, 'floor'))) {
    if (statusOf(unit) === 'available') available.set(unit.floor, (available.get(unit.floor) ?? 0) + 1);
  }
  return floors.map((floor) => ({ floor, available: available.get(floor) ?? 0 }));
}

/** The one floor that the filter isolates; null for none or for a range of floors. */
export function isolatedFloor(filter: FilterState): number | null {
  return filter.floor && filter.floor[0] === filter.floor[1] ? filter.floor[0] : null;
}

/** The filter with one floor isolated; null, or the floor that is isolated already, shows all floors. */
export function withFloor(filter: FilterState, floor: number | null): FilterState {
  if (floor === null || floor === isolatedFloor(filter)) return withoutFilter(filter, 'floor');
  return { ...filter, floor: [floor, floor] };
}
