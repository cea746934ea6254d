import { isCausedByApi } from '@suite/api-client';
import type { PageProps, PanelProps } from '@suite/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type LoadedView, leaveVersion, loadView, type ViewOf } from './load-remote.ts';
import { isChunkFailure, reloadAfter } from './loading/chunk-failure.ts';
import { noteView } from './loading/on-page.ts';
import { noteMounted } from './outcomes/outcomes.ts';
import { onRevoked } from './revocation.ts';

export type ViewState<Props> =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'ready' } & LoadedView<Props>)
  | { readonly kind: 'failed'; readonly error: unknown };

export interface RemoteViewControl<Props> {
  readonly state: ViewState<Props>;
  /** Starts over after a failure. */
  readonly retry: () => void;
  /** To be called by what stands beside the view, as an effect: it is on the page. */
  readonly onMount: () => () => void;
  /** To be called by the boundary around the view: another version takes its place, where there is one. */
  readonly onError: (error: Error) => void;
}

/** Loads a view of a remote, says how far it is, and puts another version in its place when it fails. */
export function useView<Props extends PageProps | PanelProps>(view: ViewOf): RemoteViewControl<Props> {
  const [state, setState] = useState<ViewState<Props>>({ kind: 'loading' });
  const latest = useRef(0);
  const load = useCallback(() => {
    latest.current += 1;
    const attempt = latest.current;
    const settle = (next: ViewState<Props>) => {
      if (attempt === latest.current) setState(next);
    };
    settle({ kind: 'loading' });
    loadView<Props>(view).then(
      (loadedView) => settle({ kind: 'ready', ...loadedView }),
      async (error: unknown) => {
        if (!(await reloadAfter(error))) settle({ kind: 'failed', error });
      },
    );
  }, [view]);
  useEffect(() => {
    load();
    return () => {
      latest.current += 1;
    };
  }, [load]);

  const candidate = state.kind === 'ready' ? state.candidate : null;
  const loadMs = state.kind === 'ready' ? state.loadMs : 0;
  const onMount = useCallback(() => {
    if (!candidate) return () => undefined;
    noteMounted(view.remote, candidate, loadMs);
    return noteView(candidate);
  }, [view, candidate, loadMs]);
  const onError = useCallback(
    async (error: Error) => {
      // No version does better with an API that fails.
      if (isCausedByApi(error)) return setState({ kind: 'failed', error });
      const hasOther =
        candidate !== null &&
        (await leaveVersion(view, candidate, isChunkFailure(error) ? 'chunk' : 'render'));
      // What fails long after the mount is offered and not exchanged: the visitor was in the middle of something.
      if (hasOther && !isChunkFailure(error)) load();
      else if (hasOther || !(await reloadAfter(error))) setState({ kind: 'failed', error });
    },
    [view, candidate, load],
  );
  useEffect(() => onRevoked(view.remote, candidate, load), [view, candidate, load]);
  return { state, retry: load, onMount, onError };
}
