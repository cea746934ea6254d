import { listMediaTypes } from '@suite/api/endpoints';
import { apiAddress } from './config.ts';
import { apiState, type ReadVersions } from './state.ts';

/** Of public reads: how far the catalogue had come at least when the response was made. */
const HEADER = 'x-catalogue-version';

/** A state that another copy of this package made may have none yet. */
function versions(): ReadVersions {
  const state = apiState();
  state.versions ??= { latest: 0, ofPaths: new Map(), ofKeys: new Map() };
  return state.versions;
}

/** Keeps of which version a response is; one that does not say is of none. */
export function noteVersion(path: string, version: number | null): void {
  const { ofPaths } = versions();
  if (version === null) ofPaths.delete(path);
  else ofPaths.set(path, noteLatest(version));
}

/** Null for a response that does not say. */
export function versionIn(headers: Headers): number | null {
  const version = Number(headers.get(HEADER) ?? Number.NaN);
  return Number.isSafeInteger(version) ? noteLatest(version) : null;
}

function noteLatest(version: number): number {
  const known = versions();
  known.latest = Math.max(known.latest, version);
  return version;
}

/** Keeps of which version a key of the cache is: of the oldest of the paths that it names. */
export function noteKey(key: string): void {
  const { ofPaths, ofKeys } = versions();
  const read = key.split(' ').flatMap((path) => ofPaths.get(path) ?? []);
  if (read.length > 0) ofKeys.set(key, Math.min(...read));
}

/** Reads for a key of the cache, and keeps of which version that is. */
export async function readVersioned<T>(key: string, load: () => Promise<T>): Promise<T> {
  const { ofKeys } = versions();
  const former = ofKeys.get(key);
  // What is on its way is not asked for again.
  ofKeys.delete(key);
  try {
    const data = await load();
    noteKey(key);
    return data;
  } catch (error) {
    if (former !== undefined) ofKeys.set(key, former);
    throw error;
  }
}

/** Whether something was published since a key of the cache was read. */
export function isOutdated(key: string): boolean {
  const { ofKeys, latest } = versions();
  return (ofKeys.get(key) ?? latest) < latest;
}

/**
 * Asks how far the catalogue has come, by the headers of a small response, and says whether that is further than known. A back end
 * that never said so is not asked.
 */
export async function askVersion(): Promise<boolean> {
  const { latest } = versions();
  if (latest === 0) return false;
  try {
    const { headers } = await fetch(apiAddress(listMediaTypes.path), { method: 'HEAD' });
    return (versionIn(headers) ?? latest) > latest;
  } catch {
    return false;
  }
}
