import type { ReadState } from '@suite/api-client';

/** What a view has to know of something that is loaded: a read, several joined ones, or a picture. */
export type AsyncState<T> = Pick<ReadState<T>, 'data' | 'error' | 'slow' | 'retry'>;

/**
 * One state of several reads: data when all are there, the first error of what is not there, slow where one is.
 * `retry` asks only for what is missing.
 */
export function joinStates<T extends readonly unknown[] | []>(
  states: {
    readonly [K in keyof T]: ReadState<T[K]>;
  },
): ReadState<T> {
  const missing = (states as readonly ReadState<unknown>[]).filter(({ data }) => data === undefined);
  return {
    data: missing.length === 0 ? (states.map(({ data }) => data) as unknown as T) : undefined,
    error: missing.find(({ error }) => error !== undefined)?.error,
    isLoading: states.some(({ isLoading }) => isLoading),
    slow: states.some(({ slow }) => slow),
    retry: () => {
      for (const { retry } of missing) retry();
    },
  };
}
