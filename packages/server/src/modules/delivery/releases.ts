import type { AppName } from '@suite/contracts';
import {
  EMPTY_DOCUMENT,
  type LastChanges,
  lastChanges,
  type ReleaseStore,
  Releases as StoreReleases,
} from '@suite/release';
import { LRUCache } from 'lru-cache';

type Document = typeof EMPTY_DOCUMENT;

/** What the server does with the release store, beside serving it. */
export interface Releases {
  document(): Promise<Document>;
  /** Who changed each app last, when and why. */
  lastChanges(): Promise<LastChanges>;
  /** Whether such a version was ever published. */
  knows(app: AppName, version: string): Promise<boolean>;
  /** The two things that the judge may do. */
  pause(app: AppName, version: string, reason: string): Promise<unknown>;
  abort(app: AppName, version: string, reason: string): Promise<unknown>;
}

/** For how long a version is held unknown: a new one is published before it is released. */
const UNKNOWN_FOR_MS = 5_000;

const VERSIONS = 1_000;

/** Without a store nothing is released, and no version known. */
export function releasesOf(store: ReleaseStore | undefined): Releases {
  const known = new LRUCache<string, boolean>({ max: VERSIONS });
  let latest: { readonly record: string | null; readonly changes: LastChanges } | null = null;
  return {
    lastChanges: async () => {
      if (!store) return new Map();
      const record = await store.latestRecord();
      // The history only grows, and reading all of it is a request for each record.
      if (latest?.record !== record) latest = { record, changes: lastChanges(await store.history()) };
      return latest.changes;
    },
    document: async () => (store ? (await store.readDocument()).document : EMPTY_DOCUMENT),
    knows: async (app, version) => {
      const key = `${app} ${version}`;
      const kept = known.get(key);
      if (kept !== undefined) return kept;
      const isThere = (await store?.has(app, version)) ?? false;
      known.set(key, isThere, isThere ? {} : { ttl: UNKNOWN_FOR_MS });
      return isThere;
    },
    pause: async (app, version, reason) => {
      if (store) await new StoreReleases(store, { author: 'judge', reason }).pause(app, version);
    },
    abort: async (app, version, reason) => {
      if (store) await new StoreReleases(store, { author: 'judge', reason }).abort(app, version);
    },
  };
}
