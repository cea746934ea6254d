import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/**
 * Brings the database to the newest schema. Several processes may do so at once: each migration runs once. A database that
 * a later version of the server has migrated stays as it is: migrations only add what a former version can do without. Gives
 * the migrations of that one, which this one does not know.
 * @throws what the failed migration threw; it was rolled back then.
 */
export async function migrate(db: Kysely<Schema>): Promise<readonly string[]> {
  const later = await unknownMigrations(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS, ...madeBefore(later) }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  return later;
}

/** Names of the migrations that the database has had, in their order; none for an empty one. */
export async function madeMigrations(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!found[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Those of them that a later version of the server has made, and this one does not know. */
export async function unknownMigrations(db: Kysely<Schema>): Promise<readonly string[]> {
  return (await madeMigrations(db)).filter((name) => !Object.hasOwn(MIGRATIONS, name));
}

/** The migrator takes a migration that was made and is not there any more for an error. */
function madeBefore(names: readonly string[]): Record<string, Migration> {
  const made = { up: () => Promise.reject(new TypeError('It has been made')) };
  return Object.fromEntries(names.map((name) => [name, made]));
}
