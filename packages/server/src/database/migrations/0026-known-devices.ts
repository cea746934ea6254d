import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // number: what a session is called outside, where its id is not told. network: of the last use.
  `alter table sessions
    add column number integer generated always as identity unique,
    add column device_id uuid,
    add column browser text not null default '',
    add column system text not null default '',
    add column network text not null default ''`,
  // Outlives the sessions on the device.
  `create table known_devices (
    user_id integer not null references users on delete cascade,
    device_id uuid not null,
    first_used_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    primary key (user_id, device_id)
  )`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export const knownDevices: Migration = { up };
