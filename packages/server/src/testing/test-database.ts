import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { type Database, databaseOf, openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { PGLITE_SETTINGS } from '../database/pglite-settings.ts';
import { writeWhole } from '../modules/media/media-store.ts';

export type TestBackend = 'PGlite' | 'PostgreSQL';

const postgresUrl = process.env.TEST_DATABASE_URL;
/** PGlite always; PostgreSQL too when `TEST_DATABASE_URL` names a server on which databases may be made. */
export const TEST_BACKENDS: readonly TestBackend[] = postgresUrl ? ['PGlite', 'PostgreSQL'] : ['PGlite'];
/**
 * The faster one, for what is no matter of the database: Kysely writes the same SQL for both, and both are PostgreSQL. Each
 * operation is done on both by `operations/every-operation.test.ts`; locks, notices, what has a way of its own on one of them
 * and what outlives a process by the tests of their modules.
 */
export const FAST_BACKEND: TestBackend = postgresUrl ? 'PostgreSQL' : 'PGlite';

export interface TestDatabase {
  readonly db: Database;
  /** Where it is, for other processes; null in memory. */
  readonly url: string | null;
  /** Closes the database and leaves nothing of it. */
  close(): Promise<void>;
}

/** An empty database of its own, migrated. */
export function openTestDatabase(backend: TestBackend): Promise<TestDatabase> {
  return backend === 'PGlite' ? openInMemory() : openOnServer(postgresUrl ?? '');
}

async function openInMemory(): Promise<TestDatabase> {
  const db = databaseOf(await PGlite.create({ loadDataDir: await migratedDataDir() }));
  return { db, url: null, close: () => db.destroy() };
}

/** Puts an empty embedded database, migrated, into a folder, faster than the server would make one. */
export async function makeDatabaseFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await (await PGlite.create({ dataDir: folder, loadDataDir: await migratedDataDir() })).close();
}

async function migrationsHash(salt = ''): Promise<string> {
  const hash = createHash('sha256').update(salt);
  const folder = path.resolve(import.meta.dirname, '../database/migrations');
  for (const name of (await readdir(folder)).toSorted()) hash.update(await readFile(path.join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Each test loads all of it: no space for much log, nor the databases from which others would be made. */
const SMALL = {
  initDbStartParams: ['--wal-segsize=1'],
  postgresqlconf: `${PGLITE_SETTINGS}\nmin_wal_size = 2MB`,
};
const SHRINK = `
  update pg_database set datistemplate = false, datallowconn = true;
  drop database template0;
  drop database template1;
  vacuum full;
  checkpoint`;

/** Making a data folder takes seconds, loading one a third of a second: it is made once and kept. */
async function migratedDataDir(): Promise<Blob> {
  const require = createRequire(import.meta.url);
  const pglite = await realpath(require.resolve('@electric-sql/pglite'));
  const key = await migrationsHash(`${pglite}${JSON.stringify(SMALL)}${SHRINK}`);
  const file = path.resolve(import.meta.dirname, '../../node_modules/.cache', `pglite-${key}.tar`);
  const stored = await readFile(file).catch(() => null);
  if (stored) return new Blob([stored]);
  const fresh = await PGlite.create(SMALL);
  await migrate(databaseOf(fresh));
  for (const statement of SHRINK.split(';')) await fresh.exec(statement);
  const dump = await fresh.dumpDataDir('none');
  await fresh.close();
  await mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, new Uint8Array(await dump.arrayBuffer()));
  return dump;
}

async function openOnServer(serverUrl: string): Promise<TestDatabase> {
  template ??= migratedTemplate(serverUrl);
  const own = await makeServerDatabase(serverUrl, await template);
  const db = await openDatabase({ kind: 'postgres', url: own.url });
  return {
    db,
    url: own.url,
    close: async () => {
      await db.destroy();
      await own.drop();
    },
  };
}

let template: Promise<string> | undefined;

/** A migrated database is made once on a server and stays there: to copy it takes less than to migrate another. */
async function migratedTemplate(serverUrl: string): Promise<string> {
  const name = `suite_template_${await migrationsHash()}`;
  const server = await openDatabase({ kind: 'postgres', url: serverUrl });
  await server.connection().execute(async (connection) => {
    // One worker makes it, the others wait.
    await sql`select pg_advisory_lock(hashtext(${name}))`.execute(connection);
    const found = await sql`select 1 from pg_database where datname = ${name}`.execute(connection);
    if (found.rows.length === 0) {
      const unfinished = await makeServerDatabase(serverUrl);
      const db = await openDatabase({ kind: 'postgres', url: unfinished.url });
      await migrate(db);
      await db.destroy();
      const from = new URL(unfinished.url).pathname.slice(1);
      await sql.raw(`alter database ${from} rename to ${name}`).execute(connection);
    }
    await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(connection);
  });
  await server.destroy();
  return name;
}

/** Makes a database on a PostgreSQL server: an empty one, or a copy of another. */
export async function makeServerDatabase(
  serverUrl: string,
  copied = 'template1',
): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `suite_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const server = await openDatabase({ kind: 'postgres', url: serverUrl });
    await sql.raw(statement).execute(server);
    await server.destroy();
  };
  await run(`create database ${name} template ${copied}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
