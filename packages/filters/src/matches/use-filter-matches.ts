import type { Unit } from '@suite/api';
import {
  type FilterEntity,
  type FilterState,
  isEmptyFilter,
  type RequestContext,
  toFilterRequest,
} from '@suite/filter-engine';
import { useMemo } from 'react';
import { matchedUnitIds } from './unit-matches.ts';
import { type FilterCheck, useFilterCheck } from './use-filter-check.ts';

export interface FilterMatchesInput {
  /** What the filter asks about; none asks nobody. */
  readonly entities: readonly FilterEntity[];
  /** The filter at work. */
  readonly filter: FilterState;
  /** Null while they are not known. */
  readonly units: readonly Unit[] | null;
  readonly requestContext: RequestContext;
  /** Whether it is known that this is the filter: nobody is asked before. */
  readonly isSettled: boolean;
  /** Another one asks the server anew. */
  readonly revision?: string | number;
}

export interface FilterMatches {
  /** Ids of the homes that match; null without a filter, and while the homes are not known. */
  readonly matchedIds: ReadonlySet<number> | null;
  readonly check: FilterCheck;
  readonly recheck: () => void;
}

/** What matches: at once as far as the homes tell, and as the server says once it has answered. */
export function useFilterMatches(input: FilterMatchesInput): FilterMatches {
  const { entities, filter, units, requestContext, isSettled, revision } = input;
  const asked = isSettled && !isEmptyFilter(filter) ? entities : [];
  const requests = asked.map((entity) => toFilterRequest(entity, filter, requestContext));
  const { check, retry } = useFilterCheck(requests, revision);
  const checkedIds = check.kind === 'done' ? check.ids : null;
  const matchedIds = useMemo(
    () => units && matchedUnitIds(units, filter, checkedIds),
    [units, filter, checkedIds],
  );
  return { matchedIds, check, recheck: retry };
}
