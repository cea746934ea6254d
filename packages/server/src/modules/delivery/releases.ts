import type { AppName } from '@suite/contracts';
import {
  EMPTY_DOCUMENT,
  type LastChanges,
  lastChanges,
  type ReleaseStore,
  Releases as StoreReleases,
} from '@suite/release';

type Document = typeof EMPTY_DOCUMENT;

/** What the server does with the release store, beside serving it. */
export interface Releases {
  document(): Promise<Document>;
  /** Who changed each app last, when and why. */
  lastChanges(): Promise<LastChanges>;
  /** The two things that the judge may do. */
  pause(app: AppName, version: string, reason: string): Promise<unknown>;
  abort(app: AppName, version: string, reason: string): Promise<unknown>;
}

/** Without a store nothing is released. */
export function releasesOf(store: ReleaseStore | undefined): Releases {
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
    pause: async (app, version, reason) => {
      if (store) await new StoreReleases(store, { author: 'judge', reason }).pause(app, version);
    },
    abort: async (app, version, reason) => {
      if (store) await new StoreReleases(store, { author: 'judge', reason }).abort(app, version);
    },
  };
}
