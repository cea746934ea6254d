import type { ReleaseChange } from '@suite/api';
import type { AppName } from '@suite/contracts';
import {
  EMPTY_DOCUMENT,
  type HistoryRecord,
  type Pair,
  PublishError,
  pairsOf,
  type ReleaseStore,
  RolloutError,
  readNeeds,
  Releases as StoreReleases,
  TrustError,
} from '@suite/release';
import { UnavailableError } from '../../dependencies/unavailable.ts';

type Document = typeof EMPTY_DOCUMENT;

/** What the server does with the release store, beside serving it. */
export interface Releases {
  document(): Promise<Document>;
  /** Every change, the oldest first; the same list until there is another. */
  history(): Promise<readonly HistoryRecord[]>;
  /** Names of the keys that may sign now, by their ids; none where nothing is signed. */
  keyNames(): Promise<ReadonlyMap<string, string>>;
  /** Every pair of a shell and a remote that visitors could get; none where the store does not say what versions need. */
  pairs(document: Document): Promise<readonly Pair[]>;
  /**
   * What a person does on a screen.
   * @throws {RolloutError} where it is not as it was, or cannot be done
   * @throws {PublishError} where visitors could get what cannot be loaded
   * @throws {ConflictError} where others change it all the time
   */
  change(app: AppName, change: ReleaseChange, author: string): Promise<unknown>;
  /** The two things that the judge may do. */
  pause(app: AppName, version: string, reason: string): Promise<unknown>;
  abort(app: AppName, version: string, reason: string): Promise<unknown>;
}

const NONE: readonly HistoryRecord[] = [];

/** A store that holds what nobody signed who may is none to tell of. */
async function looked<Result>(look: () => Promise<Result>): Promise<Result> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof TrustError) throw new UnavailableError('releases', { cause: error });
    throw error;
  }
}

/** Without a store nothing is released. */
export function releasesOf(store: ReleaseStore | undefined): Releases {
  let latest: { readonly record: string | null; readonly history: readonly HistoryRecord[] } | null = null;
  const history = async () => {
    if (!store) return NONE;
    const record = await store.latestRecord();
    // The history only grows, and reading all of it is a request for each record.
    if (latest?.record !== record) latest = { record, history: await store.history() };
    return latest.history;
  };
  return {
    history: () => looked(history),
    document: () => looked(async () => (store ? (await store.readDocument()).document : EMPTY_DOCUMENT)),
    keyNames: () => looked(async () => (await store?.trusted?.keyNames()) ?? new Map()),
    pairs: async (document) => {
      if (!store) return [];
      try {
        return pairsOf(document, await readNeeds(store, document));
      } catch (error) {
        // A damaged record takes nothing else from who looks; `verify` tells of it.
        if (error instanceof PublishError) return [];
        throw error;
      }
    },
    change: async (app, { action, version, reason }, author) => {
      if (!store) throw new RolloutError('Nothing is released');
      const own = new StoreReleases(store, { author, reason });
      if (action === 'rollback') return own.rollback(app, undefined, { from: version });
      return own[action](app, version);
    },
    pause: async (app, version, reason) => {
      if (store) await new StoreReleases(store, { author: 'judge', reason }).pause(app, version);
    },
    abort: async (app, version, reason) => {
      if (store) await new StoreReleases(store, { author: 'judge', reason }).abort(app, version);
    },
  };
}
