import { useEffect, useState } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { isRetryable } from './error.ts';
import type { Read } from './reads.ts';

/** After this long the screen says that it takes long and offers to try again (README). */
export const SLOW_AFTER_MS = 10_000;

/**
 * State of a read. While `data` is there it stays, also when a later refresh fails (`error` is then set too).
 * `slow`: no answer for `SLOW_AFTER_MS`.
 */
export interface ReadState<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly slow: boolean;
  readonly retry: () => void;
}

const CONFIGURATION: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  shouldRetryOnError: isRetryable,
  errorRetryCount: 2,
  errorRetryInterval: 2_000,
};

/** Reads through the cache that all remotes share; `null` reads nothing. */
export function useRead<T>(read: Read<T> | null): ReadState<T> {
  const { data, error, isLoading, mutate } = useSWR<T, unknown>(
    read?.key ?? null,
    read ? () => read.load() : null,
    CONFIGURATION,
  );
  const [slow, setSlow] = useState(false);
  const waiting = isLoading && data === undefined && error === undefined;
  useEffect(() => {
    setSlow(false);
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return {
    data,
    error,
    isLoading: waiting,
    slow: waiting && slow,
    retry: () => {
      setSlow(false);
      mutate(read?.load(), { populateCache: true, revalidate: false }).catch(() => undefined);
    },
  };
}
