import type { Unit } from '@suite/api';
import { UNIT_STATUSES, type UnitStatus } from '@suite/contracts';
import { statusOf } from './statuses.ts';
import { isFilterable, parseTypeKey } from './types.ts';

/** Units that are counted and can be filtered: everything but public areas. */
export function filterableUnits<T extends Pick<Unit, 'apartmentTypeKey'>>(units: readonly T[]): T[] {
  return units.filter((unit) => isFilterable(parseTypeKey(unit.apartmentTypeKey)));
}

export interface StatusCount {
  readonly status: UnitStatus;
  readonly count: number;
}

/** Units per status, in the order of the table, public areas left out. */
export function countByStatus(units: readonly Unit[]): StatusCount[] {
  const statuses = filterableUnits(units).map(statusOf);
  return UNIT_STATUSES.map((status) => ({
    status,
    count: statuses.filter((one) => one === status).length,
  }));
}

/** How many units can be bought now. */
export function countAvailable(units: readonly Unit[]): number {
  return filterableUnits(units).filter((unit) => statusOf(unit) === 'available').length;
}

/** Unit numbers in the order of people: 2 before 10, A2 before A10. */
export function compareUnitNumbers(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true, sensitivity: 'base' });
}
