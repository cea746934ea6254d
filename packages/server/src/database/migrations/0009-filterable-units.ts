import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A unit without a type is filterable no more, as it is in the unit search. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const [view, buildings, published] of [
    ['visible_apartments', 'visible_buildings', sql``],
    ['any_apartments', 'any_buildings', sql`, a.published`],
  ] as const) {
    const condition = view === 'visible_apartments' ? sql`where a.published` : sql``;
    await sql`create or replace view ${sql.table(view)} as
      select a.id, a.building_id, a.apartment_type_id, a.name, a.area_m2, a.terrace_area_m2, a.floor, a.rooms,
        a.orientation, a.status, a.status_changed_at, a.price_eur, a.amenities,
        b.masterplan_id, b.project_id, b.organization_id, b.hide_unit_status, b.availability_as_of,
        t.type_key, coalesce(a.apartment_type_id, 0) > 0 and coalesce(t.type_key, '') <> 'public_area' as filterable ${published}
      from apartments a
        join ${sql.table(buildings)} b on b.id = a.building_id
        left join keyed_apartment_types t on t.id = a.apartment_type_id
      ${condition}`.execute(db);
  }
}

export const filterableUnits: Migration = { up };
