import type { Unit } from '@suite/api';
import { FILTER_STATUSES, type FilterResult, type FilterState } from '@suite/contracts';
import {
  countAvailable,
  type FilterKey,
  type FilterName,
  filterableUnits,
  isEmptyFilter,
  matchingUnits,
  statusOf,
  withoutFilter,
} from '@suite/domain';

/** Whether the organisation hides the status of its units: no unit carries one. */
export function isStatusHidden(units: readonly Unit[]): boolean {
  return units.length > 0 && units.every((unit) => statusOf(unit) === null);
}

export interface AtWorkInput {
  readonly buildingView: boolean;
  readonly statusHidden: boolean;
  readonly offered: readonly FilterName[];
}

/**
 * The filter that is at work: none in the building view, no status where it is hidden, and prices only where
 * the visitor is offered them, whatever the address says.
 */
export function filterAtWork(filter: FilterState, input: AtWorkInput): FilterState {
  if (input.buildingView) return {};
  const idle: FilterKey[] = [];
  if (input.statusHidden) idle.push('statuses');
  if (!input.offered.includes('price')) idle.push('price');
  if (!input.offered.includes('price-range')) idle.push('priceRange');
  return idle.some((key) => filter[key] !== undefined) ? idle.reduce(withoutFilter, filter) : filter;
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
