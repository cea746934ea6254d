import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const view = (
  name: string,
  buildings: string,
  extra: string,
  condition: string,
) => `create or replace view ${name} as
  select a.id, a.building_id, a.apartment_type_id, a.name, a.area_m2, a.terrace_area_m2, a.floor, a.rooms,
    a.orientation, a.status, a.status_changed_at, a.price_eur, a.amenities,
    b.masterplan_id, b.project_id, b.organization_id, b.hide_unit_status, b.availability_as_of,
    t.type_key, coalesce(a.apartment_type_id, 0) > 0 and coalesce(t.type_key, '') <> 'public_area' as filterable${extra},
    a.light
  from apartments a
    join ${buildings} b on b.id = a.building_id
    left join keyed_apartment_types t on t.id = a.apartment_type_id
  ${condition}`;

/** Sun on the terrace and sea in the view, as the API gives them; null where the project says nothing. */
const STATEMENTS = [
  `alter table apartments add column light jsonb`,
  view('published_apartments', 'published_buildings', '', 'where a.published'),
  view('any_apartments', 'any_buildings', ', a.published', ''),
  // One more than the columns of before: they are named, so that a status is no change of the catalogue.
  `drop trigger catalogue_change on apartments`,
  `create trigger catalogue_change before insert or update of id, building_id, apartment_type_id, name, area_m2,
      terrace_area_m2, floor, rooms, orientation, price_eur, amenities, published, light or delete or truncate
    on apartments for each statement execute function note_catalogue_change()`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export const unitLight: Migration = { up };
