import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // One row for each version that a page view had; the session is made up for that view.
  `create table delivery_outcomes (
    session text not null,
    remote text not null,
    version text not null,
    cohort text not null check (cohort in ('stable', 'canary')),
    bad boolean not null,
    reason text,
    load_ms real,
    reported_at timestamptz not null default now(),
    primary key (session, remote, version)
  )`,
  `create index outcomes_of_version on delivery_outcomes (remote, version, reported_at)`,
  `create index outcomes_by_time on delivery_outcomes (reported_at)`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export const delivery: Migration = { up };
