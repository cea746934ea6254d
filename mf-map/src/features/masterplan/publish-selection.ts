import type { Masterplan, UnitCounts } from '@suite/api';
import { selectMasterplan, setFilterResult } from '@suite/bus';
import { useFilterMirror } from '@suite/filters';
import { useEffect } from 'react';
import { counterOf } from '../../lib/availability.ts';
import type { PageFilter } from '../../lib/filter/use-page-filter.ts';

/** What is on the screen: a masterplan, or the children of one that is not published. */
export interface ShownMasterplan extends Pick<Masterplan, 'id' | 'name' | 'parentId' | 'projectId' | 'asOf'> {
  /** What there is to count, each in a part of its own. */
  readonly counts: readonly UnitCounts[];
}

/**
 * Tells the shell and the other remotes which masterplan is on the screen and what it has to offer: with a
 * filter what matches, else what is available.
 */
export function useBusMirror(shown: ShownMasterplan, page: PageFilter): void {
  const { id, name, parentId, projectId, counts, asOf } = shown;
  const { filter, isFiltered, matchedIds } = page;
  const matched = isFiltered ? (matchedIds?.size ?? null) : null;
  useEffect(() => selectMasterplan(projectId, { id, name, parentId }), [id, name, parentId, projectId]);
  useEffect(() => {
    const counter = counterOf(counts, asOf);
    setFilterResult(counter && matched !== null ? { ...counter, kind: 'match', matched } : counter);
  }, [counts, asOf, matched]);
  useFilterMirror(filter);
}
