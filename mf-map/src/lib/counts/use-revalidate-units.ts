import type { Unit } from '@suite/api';
import type { ReadState } from '@suite/api-client';
import { latestAsOf } from '@suite/filters';
import { useEffect, useEffectEvent } from 'react';

/** Homes that were read before the counts beside them are read again; until the answer is there they stay. */
export function useRevalidateUnits(
  { data, retry }: Pick<ReadState<readonly Unit[]>, 'data' | 'retry'>,
  countsAsOf: string | null,
): void {
  const follow = useEffectEvent((asOf: string) => {
    const known = data && latestAsOf(data);
    if (known && Date.parse(known) < Date.parse(asOf)) retry();
  });
  useEffect(() => {
    if (countsAsOf !== null) follow(countsAsOf);
  }, [countsAsOf]);
}
