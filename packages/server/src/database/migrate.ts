import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/**
 * Brings the database to the newest schema. Several processes may do so at once: each migration runs once.
 * @throws what the failed migration threw; it was rolled back then.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
