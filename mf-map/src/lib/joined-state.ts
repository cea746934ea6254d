import type { ReadState } from '@suite/api-client';

/** What several reads of one screen come to. */
export interface JoinedState {
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly slow: boolean;
  /** Tries again what failed or has no answer yet. */
  readonly retry: () => void;
}

/** One state of several reads: the first error counts, and one that is loading or slow makes all so. */
export function joinStates(states: readonly ReadState<unknown>[]): JoinedState {
  return {
    error: states.find((state) => state.error !== undefined && state.data === undefined)?.error,
    isLoading: states.some((state) => state.isLoading),
    slow: states.some((state) => state.slow),
    retry: () => {
      for (const state of states) if (state.data === undefined) state.retry();
    },
  };
}
