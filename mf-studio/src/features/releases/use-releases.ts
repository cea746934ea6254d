import type { DeliveryStatus } from '@suite/api';
import { getDeliveryStatus } from '@suite/api/endpoints';
import { type ReadState, readOf, useRead } from '@suite/api-client';
import { useConnectivity } from '@suite/bus';

/** As often as the judge looks, twice over: what is decided is seen within a minute. */
const EVERY_MS = 30_000;

export interface ReleasesState {
  readonly read: ReadState<DeliveryStatus>;
  /** Why what is shown may be old. */
  readonly error: 'offline' | 'failed' | null;
}

/** Who gets which version, and how they fare; it follows what happens. */
export function useReleases(): ReleasesState {
  const read = useRead(readOf(getDeliveryStatus), { everyMs: EVERY_MS });
  const isOffline = useConnectivity() === 'offline';
  if (isOffline) return { read, error: 'offline' };
  return { read, error: read.error === undefined ? null : 'failed' };
}
