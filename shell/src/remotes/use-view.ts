import type { PageProps, PanelProps } from '@suite/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reloadAfter } from './chunk-failure.ts';
import { type LoadedView, loadView, type ViewOf } from './load-remote.ts';

export type ViewState<Props> =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'ready' } & LoadedView<Props>)
  | { readonly kind: 'failed'; readonly error: unknown };

/** Loads a view of a remote and says how far it is; `retry` starts over after a failure. */
export function useView<Props extends PageProps | PanelProps>(
  view: ViewOf,
): { state: ViewState<Props>; retry: () => void } {
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
  return { state, retry: load };
}
