import { setTimeout } from 'node:timers/promises';
import {
  type Database,
  type DatabaseLocation,
  openDatabase,
  type PoolSettings,
} from '../database/connection.ts';
import { isUnavailable } from '../dependencies/unavailable.ts';
import { codeOf, StartError } from '../errors.ts';
import type { MediaLocation } from '../modules/media/open-media-store.ts';
import { checkMediaStore, isAway } from './checks.ts';

interface Waiting {
  readonly settings: PoolSettings;
  /** Hears what is waited for, a sentence a second. */
  readonly onWait: (sentence: string) => void;
  readonly signal?: AbortSignal | undefined;
}

const TRY_AGAIN_MS = 1000;

/**
 * Opens the database as soon as it is there.
 * @throws {StartError} when it is there and cannot be opened, as with a wrong password
 */
export async function openWhenThere(
  location: DatabaseLocation,
  { settings, onWait, signal }: Waiting,
): Promise<Database> {
  for (;;) {
    try {
      return await openDatabase(location, settings);
    } catch (error) {
      const reason = codeOf(error) || (error instanceof Error ? error.message : String(error));
      const place = placeOf(location);
      if (location.kind === 'embedded' || !isUnavailable(error)) {
        throw new StartError(`${place} cannot be opened (${reason}).`, { cause: error });
      }
      onWait(`Waiting for ${place.replace(/^The/, 'the')} (${reason}).`);
      await setTimeout(TRY_AGAIN_MS, null, { signal });
    }
  }
}

/**
 * Pages are shown without the store of media, so that nobody waits for it.
 * @throws {StartError} when it is there and does not respond as it must
 */
export async function reportMediaStore(
  location: MediaLocation,
  onWait: (sentence: string) => void,
): Promise<void> {
  try {
    await checkMediaStore(location);
  } catch (error) {
    if (!(error instanceof StartError && isAway(error.cause))) throw error;
    onWait(`${error.message} The server starts without it.`);
  }
}

/** Never the user name or the password. */
function placeOf(location: DatabaseLocation): string {
  if (location.kind === 'embedded') return `The database in ${location.folder}`;
  const { host, pathname } = new URL(location.url);
  return `The database ${pathname.slice(1)} at ${host}`;
}
