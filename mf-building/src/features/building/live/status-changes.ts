import type { Unit } from '@suite/api';
import type { UnitStatus } from '@suite/contracts';
import { filterableUnits, statusOf } from '@suite/domain';

export type SeenStatuses = ReadonlyMap<number, UnitStatus>;

/** Status of each home that tells one, by its id. */
export function seenStatuses(units: readonly Unit[]): SeenStatuses {
  return new Map(
    filterableUnits(units).flatMap((unit) => {
      const status = statusOf(unit);
      return status === null ? [] : [[unit.id, status] as const];
    }),
  );
}

/** Homes whose status is another one than was seen before. A home that was not seen before is no news. */
export function changedSince(seen: SeenStatuses, units: readonly Unit[]): Unit[] {
  const now = seenStatuses(units);
  return units.filter((unit) => {
    const [before, after] = [seen.get(unit.id), now.get(unit.id)];
    return before !== undefined && after !== undefined && before !== after;
  });
}
