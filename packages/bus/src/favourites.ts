import type { UnitStatus } from '@suite/contracts';
import { followText, parseIds, readText, writeText } from './safe-storage.ts';
import { writable } from './stores.ts';

/** Key of the specification §3: a list of apartment ids. */
export const FAVOURITES_KEY = 'favorites';
/** Ours: the status of a home when it was saved, by its id. */
export const SAVED_STATUSES_KEY = 'favorites-statuses';

const favourites = writable('favourites');

function write(ids: readonly number[]): void {
  // The storage first: who hears of the change finds the same there.
  writeText(FAVOURITES_KEY, JSON.stringify(ids));
  favourites.set(ids);
}

/** The list as the browser keeps it, which another tab may have changed a moment ago. */
export function storedFavourites(): readonly number[] {
  return parseIds(readText(FAVOURITES_KEY)) ?? favourites.get();
}

/** Takes another list in the place of this one; statuses of homes that are not in it go. */
export function replaceFavourites(ids: readonly number[]): void {
  write(ids);
  writeStatuses(readStatuses());
}

/** Shell, at start: what was saved before, and from now on what another tab saves. The answer ends that. */
export function restoreFavourites(): () => void {
  favourites.set(parseIds(readText(FAVOURITES_KEY)) ?? []);
  return followText(FAVOURITES_KEY, (text) => favourites.set(parseIds(text) ?? []));
}

/**
 * Whoever draws a heart, for a visitor who is signed in: saves a home, or removes it when it is saved.
 * `status` is what it is now, so that the list can say later that it was sold since.
 */
export function toggleFavourite(apartmentId: number, status?: UnitStatus | null): 'added' | 'removed' {
  if (favourites.get().includes(apartmentId)) {
    removeFavourite(apartmentId);
    return 'removed';
  }
  addFavourites([apartmentId]);
  if (status) keepSavedStatus(apartmentId, status);
  return 'added';
}

/** Adds homes at the end; those that are there stay where they are. */
export function addFavourites(apartmentIds: readonly number[]): void {
  write([...new Set([...favourites.get(), ...apartmentIds])]);
}

export function removeFavourite(apartmentId: number): void {
  write(favourites.get().filter((id) => id !== apartmentId));
  // Saved again later, it is as it will be then.
  const { [apartmentId]: _, ...others } = readStatuses();
  writeText(SAVED_STATUSES_KEY, JSON.stringify(others));
}

/** Empties the list; the answer puts back what it held, also after others were added. */
export function clearFavourites(): () => void {
  const held = favourites.get();
  write([]);
  return () => write([...new Set([...held, ...favourites.get()])]);
}

/** Status of a home when it was saved; null where that is not known. */
export function savedStatus(apartmentId: number): string | null {
  return readStatuses()[apartmentId] ?? null;
}

/** Keeps the status of a saved home, once; statuses of homes that are not in the list go. */
export function keepSavedStatus(apartmentId: number, status: UnitStatus): void {
  writeStatuses({ ...readStatuses(), [apartmentId]: status });
}

function writeStatuses(known: Readonly<Record<number, string>>): void {
  const remaining = favourites.get().flatMap((id) => {
    const text = known[id];
    return text === undefined ? [] : [[id, text] as const];
  });
  writeText(SAVED_STATUSES_KEY, JSON.stringify(Object.fromEntries(remaining)));
}

function readStatuses(): Readonly<Record<number, string>> {
  try {
    const value: unknown = JSON.parse(readText(SAVED_STATUSES_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<number, string>) : {};
  } catch {
    return {};
  }
}
