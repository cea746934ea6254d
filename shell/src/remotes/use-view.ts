import { isCausedByApi } from '@suite/api-client';
import type { PageProps, PanelProps } from '@suite/contracts';
import type { Candidate } from '@suite/domain';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasOtherVersion, type LoadedView, leaveVersion, loadView, type ViewOf } from './load-remote.ts';
import { isChunkFailure, reloadAfter } from './loading/chunk-failure.ts';
import { noteDrawing, noteDrawn } from './loading/failed-versions.ts';
import { noteView, uncoverPage } from './loading/on-page.ts';
import { type BadReason, noteBad, noteMounted } from './outcomes/outcomes.ts';
import { watchView } from './outcomes/watch-view.ts';
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
  /** The visitor wants the version that stood here before. */
  readonly onLeave: () => void;
}

/** Loads a view of a remote, says how far it is, and puts another version in its place when it fails. */
export function useView<Props extends PageProps | PanelProps>(view: ViewOf): RemoteViewControl<Props> {
  const [state, setState] = useState<ViewState<Props>>({ kind: 'loading' });
  const latest = useRef(0);
  /** The attempt whose view is on the page. */
  const standing = useRef(0);
  const load = useCallback(() => {
    latest.current += 1;
    const attempt = latest.current;
    const settle = (next: ViewState<Props>) => {
      if (attempt === latest.current) setState(next);
    };
    settle({ kind: 'loading' });
    loadView<Props>(view).then(
      (loadedView) => {
        if (loadedView.candidate) noteDrawing(view.remote, loadedView.candidate);
        // In slices, between which the browser answers a hand.
        startTransition(() => settle({ kind: 'ready', ...loadedView }));
        setTimeout(async () => {
          const isStillAwaited = attempt === latest.current && standing.current !== attempt;
          if (isStillAwaited && (await letGo(view, loadedView.candidate, 'suspended', settle))) load();
        }, SUSPENDED_MS);
      },
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
    const attempt = latest.current;
    standing.current = attempt;
    const endMounted = noteMounted(view.remote, candidate, loadMs);
    const endView = noteView(candidate);
    noteDrawn(view.remote, candidate);
    const settle = (next: ViewState<Props>) => {
      if (attempt === latest.current) setState(next);
    };
    const endWatch = watchView(view, candidate, {
      onBad: async (reason) => {
        if (await letGo(view, candidate, reason, settle)) load();
      },
      // What swallows clicks listens on the document, perhaps, from where nothing takes it but another page view.
      onDead: async () => {
        if (await letGo(view, candidate, 'covered', settle)) location.reload();
      },
    });
    return () => {
      endWatch();
      endView();
      endMounted();
    };
  }, [view, candidate, loadMs, load]);
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
  const onLeave = useCallback(async () => {
    if (await letGo(view, candidate, 'error', setState)) load();
  }, [view, candidate, load]);
  useEffect(() => onRevoked(view.remote, candidate, load), [view, candidate, load]);
  return { state, retry: load, onMount, onError, onLeave };
}

/** What suspends, and has no placeholder of its own, keeps the page from being drawn at all. */
const SUSPENDED_MS = 8_000;

/** Takes a version off the page that shows nothing, where there is another one. Says whether there is. */
async function letGo(
  view: ViewOf,
  candidate: Candidate | null,
  reason: BadReason,
  settle: (next: { readonly kind: 'loading' }) => void,
): Promise<boolean> {
  if (!candidate) return false;
  if (candidate.because === 'override' || !(await hasOtherVersion(view, candidate))) {
    noteBad(view.remote, candidate, reason);
    return false;
  }
  // Also where its nodes are gone, so that it cannot be taken off.
  noteBad(view.remote, candidate, reason);
  // It has to be off the page for its styles to go.
  flushSync(() => settle({ kind: 'loading' }));
  uncoverPage();
  return leaveVersion(view, candidate, reason);
}
