import { emit, selectBuilding, setFilter, setFilterResult } from '@suite/bus';
import type { Building, FilterResult, FilterState } from '@suite/contracts';
import { filterFromSearch, filterToSearch } from '@suite/domain';
import { useEffect, useRef } from 'react';

/** Tells the other remotes which building is on the screen. */
export function useSelectedBuilding(building: Building): void {
  const { id, name, title, projectId, masterplansId, masterplanName } = building;
  useEffect(() => {
    selectBuilding(projectId, { id: masterplansId, name: masterplanName, parentId: 0 }, { id, name, title });
  }, [id, name, title, projectId, masterplansId, masterplanName]);
  useEffect(() => emit('mf-building:building-shown', { buildingId: id }), [id]);
}

/** Tells the app bar what to count; null hides the counter. */
export function useFilterResult(result: FilterResult | null): void {
  const { kind, matched = 0, total = 0, asOf = null } = result ?? {};
  useEffect(
    () => setFilterResult(kind ? { kind, matched, total, asOf } : null),
    [kind, matched, total, asOf],
  );
}

/** Tells the other remotes the filter, and once per change how many homes match. Null: not known yet. */
export function useFilterMirror(filter: FilterState, matched: number | null, total: number): void {
  const filterKey = filterToSearch(filter);
  useEffect(() => setFilter(filterFromSearch(new URLSearchParams(filterKey))), [filterKey]);

  const toldKey = useRef('');
  useEffect(() => {
    if (matched === null || toldKey.current === filterKey) return;
    toldKey.current = filterKey;
    emit('mf-building:filter-changed', { matched, total });
  }, [filterKey, matched, total]);
}
