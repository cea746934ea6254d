import type { FilterRequest } from '@suite/api';
import type { RequestContext } from './definition.ts';
import type { FilterEntity } from './entity.ts';
import { appliedFilters, FILTERS, type FilterState, filterOf, type RequestFilters } from './filters.ts';

/** Where nothing is known of the organisation. */
export const UNKNOWN_ORGANIZATION: RequestContext = { bounds: null, usesPriceRanges: false };

/** Request of the specification §3. */
export function toFilterRequest(
  { type, id }: FilterEntity,
  filter: FilterState,
  context: RequestContext,
): FilterRequest {
  const entries = appliedFilters(filter).flatMap(({ definition, value }) => {
    const isApplied = definition.appliesTo?.(context) ?? true;
    const wire = isApplied ? definition.request.write(value, context) : null;
    return wire === null ? [] : [[definition.request.key, wire] as const];
  });
  const filters: RequestFilters = Object.fromEntries(entries);
  return { entityType: type, entityId: id, filters };
}

/** The choices of a request. */
export function fromRequestFilters(filters: RequestFilters): FilterState {
  return filterOf(
    FILTERS.flatMap(({ key, request }) => {
      const wire = (filters as Readonly<Record<string, never>>)[request.key];
      return wire === undefined ? [] : [[key, request.read(wire)] as const];
    }),
  );
}
