import type { Unit } from '@suite/api';
import { getApartment, listBuildingApartments } from '@suite/api/endpoints';
import { cacheKey, inLanguage, readOf } from '@suite/api-client';
import { LOCALES } from '@suite/contracts';
import type { useSWRConfig } from 'swr';
import type { StatusListener } from './follow-statuses.ts';
import { changedUnit, changedUnits, latestAsOfMs, type StatusChange } from './status-change.ts';

type CacheAccess = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>;

/** Changes that come together are shown together. */
const GATHER_MS = 100;

/** The units of a building in the cache, as `viewer` was answered, which changes are written into. */
export function liveUnits(
  { cache, mutate }: CacheAccess,
  { buildingId, viewer }: { readonly buildingId: number; readonly viewer: number },
): StatusListener {
  const keyOf = (readKey: string) => cacheKey(readKey, viewer);
  const listKeys = LOCALES.map((locale) =>
    keyOf(readOf(listBuildingApartments, { id: buildingId, ...inLanguage(locale) }).key),
  );
  const dataOf = <T>(key: string) => cache.get(key)?.data as T | undefined;
  /** The last change of each unit; at most one for each. */
  const changes = new Map<number, StatusChange>();
  let isGathering = false;
  let isReading = false;

  function write<T>(key: string, changed: (data: T) => T): void {
    const data = dataOf<T>(key);
    // Without data a request may be on its way, which the cache would drop.
    if (data === undefined) return;
    const next = changed(data);
    if (next !== data) void mutate(key, next, { revalidate: false });
  }

  function show(): void {
    isGathering = false;
    // The cache would drop the answer that is on its way.
    if (isReading) return;
    for (const key of listKeys) write<readonly Unit[]>(key, (units) => changedUnits(units, changes));
    for (const change of changes.values()) {
      for (const locale of LOCALES) {
        const key = keyOf(readOf(getApartment, { id: change.apartmentId, ...inLanguage(locale) }).key);
        write<Unit>(key, (unit) => changedUnit(unit, change));
      }
    }
  }

  async function readAgain(): Promise<void> {
    isReading = true;
    await Promise.allSettled(listKeys.map((key) => mutate(key)));
    isReading = false;
    show();
  }

  return {
    onChange: (change) => {
      changes.set(change.apartmentId, change);
      if (!isGathering) setTimeout(show, GATHER_MS);
      isGathering = true;
    },
    onReady: (asOf, isFirst) => {
      const known = listKeys.map((key) => latestAsOfMs(dataOf<readonly Unit[]>(key) ?? []));
      if (!isFirst || Date.parse(asOf) > Math.max(...known)) void readAgain();
    },
  };
}
