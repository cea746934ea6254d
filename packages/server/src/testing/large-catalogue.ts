import { ORIENTATIONS, TYPE_KEYS, UNIT_STATUSES } from '@suite/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

/** Every building of a large catalogue has as many; the last one what is left. */
const UNITS_PER_BUILDING = 100;
/** Id of the first unit of building 1. Ids are as long in a small catalogue as in a large one. */
export const FIRST_UNIT_ID = 1_000_001;

const STATEMENTS = [
  sql`insert into organizations (id, name) values (1, '{"en": "Large"}')`,
  sql`insert into projects (id, organization_id, published, name, default_language_id, selected_filters,
      selected_roles, price_enabled, compare_enabled, colours, stylesheet_version, availability_as_of)
    values (1, 1, true, '{"en": "Large"}', 1, '[1, 2, 3, 4, 5, 6]', '[1, 2, 3, 4, 5]', true, true,
      '{"accent": "#1D4657", "accentHover": "#16384A", "accentInk": "#FFFFFF", "accentTint": "#E4ECEE"}', 1,
      '2026-01-01T00:00:00Z')`,
  sql`insert into masterplans (id, project_id, parent_id, position, name, community, published)
    select n, 1, nullif(1, n), n, '{"en": "Masterplan"}', n > 1, true from generate_series(1, 5) n`,
  sql`insert into apartment_types (id, project_id, name, type_key)
    select n, 1, jsonb_build_object('en', key), key
    from unnest(${sql.val([...TYPE_KEYS])}::text[]) with ordinality as type (key, n)`,
  sql`insert into media (project_id, apartment_type_id, position, name, media_type_id, content_type, size_bytes,
      hash, media_data, placeholder)
    select 1, t.id, n, '{"en": "Picture"}', 8, 'image/jpeg', 100000,
      encode(sha256(convert_to(t.id || ' ' || n, 'UTF8')), 'hex'),
      '{"width": 1600, "height": 1200, "polygons": [], "rooms": [{"name": {"en": "Hall"}, "areaM2": 4.5},
        {"name": {"en": "Kitchen"}, "areaM2": 9}, {"name": {"en": "Living room"}, "areaM2": 24.5}]}',
      'data:image/webp;base64,' || repeat('A', 200)
    from apartment_types t, generate_series(1, 3) n`,
];

/**
 * Fills an empty database with so many published units of one organisation, all alike at each call.
 * Building 1 has the first hundred.
 */
export async function fillLargeCatalogue(db: Database, units: number): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
  const buildings = Math.ceil(units / UNITS_PER_BUILDING);
  await sql`insert into buildings (id, masterplan_id, position, name, floors, published)
    select n, 2 + n % 4, n, jsonb_build_object('en', 'B' || n), 20, true
    from generate_series(1, ${buildings}::int) n`.execute(db);
  await sql`insert into apartments (id, building_id, apartment_type_id, name, area_m2, terrace_area_m2, floor,
      rooms, orientation, status, price_eur, amenities, published)
    select ${FIRST_UNIT_ID - 1}::int + n, (n + ${UNITS_PER_BUILDING - 1}::int) / ${UNITS_PER_BUILDING}::int, 1 + n * 7 % 6, n::text,
      25 + n * 37 % 1500 / 10.0, 5.5, 1 + n % 20, 1 + n % 5,
      (${sql.val([...ORIENTATIONS])}::text[])[1 + n * 11 % 8], (${sql.val([...UNIT_STATUSES])}::text[])[1 + n * 13 % 5],
      90000 + n * 7919 % 900000, '{"parking": "yes", "pool": "no"}', true
    from generate_series(1, ${units}::int) n`.execute(db);
  // The embedded database never does so by itself, and plans badly without.
  await sql`analyze`.execute(db);
}
