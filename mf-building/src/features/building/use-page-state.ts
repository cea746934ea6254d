import type { FilterState } from '@suite/contracts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { changePageState, type PageState, readPageState } from './page-search.ts';

export type ChangePageState = (change: (state: PageState) => Partial<PageState>) => void;
export type ChangeFilter = (change: (filter: FilterState) => FilterState) => void;

export interface PageStateModel {
  readonly state: PageState;
  readonly change: ChangePageState;
  /**
   * Shows a filter without writing it into the address, while a thumb is dragged: browsers refuse an address
   * that changes with every pixel. The next change puts an end to it.
   */
  readonly previewFilter: ChangeFilter;
}

/**
 * State of the page, kept in its address. Changes replace the entry of the history, so that Back leaves the
 * building and coming back finds it as it was.
 */
export function usePageState(): PageStateModel {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [preview, setPreview] = useState<FilterState | null>(null);
  const state = useMemo(() => {
    const written = readPageState(new URLSearchParams(search));
    return preview ? { ...written, filter: preview } : written;
  }, [search, preview]);

  // The router renders a new address in a transition: a second change made meanwhile must not undo the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
    setPreview(null);
  }, [search]);

  const change = useCallback<ChangePageState>(
    (changeOf) => {
      const current = new URLSearchParams(latest.current);
      const change = changeOf(readPageState(current));
      const next = changePageState(current, change);
      // What was shown last stays until the address says the same.
      setPreview(next === latest.current.replace(/^\?/, '') ? null : (change.filter ?? null));
      latest.current = next;
      void navigate({ search: next }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  const previewFilter = useCallback<ChangeFilter>(
    (changeOf) => setPreview(changeOf(readPageState(new URLSearchParams(latest.current)).filter)),
    [],
  );
  return { state, change, previewFilter };
}
