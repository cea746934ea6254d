import { type Read, readAll } from './read.ts';
import { type ReadState, useRead } from './use-read.ts';

/**
 * Several reads as one, of which any failure is the failure of all; `null` and an empty list read nothing. A single
 * one is the same read as `useRead`'s, so that nothing is asked for twice.
 */
export function useReadAll<T>(
  reads: readonly Read<T>[] | null,
): Pick<ReadState<readonly T[]>, 'data' | 'error'> {
  const [first, ...others] = reads ?? [];
  const single = useRead(first && others.length === 0 ? first : null);
  const all = useRead(reads && others.length > 0 ? readAll(reads) : null);
  if (others.length > 0) return all;
  return { data: single.data === undefined ? undefined : [single.data], error: single.error };
}
