import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  // True for less than a minute, so nobody misses it after a power cut: not written to the log of the database.
  await sql`create unlogged table presences (
    project_id integer not null references projects on delete cascade,
    user_id integer not null references users on delete cascade,
    room text not null,
    seen_at timestamptz not null default now(),
    primary key (project_id, user_id)
  )`.execute(db);
}

export const presences: Migration = { up };
