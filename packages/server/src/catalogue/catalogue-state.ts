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
 * change that was made before it, and while one query is under way those that come share the next.
 */
export function createStateReader(database: () => Database): ReadState {
  let running: Promise<CatalogueState> | null = null;
  let next: Promise<CatalogueState> | null = null;

  const start = () => {
    running = queryState(database()).finally(() => {
      running = null;
    });
    return running;
  };
  const afterRunning = async () => {
    await running?.catch(() => undefined);
    next = null;
    return start();
  };
  return () => {
    if (!running) return start();
    next ??= afterRunning();
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
