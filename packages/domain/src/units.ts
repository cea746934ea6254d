import type { Unit } from '@suite/api';
import { type FirstShape, UNIT_STATUSES, type UnitStatus } from '@suite/contracts';
import { statusOf } from './statuses.ts';
import { parseTypeKey } from './types.ts';

/** What decides whether a unit is filterable. */
export type TypedUnit = Pick<Unit, 'apartmentTypeId' | 'apartmentTypeKey'>;

/**
 * Whether a unit is counted, filtered and found: it is of a type (its id is above 0, specification §5), which is no
 * public area. The views of the database decide alike.
 */
export function isFilterable({ apartmentTypeId, apartmentTypeKey }: TypedUnit): boolean {
  return apartmentTypeId > 0 && parseTypeKey(apartmentTypeKey) !== 'public_area';
}

export function filterableUnits<T extends TypedUnit>(units: readonly T[]): T[] {
  return units.filter(isFilterable);
}

/** In the colours of its status, or in none where that is hidden or the unit is nobody's to buy. */
export function unitAppearance(
  unit: TypedUnit & Pick<Unit, 'status' | 'properties'>,
): FirstShape['appearance'] {
  const status = isFilterable(unit) ? statusOf(unit) : null;
  return status ? { kind: 'unit', status } : { kind: 'neutral' };
}

export interface StatusCount {
  readonly status: UnitStatus;
  readonly count: number;
}

/** Units per status, in the order of the table. */
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
