import type { ReadState } from '@suite/api-client';
import { useMemo } from 'react';
import type { AsyncState } from './async-state.ts';

/** The same object as long as the state of the read is the same, so that nothing is drawn again for it. */
export function useStableRead<Read extends AsyncState<unknown> & Partial<ReadState<unknown>>>(
  read: Read,
): Read {
  const { data, error, isLoading, slow } = read;
  // `retry` belongs to the state.
  return useMemo(() => read, [data, error, isLoading, slow]);
}
