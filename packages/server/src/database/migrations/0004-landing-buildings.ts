import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A project whose root masterplan is not published lands on what is published below it (specification §2), its
 * buildings too. Of that masterplan nothing is told: in place of its name stands the project's. Buildings of a
 * nested masterplan that is not published stay hidden, for nothing leads to them.
 */
const VISIBLE_BUILDINGS = `create or replace view visible_buildings as
  select b.id, b.masterplan_id, b.position, b.name, b.title, b.description, b.floors,
    m.project_id, case when m.published then m.name else p.name end as masterplan_name,
    p.organization_id, p.hide_unit_status, p.availability_as_of, m.parent_id as masterplan_parent_id
  from buildings b
    join masterplans m on m.id = b.masterplan_id
    join visible_projects p on p.id = m.project_id
  where b.published and (m.published or m.parent_id is null)`;

/** The same columns for staff. */
const ANY_BUILDINGS = `create or replace view any_buildings as
  select b.id, b.masterplan_id, b.position, b.name, b.title, b.description, b.floors,
    m.project_id, m.name as masterplan_name, m.organization_id, m.hide_unit_status, m.availability_as_of,
    b.published, m.parent_id as masterplan_parent_id
  from buildings b join any_masterplans m on m.id = b.masterplan_id`;

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [VISIBLE_BUILDINGS, ANY_BUILDINGS]) await sql.raw(statement).execute(db);
}

export const landingBuildings: Migration = { up };
