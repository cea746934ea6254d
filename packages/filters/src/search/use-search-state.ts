import type { FilterState } from '@suite/filter-engine';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export type ChangeFilter = (change: (filter: FilterState) => FilterState) => void;
export type ChangeState<State> = (change: (state: State) => Partial<State>) => void;

/** What of a page stands in the query of its address, and how. */
export interface SearchCodec<State> {
  readonly read: (search: URLSearchParams) => State;
  /** Query string with the changed parts; keys that are not the page's own stay as they are. */
  readonly write: (search: URLSearchParams, change: Partial<State>) => string;
}

export interface SearchState<State> {
  readonly state: State;
  readonly change: ChangeState<State>;
  readonly setFilter: ChangeFilter;
  /**
   * Shows a filter without writing it into the address, while a thumb is dragged: browsers refuse an address
   * that changes with every pixel. The next change puts an end to it.
   */
  readonly previewFilter: ChangeFilter;
}

/**
 * State of a page, kept in its address. Changes replace the entry of the history, so that Back leaves the page
 * and coming back finds it as it was. The codec must be the same object every time.
 */
export function useSearchState<State extends { readonly filter: FilterState }>(
  codec: SearchCodec<State>,
): SearchState<State> {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [preview, setPreview] = useState<FilterState | null>(null);
  const state = useMemo(() => {
    const written = codec.read(new URLSearchParams(search));
    return preview ? { ...written, filter: preview } : written;
  }, [codec, search, preview]);

  // The router renders a new address in a transition: a second change made meanwhile must not undo the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
    setPreview(null);
  }, [search]);

  const change = useCallback<ChangeState<State>>(
    (changeOf) => {
      const current = new URLSearchParams(latest.current);
      const change = changeOf(codec.read(current));
      const next = codec.write(current, change);
      latest.current = next;
      // What was shown last stays until the address says the same.
      startTransition(() => {
        setPreview(null);
        void navigate({ search: next }, { replace: true, preventScrollReset: true });
      });
    },
    [codec, navigate],
  );
  const setFilter = useCallback<ChangeFilter>(
    (changeOf) => change(({ filter }) => ({ filter: changeOf(filter) }) as Partial<State>),
    [change],
  );
  const previewFilter = useCallback<ChangeFilter>(
    (changeOf) => setPreview(changeOf(codec.read(new URLSearchParams(latest.current)).filter)),
    [codec],
  );
  return { state, change, setFilter, previewFilter };
}
