import { commercialState } from '@suite/access';
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
  const read = new WeakSet<StatusChange>();
  let isGathering = false;
  let isReading = false;

  function write<T>(key: string, changed: (data: T) => T): void {
    const data = dataOf<T>(key);
    // Without data a request may be on its way, which the cache would drop.
    if (data === undefined) return;
    const next = changed(data);
    if (next !== data) void mutate(key, next, { revalidate: false });
  }

  const unitKeys = (id: number) =>
    LOCALES.map((locale) => keyOf(readOf(getApartment, { id, ...inLanguage(locale) }).key));

  function show(): void {
    isGathering = false;
    // The cache would drop the answer that is on its way.
    if (isReading) return;
    const back = changesBackOnSale();
    writeChanges();
    if (back.length === 0) return;
    for (const change of back) read.add(change);
    void readAgain(back.flatMap(({ apartmentId }) => unitKeys(apartmentId)));
  }

  function writeChanges(): void {
    for (const key of listKeys) write<readonly Unit[]>(key, (units) => changedUnits(units, changes));
    for (const change of changes.values()) {
      for (const key of unitKeys(change.apartmentId)) write<Unit>(key, (unit) => changedUnit(unit, change));
    }
  }

  /** The price of a unit that was gone is not here; who sees prices reads it, once for each change. */
  function changesBackOnSale(): StatusChange[] {
    if (viewer === 0) return [];
    const units = listKeys.flatMap((key) => dataOf<readonly Unit[]>(key) ?? []);
    return [...changes.values()].filter((change) =>
      units.some(
        (unit) =>
          unit.id === change.apartmentId &&
          !read.has(change) &&
          commercialState(unit).kind === 'gone' &&
          commercialState(changedUnit(unit, change)).kind === 'on-request',
      ),
    );
  }

  async function readAgain(others: readonly string[] = []): Promise<void> {
    isReading = true;
    await Promise.allSettled([...listKeys, ...others].map((key) => mutate(key)));
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
    onSilence: () => void readAgain(),
  };
}
