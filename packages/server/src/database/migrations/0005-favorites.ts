import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // No foreign key to units: an import may replace them, and what a person saved is told to be gone, not forgotten.
  `create table favorites (
    id integer generated always as identity primary key,
    user_id integer not null references users on delete cascade,
    apartment_id integer not null,
    saved_at timestamptz not null default now(),
    unique (user_id, apartment_id)
  )`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export const favorites: Migration = { up };
