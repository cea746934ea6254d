import { emit, selectMasterplan, setFilterResult } from '@suite/bus';
import type { Masterplan } from '@suite/contracts';
import { useFilterMirror } from '@suite/filters';
import { useEffect } from 'react';
import { counterOf } from '../../lib/availability.ts';
import type { PageFilter } from '../../lib/filter/use-page-filter.ts';

/**
 * Tells the shell and the other remotes which masterplan is on the screen and what it has to offer: with a
 * filter what matches, else what is available.
 */
export function useBusMirror(masterplan: Masterplan, page: PageFilter): void {
  const { id, name, parentId, projectId, unitCounts, asOf } = masterplan;
  const { filter, isFiltered, matchedIds, total } = page;
  const matched = isFiltered ? (matchedIds?.size ?? null) : null;
  useEffect(() => selectMasterplan(projectId, { id, name, parentId }), [id, name, parentId, projectId]);
  useEffect(() => {
    const counter = counterOf([unitCounts], asOf);
    setFilterResult(counter && matched !== null ? { ...counter, kind: 'match', matched } : counter);
  }, [unitCounts, asOf, matched]);
  useEffect(() => emit('mf-map:masterplan-shown', { masterplanId: id }), [id]);
  useFilterMirror({
    filter,
    matched: isFiltered ? matched : total,
    total,
    onChange: (counts) => emit('mf-map:filter-changed', counts),
  });
}
