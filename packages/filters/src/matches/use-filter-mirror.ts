import { setFilter } from '@suite/bus';
import { type FilterState, filterFromSearch, filterToSearch } from '@suite/filter-engine';
import { useEffect } from 'react';

/** Tells the other remotes the filter, once per change: as it stands in the address. */
export function useFilterMirror(filter: FilterState): void {
  const key = filterToSearch(filter);
  useEffect(() => setFilter(filterFromSearch(new URLSearchParams(key))), [key]);
}
