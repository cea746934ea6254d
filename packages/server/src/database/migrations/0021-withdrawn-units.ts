import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A unit that a version of the content leaves out stays, without a building, so that no view shows it and no count has
 * it: favourites and enquiries name it, and it keeps its status and price should it come back.
 */
const STATEMENTS = [
  `alter table apartments alter column building_id drop not null`,
  `create table withdrawn_units (
    apartment_id integer primary key references apartments on delete cascade,
    project_id integer not null references projects on delete cascade,
    building_id integer references buildings on delete set null,
    building_name jsonb not null,
    withdrawn_at timestamptz not null default now()
  )`,
  `create index withdrawn_units_of_project on withdrawn_units (project_id)`,
  `create index withdrawn_units_of_building on withdrawn_units (building_id)`,
  `create trigger catalogue_change before insert or update or delete or truncate on withdrawn_units
    for each statement execute function note_catalogue_change()`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export const withdrawnUnits: Migration = { up };
