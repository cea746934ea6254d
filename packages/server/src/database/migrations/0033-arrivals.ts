import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const VIEW = `select p.id, p.organization_id, p.name, p.description, p.website, p.longitude, p.latitude, p.place,
  p.logo_media_id, p.default_language_id, p.selected_filters, p.selected_roles, p.price_enabled,
  p.compare_enabled, p.private_preview, p.demo_settings, p.colours, p.stylesheet_version,
  p.availability_as_of, o.hide_unit_status`;
const JOINED = 'projects p join organizations o on o.id = p.organization_id';

/** Whether a project that is the only one opens on its picture. */
const STATEMENTS = [
  `alter table projects add column arrival_enabled boolean not null default true`,
  `create or replace view published_projects as ${VIEW}, o.request_form, o.owner_user_id, p.arrival_enabled
    from ${JOINED} where p.published`,
  `create or replace view any_projects as ${VIEW}, p.published, o.request_form, o.owner_user_id, p.arrival_enabled
    from ${JOINED}`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export const arrivals: Migration = { up };
