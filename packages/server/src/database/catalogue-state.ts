import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { DEADLINES } from '../dependencies/dependencies.ts';
import { type Database, isEmbedded, listen } from './connection.ts';
import { withinDeadline } from './guarded-pool.ts';

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

/** Processes hear on it of each change of the state, when it is committed. */
export const CATALOGUE_CHANGES = 'catalogue_changes';

/** Gives the state as it is when it is called, or newer: who asks never misses a change that was made before. */
export function createStateReader(
  database: () => Database,
  deadlineMs: number = DEADLINES.databaseMs,
): ReadState {
  const read = readTogether(database, deadlineMs);
  const readStored = keepUntilNotice(database, read);
  return () => (isEmbedded(database()) ? readStored() : read());
}

/** Reads for many at once: those that come while one query is under way share the next. */
function readTogether(database: () => Database, deadlineMs: number): ReadState {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<CatalogueState> | null = null;

  async function readAfter(previous: Promise<unknown>): Promise<CatalogueState> {
    await previous.catch(() => undefined);
    // After all requests that have arrived by now: the embedded database would answer between two of them.
    await setImmediate();
    next = null;
    return withinDeadline(deadlineMs, () => queryState(database()));
  }
  return () => {
    if (!next) {
      next = readAfter(last);
      last = next;
    }
    return next;
  };
}

/** Keeps the state until a notice says that it changed: only where no change comes before its notice. */
function keepUntilNotice(database: () => Database, read: ReadState): ReadState {
  let hasBegun = false;
  let isListening = false;
  let cached: Promise<CatalogueState> | null = null;
  const forget = () => {
    cached = null;
  };
  const onListening = () => {
    isListening = true;
  };

  async function readAnew(): Promise<CatalogueState> {
    const context = read();
    if (isListening) cached = context;
    context.catch(() => cached === context && forget());
    return context;
  }
  return () => {
    // Ends with the database.
    if (!hasBegun) listen(database(), CATALOGUE_CHANGES, { onNotice: forget, onListening });
    hasBegun = true;
    return cached ?? readAnew();
  };
}

async function queryState(db: Database): Promise<CatalogueState> {
  const { rows } = await sql<CatalogueState>`
    select version, status_event_id::float8 as "statusEventId" from catalogue_state`.execute(db);
  const [state] = rows;
  if (!state) throw new TypeError('catalogue_state has no row');
  return state;
}
