import { useEffect, useState } from 'react';
import useSWR, { type Cache, type SWRConfiguration, useSWRConfig } from 'swr';
import { isOutdated, noteKey, readVersioned } from './catalogue-version.ts';
import { isRetryable } from './error.ts';
import type { Read } from './read.ts';
import { cacheKey, useForgetOthers, useViewer } from './use-viewer.ts';

/** After this long the screen says that it takes long and offers to try again (README). */
export const SLOW_AFTER_MS = 10_000;

/**
 * State of a read. While `data` is there it stays, also when a later refresh fails (`error` is then set too).
 * `slow`: no answer for `SLOW_AFTER_MS`. `retry` asks again; without data the read is loading again meanwhile.
 */
export interface ReadState<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly slow: boolean;
  readonly retry: () => void;
}

/** Whether a read came to an end, well or not. */
export function isRead({ data, error }: Pick<ReadState<unknown>, 'data' | 'error'>): boolean {
  return data !== undefined || error !== undefined;
}

const CONFIGURATION: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  shouldRetryOnError: isRetryable,
  errorRetryCount: 2,
  errorRetryInterval: 2_000,
};

/**
 * What is read again and again is also read anew when the visitor comes to it or back to the page. It goes on after
 * a fault, each time after a longer while.
 */
function repeated(everyMs: number, isFresh: boolean): SWRConfiguration {
  return {
    ...CONFIGURATION,
    refreshInterval: everyMs,
    revalidateOnFocus: true,
    revalidateIfStale: !isFresh,
    errorRetryCount: Number.POSITIVE_INFINITY,
  };
}

/** What was published since is shown as it was read, and read anew when the visitor comes to it. */
function configurationOf(key: string | null, everyMs: number): SWRConfiguration {
  if (everyMs > 0) return repeated(everyMs, key !== null && isFresh(key));
  return key !== null && isOutdated(key) ? { ...CONFIGURATION, revalidateIfStale: true } : CONFIGURATION;
}

interface ReadOptions {
  /** Asks again so often, while the page is seen and there is a network, and whenever it is seen anew. Default: never. */
  readonly everyMs?: number | undefined;
}

/** Reads that a person asked for again: what a cache on the way holds may be what failed. */
const retried = new Set<string>();

/** What came ahead is not asked for again by the page that it came for, unless something was published since. */
const FRESH_MS = 10_000;
const takenUpAt = new Map<string, number>();

function isFresh(key: string): boolean {
  const atMs = takenUpAt.get(key) ?? Number.NEGATIVE_INFINITY;
  return performance.now() - atMs < FRESH_MS && !isOutdated(key);
}

/** Reads through the cache that all remotes share; `null` reads nothing. */
export function useRead<T>(read: Read<T> | null, { everyMs = 0 }: ReadOptions = {}): ReadState<T> {
  const viewer = useViewer();
  useForgetOthers(viewer);
  const key = read && cacheKey(read.key, viewer);
  const { cache } = useSWRConfig();
  if (read && viewer === 0) takeUpArrived(cache, read);
  const { data, error, isLoading, mutate } = useSWR<T, unknown>(
    key,
    key !== null && read
      ? () => readVersioned(key, () => read.load(retried.has(key) ? 'reload' : undefined))
      : null,
    configurationOf(key, everyMs),
  );
  // Pages are drawn in slices: something may have become known to be published since this was drawn.
  useEffect(() => {
    if (key !== null && isOutdated(key)) mutate().catch(() => undefined);
  }, [key, mutate]);
  const [last, setLast] = useState({ key, count: 0, isRunning: false });
  const isRetrying = data === undefined && last.isRunning && last.key === key;
  const isWaiting = isRetrying || (isLoading && data === undefined && error === undefined);
  const slow = useSlow(isWaiting ? `${last.count} ${key}` : null);
  const retry = () => {
    const count = last.count + 1;
    if (key !== null) retried.add(key);
    setLast({ key, count, isRunning: true });
    // Without an answer in hand, `mutate` puts a new request in the place of one that hangs.
    mutate()
      .catch(() => undefined)
      .finally(() => {
        if (key !== null) retried.delete(key);
        setLast((now) => (now.count === count ? { ...now, isRunning: false } : now));
      });
  };
  return { data, error: isRetrying ? undefined : error, isLoading: isWaiting, slow, retry };
}

/**
 * What came ahead of the page stands in the cache before it is first drawn: whatever comes later is drawn apart, and
 * not in slices. It was asked for by nobody in particular.
 */
function takeUpArrived<T>(cache: Cache, { key, ahead }: Read<T>): void {
  if (!ahead || cache.get(key)?.data !== undefined) return;
  const data = ahead.peek();
  if (data === undefined) return;
  ahead.take();
  noteKey(key);
  takenUpAt.set(key, performance.now());
  cache.set(key, { ...cache.get(key), data });
}

/** Whether the same thing has been waited for longer than `SLOW_AFTER_MS`; null waits for nothing. */
function useSlow(waitingFor: string | null): boolean {
  const [slowFor, setSlowFor] = useState<string | null>(null);
  useEffect(() => {
    if (waitingFor === null) return;
    let isTold = false;
    const timer = setTimeout(() => {
      isTold = true;
      setSlowFor(waitingFor);
    }, SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      // A later wait for the same thing is not slow from its beginning.
      if (isTold) setSlowFor(null);
    };
  }, [waitingFor]);
  return waitingFor !== null && slowFor === waitingFor;
}
