import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = [
  // fulfilled_at tells that it is done, taken_up_at that somebody is about it.
  `alter table enquiries add taken_up_at timestamptz`,
  // What staff did with an enquiry. Who did it is forgotten with the account, what was done is not.
  `create table enquiry_changes (
    id integer generated always as identity primary key,
    enquiry_id integer not null references enquiries on delete cascade,
    user_id integer references users on delete set null,
    state text check (state in ('new', 'in-progress', 'fulfilled')),
    note text,
    changed_at timestamptz not null default now(),
    check (num_nonnulls(state, note) > 0)
  )`,
  `create index enquiry_changes_of_enquiry on enquiry_changes (enquiry_id, id)`,
  `create index enquiry_changes_of_user on enquiry_changes (user_id)`,
  // Every change of a status, whoever made it; user_id is null for an import and for the command line. No foreign
  // key to units: an import may replace them.
  `create table unit_changes (
    id bigint generated always as identity primary key,
    apartment_id integer not null,
    former_status text not null,
    status text not null,
    user_id integer references users on delete set null,
    changed_at timestamptz not null
  )`,
  `create index unit_changes_of_apartment on unit_changes (apartment_id, id)`,
  `create index unit_changes_of_user on unit_changes (user_id)`,
];

/** Kept by the database, so that no way of changing a status leaves it out; the API says whose transaction it is. */
const RECORDING = [
  `create function record_unit_changes() returns trigger language plpgsql as $$
    begin
      insert into unit_changes (apartment_id, former_status, status, user_id, changed_at)
        select a.id, b.status, a.status, nullif(current_setting('suite.user_id', true), '')::int,
          a.status_changed_at
        from units_after a join units_before b on b.id = a.id
        where a.status <> b.status
        order by a.id;
      return null;
    end
  $$`,
  `create trigger unit_change after update on apartments
    referencing old table as units_before new table as units_after
    for each statement execute function record_unit_changes()`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLES, ...RECORDING]) await sql.raw(statement).execute(db);
}

export const staffRecords: Migration = { up };
