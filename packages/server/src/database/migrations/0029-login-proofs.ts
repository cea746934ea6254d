import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // Each proof of work opens one attempt.
  'create table spent_proofs (hash text primary key, expires_at timestamptz not null)',
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export const loginProofs: Migration = { up };
