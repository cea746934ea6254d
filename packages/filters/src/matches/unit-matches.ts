import type { Unit } from '@suite/api';
import { FILTER_STATUSES, type FilterResult } from '@suite/contracts';
import { countAvailable, filterableUnits, statusOf } from '@suite/domain';
import { type FilterState, isEmptyFilter, matchingUnits } from '@suite/filter-engine';

/** Whether the organisation hides the status of its units: no unit carries one. */
export function isStatusHidden(units: readonly Unit[]): boolean {
  return units.length > 0 && units.every((unit) => statusOf(unit) === null);
}

/** The filter that other remotes are told: the building view is the one for all statuses (specification §4). */
export function filterForOthers(filter: FilterState, buildingView: boolean): FilterState {
  return buildingView ? { statuses: FILTER_STATUSES } : filter;
}

/**
 * Ids of the matching homes; null without a filter. `checkedIds` are the server's, which decide once they
 * are there; ids that are no home of this building are left out, so that picture, list and counter agree.
 */
export function matchedUnitIds(
  units: readonly Unit[],
  filter: FilterState,
  checkedIds: ReadonlySet<number> | null,
): ReadonlySet<number> | null {
  if (isEmptyFilter(filter)) return null;
  const matching = checkedIds
    ? filterableUnits(units).filter((unit) => checkedIds.has(unit.id))
    : matchingUnits(units, filter);
  return new Set(matching.map((unit) => unit.id));
}

/** What the app bar counts: the matches, or what is available. Null where nothing can be said. */
export function filterResult(
  units: readonly Unit[],
  matchedIds: ReadonlySet<number> | null,
  asOf: string | null,
): FilterResult | null {
  const total = filterableUnits(units).length;
  if (matchedIds) return { kind: 'match', matched: matchedIds.size, total, asOf };
  if (total === 0 || isStatusHidden(units)) return null;
  return { kind: 'available', matched: countAvailable(units), total, asOf };
}

/** The latest time that the availability of any unit is from; null without units. */
export function latestAsOf(units: readonly Unit[]): string | null {
  return (
    units
      .map((unit) => unit.asOf)
      .toSorted()
      .at(-1) ?? null
  );
}
