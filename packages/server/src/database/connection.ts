import { execFile } from 'node:child_process';
import { access, chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { Kysely, type LogEvent, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { createDependency, type Dependency } from '../dependencies/dependency.ts';
import { guardedPool } from './guarded-pool.ts';
import { type Hearing, type Listener, listenOnPGlite, listenOnPostgres } from './listen.ts';
import { isLostConnection } from './lost-connection.ts';
import { type EmbeddedDatabase, openPGliteThread } from './pglite-thread.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

/** `embedded`: PGlite in `folder`. `postgres`: a PostgreSQL server by its connection string. */
export type DatabaseLocation =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** How a PostgreSQL server is used. */
export interface PoolSettings {
  readonly size: number;
  /** A statement that takes longer is ended by the server, and not waited for. */
  readonly statementTimeoutMs: number;
  /** For how long a server that did not respond is not asked. */
  readonly breakerOpenMs: number;
}

export const POOL_SETTINGS: PoolSettings = { size: 10, statementTimeoutMs: 30_000, breakerOpenMs: 1000 };

const CONNECT_TIMEOUT_MS = 5_000;
/** The server ends a statement itself first, and the connection can be used again. */
const RESPONSE_MARGIN_MS = 1000;
const run = promisify(execFile);

let observer: ((event: LogEvent) => void) | undefined;

/** From here on `observe` hears of every query of this process that ended, on whichever database. */
export function observeQueries(observe: (event: LogEvent) => void): void {
  observer = observe;
}

function log(event: LogEvent): void {
  observer?.(event);
}

/**
 * Opens the database and sees that it answers.
 * @throws the driver's error; nothing stays open then.
 */
export async function openDatabase(
  location: DatabaseLocation,
  settings: PoolSettings = POOL_SETTINGS,
): Promise<Database> {
  const db =
    location.kind === 'embedded' ? await openEmbedded(location.folder) : openPostgres(location.url, settings);
  try {
    await sql`select 1`.execute(db);
    return db;
  } catch (error) {
    await db.destroy().catch(() => undefined);
    throw error;
  }
}

async function openEmbedded(folder: string): Promise<Database> {
  // The database gives its files to everybody; their folder keeps others out.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  // To make one takes 500 MB that are not given back, and more where the code is optimised: a process that ends does.
  const isThere = await access(path.join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (!isThere)
    await run(process.execPath, [
      '--liftoff-only',
      path.join(import.meta.dirname, 'make-embedded.ts'),
      folder,
    ]);
  // What is used most is optimised meanwhile, and two functions at once take 100 MB more for it.
  setFlagsFromString('--wasm-num-compilation-tasks=1');
  return databaseOf(await openPGliteThread(folder));
}

/** A database on an open PGlite, which is closed with it. */
export function databaseOf(pglite: EmbeddedDatabase): Database {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }), log });
  LISTENERS.set(db, (channel, hearing) => listenOnPGlite(pglite, channel, hearing));
  EMBEDDED.add(db);
  return db;
}

const EMBEDDED = new WeakSet<Database>();

/** Whether only this process can write to it; notices of a change are heard before who made it goes on. */
export function isEmbedded(db: Database): boolean {
  return EMBEDDED.has(db);
}

type Listen = (channel: string, hearing: Hearing) => Listener;
/** Listening is none of Kysely's, so it goes by the side. */
const LISTENERS = new WeakMap<Database, Listen>();

/** Hears what is notified on a channel from now on; never fails, and connects again when the connection is lost. */
export function listen(db: Database, channel: string, hearing: Hearing): Listener {
  const start = LISTENERS.get(db);
  if (!start) throw new TypeError('One cannot listen within a transaction');
  return start(channel, hearing);
}

/** The breaker before a PostgreSQL server; null for the embedded database, which is in this process. */
export function breakerOf(db: Database): Dependency | null {
  return BREAKERS.get(db) ?? null;
}

const BREAKERS = new WeakMap<Database, Dependency>();

function openPostgres(connectionString: string, settings: PoolSettings): Database {
  const { size, statementTimeoutMs, breakerOpenMs: openMs } = settings;
  const pool = new pg.Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
  });
  // An idle connection that the server closes must not end the process; the next query opens another.
  pool.on('error', () => undefined);
  // The pool does not listen to a connection that is in use; its query fails, and that is told.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const responseMs = statementTimeoutMs + RESPONSE_MARGIN_MS;
  const breaker = createDependency('database', { deadlineMs: responseMs, openMs, isAway: isLostConnection });
  const guarded = guardedPool(pool, breaker, responseMs);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guarded }), log });
  BREAKERS.set(db, breaker);
  LISTENERS.set(db, (channel, hearing) => listenOnPostgres(connectionString, channel, hearing));
  return db;
}
