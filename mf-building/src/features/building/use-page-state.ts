import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { changePageState, type PageState, readPageState } from './page-search.ts';

export type ChangePageState = (change: (state: PageState) => Partial<PageState>) => void;

/**
 * State of the page, kept in its address. Changes replace the entry of the history, so that Back leaves the
 * building and coming back finds it as it was.
 */
export function usePageState(): readonly [state: PageState, change: ChangePageState] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readPageState(new URLSearchParams(search)), [search]);

  // The router renders a new address in a transition: a second change made meanwhile must not undo the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  const change = useCallback<ChangePageState>(
    (changeOf) => {
      const current = new URLSearchParams(latest.current);
      const next = changePageState(current, changeOf(readPageState(current)));
      latest.current = next;
      void navigate({ search: next }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return [state, change];
}
