import type { FilterRequest } from '@suite/api';
import { SLOW_AFTER_MS } from '@suite/api-client';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { checkFilter } from './check-filter.ts';

/** The server is asked once the visitor has stopped choosing for this long. */
export const CHECK_AFTER_MS = 200;

export type FilterCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'done'; readonly ids: ReadonlySet<number> }
  /** No answer, or none for so long that the visitor should know. */
  | { readonly kind: 'failed' };

interface Settled {
  readonly key: string;
  readonly check: FilterCheck;
}

/**
 * The server's word on a filter, of all that it is asked about: asked after a pause, the former question aborted. No
 * request asks nothing, and another `revision` asks the same anew: what was true before a home was sold no longer is.
 */
export function useFilterCheck(
  requests: readonly FilterRequest[],
  revision: string | number = 0,
): {
  readonly check: FilterCheck;
  readonly retry: () => void;
} {
  const [settled, setSettled] = useState<Settled | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = requests.length > 0 ? `${attempt}/${revision}/${JSON.stringify(requests)}` : null;
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const [first = NO_IDS, ...others] = await Promise.all(
      requests.map((request) => checkFilter(request, signal)),
    );
    return others.length === 0 ? first : new Set([first, ...others].flatMap((ids) => [...ids]));
  });

  useEffect(() => {
    if (key === null) return;
    const controller = new AbortController();
    const settle = (check: FilterCheck) => {
      if (!controller.signal.aborted) setSettled({ key, check });
    };
    const slowTimer = setTimeout(() => settle({ kind: 'failed' }), CHECK_AFTER_MS + SLOW_AFTER_MS);
    const timer = setTimeout(() => {
      ask(controller.signal)
        .then(
          (ids) => settle({ kind: 'done', ids }),
          () => settle({ kind: 'failed' }),
        )
        .finally(() => clearTimeout(slowTimer));
    }, CHECK_AFTER_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
      clearTimeout(slowTimer);
    };
  }, [key]);

  const check = key === null ? NONE : settled?.key === key ? settled.check : PENDING;
  return { check, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}

const NO_IDS: ReadonlySet<number> = new Set();
const NONE: FilterCheck = { kind: 'none' };
const PENDING: FilterCheck = { kind: 'pending' };
