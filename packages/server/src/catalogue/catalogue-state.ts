import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

/** How far the catalogue has come; what was made of an equal one is still true. */
export interface CatalogueState {
  /** Counts changes of anything but a status. */
  readonly version: number;
  /** Last change of a status. */
  readonly statusEventId: number;
}

export type ReadState = () => Promise<CatalogueState>;

export function isOlder(one: CatalogueState, than: CatalogueState): boolean {
  return one.version < than.version || one.statusEventId < than.statusEventId;
}

/**
 * Reads the state for many requests at once: a request gets what was read after it came, so it never misses a
 * change that was made before it; those that come while one query is under way share the next.
 */
export function createStateReader(database: () => Database): ReadState {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<CatalogueState> | null = null;

  async function readAfter(previous: Promise<unknown>): Promise<CatalogueState> {
    await previous.catch(() => undefined);
    // After all requests that have arrived by now: the embedded database would answer between two of them.
    await setImmediate();
    next = null;
    return queryState(database());
  }
  return () => {
    if (!next) {
      next = readAfter(last);
      last = next;
    }
    return next;
  };
}

async function queryState(db: Database): Promise<CatalogueState> {
  const { rows } = await sql<CatalogueState>`
    select version, status_event_id::float8 as "statusEventId" from catalogue_state`.execute(db);
  const [state] = rows;
  if (!state) throw new TypeError('catalogue_state has no row');
  return state;
}
