import type { Unit } from '@suite/api';
import { compareUnitNumbers, filterableUnits, parseTypeKey, statusOf } from '@suite/domain';

/** As many as can be looked through at a glance. */
const LIMIT = 3;
/** Share of the area by which another type may differ. */
const TOLERANCE = 0.25;

/** What other units are compared with; without an id, one that is not among them. */
export type ComparedUnit = Pick<Unit, 'area' | 'floor'> & {
  readonly id?: number;
  readonly apartmentTypeKey: string | null;
};

/**
 * Homes of the building that can be bought now and are like this one: of the same type, or of about its area. The
 * same type comes first, then what is nearest in area, then in floor.
 */
export function similarUnits(units: readonly Unit[], current: ComparedUnit): Unit[] {
  const typeKey = parseTypeKey(current.apartmentTypeKey);
  const isSameType = (unit: Unit) => typeKey !== null && parseTypeKey(unit.apartmentTypeKey) === typeKey;
  const areaGap = (unit: Unit) => Math.abs(unit.area - current.area);
  const floorGap = (unit: Unit) => Math.abs(unit.floor - current.floor);
  return filterableUnits(units)
    .filter((unit) => unit.id !== current.id && ['available', null].includes(statusOf(unit)))
    .filter((unit) => isSameType(unit) || areaGap(unit) <= current.area * TOLERANCE)
    .toSorted(
      (a, b) =>
        Number(isSameType(b)) - Number(isSameType(a)) ||
        areaGap(a) - areaGap(b) ||
        floorGap(a) - floorGap(b) ||
        compareUnitNumbers(a.name, b.name),
    )
    .slice(0, LIMIT);
}
