import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What the specification gives organisations and users by their numbers are settings: the seed of a new organisation
 * is what the specification says, whoever wants it otherwise sets it.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const SEED = {
  uses_price_ranges: 'id = 10',
  request_form: "case when id = 10 then 'own-consent' else 'standard' end",
  owner_user_id: '1',
};

const seeded = (row: string) =>
  Object.entries(SEED).map(([column, value]) => [
    column,
    `coalesce(${row}${column}, ${value.replaceAll(/\bid\b/g, `${row}id`)})`,
  ]);

const VIEW = `select p.id, p.organization_id, p.name, p.description, p.website, p.longitude, p.latitude, p.place,
  p.logo_media_id, p.default_language_id, p.selected_filters, p.selected_roles, p.price_enabled,
  p.compare_enabled, p.private_preview, p.demo_settings, p.colours, p.stylesheet_version,
  p.availability_as_of, o.hide_unit_status`;

const STATEMENTS = [
  `alter table organizations add column request_form text
    check (request_form in ('standard', 'own-consent')), add column owner_user_id integer`,
  `update organizations set ${seeded('')
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ')}`,
  `create function seed_organization_settings() returns trigger language plpgsql as $$
    begin
      ${seeded('new.')
        .map(([column, value]) => `new.${column} := ${value};`)
        .join(' ')}
      return new;
    end
  $$`,
  `create trigger organization_settings before insert on organizations for each row
    execute function seed_organization_settings()`,
  ...Object.keys(SEED).map((column) => `alter table organizations alter column ${column} set not null`),
  `create or replace view visible_projects as ${VIEW}, o.request_form, o.owner_user_id
    from projects p join organizations o on o.id = p.organization_id where p.published`,
  `create or replace view any_projects as ${VIEW}, p.published, o.request_form, o.owner_user_id
    from projects p join organizations o on o.id = p.organization_id`,
];

export const organizationSettings: Migration = { up };
