import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  // However often it is refreshed: of a session that an organisation's provider has let in.
  await sql`alter table sessions add column ends_at timestamptz`.execute(db);
}

export const sessionEnds: Migration = { up };
