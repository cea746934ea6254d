import { setFilter } from '@suite/bus';
import { type FilterState, filterFromSearch, filterToSearch } from '@suite/filter-engine';
import { useEffect, useEffectEvent, useRef } from 'react';

export interface FilterMirrorInput {
  readonly filter: FilterState;
  /** Null: not known yet. */
  readonly matched: number | null;
  readonly total: number;
  /** Called once per change of the filter, when it is known how many homes match. */
  readonly onChange: (counts: { readonly matched: number; readonly total: number }) => void;
}

/** Tells the other remotes the filter, and once per change how many homes match. */
export function useFilterMirror({ filter, matched, total, onChange }: FilterMirrorInput): void {
  const key = filterToSearch(filter);
  useEffect(() => setFilter(filterFromSearch(new URLSearchParams(key))), [key]);

  const toldKey = useRef('');
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (matched === null || toldKey.current === key) return;
    toldKey.current = key;
    tell({ matched, total });
  }, [key, matched, total]);
}
