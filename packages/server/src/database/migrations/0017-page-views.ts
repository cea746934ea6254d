import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // A row begins when the page is served, or when its version is mounted; what was there before was told in the end.
  `alter table delivery_outcomes rename column reported_at to began_at`,
  `alter table delivery_outcomes
    add column mounted boolean not null default true,
    add column settled boolean not null default true,
    add column language text,
    add column device text,
    add column member boolean,
    add column network text,
    add column symptoms text[] not null default '{}'`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export const pageViews: Migration = { up };
