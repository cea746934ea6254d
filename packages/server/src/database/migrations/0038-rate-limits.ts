import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // Counts of minutes and hours, which nobody misses after a power cut: not written to the log of the database.
  `create unlogged table rate_limits (
    key_hash text primary key check (key_hash ~ '^[0-9a-f]{64}$'),
    hits integer not null,
    ends_at timestamptz not null
  )`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export const rateLimits: Migration = { up };
