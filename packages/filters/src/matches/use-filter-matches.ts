import type { Unit } from '@suite/api';
import {
  type FilterEntity,
  type FilterState,
  isEmptyFilter,
  type RequestContext,
  toFilterRequest,
} from '@suite/filter-engine';
import { useDeferredValue, useMemo } from 'react';
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

/**
 * What matches: as far as the homes tell right after the control that was pressed is drawn, and as the server says once
 * it has answered.
 */
export function useFilterMatches(input: FilterMatchesInput): FilterMatches {
  const { entities, units, requestContext, isSettled, revision } = input;
  // Matching, and drawing picture and list anew, takes longer than a visitor should wait for the tick that they made.
  const filter = useDeferredValue(input.filter);
  const isAsked = isSettled && filter === input.filter && !isEmptyFilter(filter);
  const asked = isAsked ? entities : [];
  const requests = asked.map((entity) => toFilterRequest(entity, filter, requestContext));
  const { check, retry } = useFilterCheck(requests, revision);
  const checkedIds = check.kind === 'done' ? check.ids : null;
  const matchedIds = useMemo(
    () => units && matchedUnitIds(units, filter, checkedIds),
    [units, filter, checkedIds],
  );
  return { matchedIds, check, recheck: retry };
}
