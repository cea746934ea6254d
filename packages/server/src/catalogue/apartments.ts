import type { Apartment, Media } from '@suite/contracts';
import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { mediaByOwner } from './media.ts';
import { type PoiRow, poisByApartment } from './pois.ts';
import { latest, type Reading, type Resource, tellsPrices, tellsStatuses, viewOf } from './reading.ts';

type ApartmentRow = Selectable<Schema['visible_apartments']> & { readonly published?: boolean };

/** Published units of published buildings, public areas included. */
export async function listApartments(
  reading: Reading,
  below: { readonly column: 'project_id' | 'building_id'; readonly id: number },
): Promise<Resource<Apartment>[]> {
  const rows = await reading.db
    .selectFrom(viewOf(reading, 'apartments'))
    .selectAll()
    .where(below.column, '=', below.id)
    .orderBy('id')
    .execute();
  return describeApartments(reading, rows);
}

export async function findApartment(reading: Reading, id: number): Promise<Resource<Apartment>> {
  const [apartment] = await describeApartments(reading, [await findApartmentRow(reading, id)]);
  if (!apartment) throw unknownApartment(id);
  return apartment;
}

/** @throws {RequestError} 404 for an unknown or unpublished unit. */
export async function findApartmentRow(reading: Reading, id: number): Promise<ApartmentRow> {
  const row = await reading.db
    .selectFrom(viewOf(reading, 'apartments'))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw unknownApartment(id);
  return row;
}

function unknownApartment(id: number) {
  return notFound(`There is no published unit ${id}.`);
}

async function describeApartments(
  reading: Reading,
  rows: readonly ApartmentRow[],
): Promise<Resource<Apartment>[]> {
  const typeIds = new Set(rows.flatMap((row) => row.apartment_type_id ?? []));
  const ids = rows.map((row) => row.id);
  const ofTypes = await mediaByOwner(reading, 'apartment_type_id', [...typeIds]);
  const ofUnits = await mediaByOwner(reading, 'apartment_id', ids);
  const pois = await poisByApartment(reading, ids);
  return rows.map((row) => ({
    id: row.id,
    type: 'apartment',
    attributes: attributesOf(reading, row, {
      media: [...(ofUnits.get(row.id) ?? []), ...(ofTypes.get(row.apartment_type_id ?? 0) ?? [])],
      pois: pois.get(row.id) ?? [],
    }),
  }));
}

function attributesOf(
  reading: Reading,
  row: ApartmentRow,
  { media, pois }: { readonly media: Media[]; readonly pois: readonly PoiRow[] },
): Apartment {
  const withStatus = tellsStatuses(reading, row);
  const status = withStatus ? { status: row.status } : {};
  const price =
    row.price_eur !== null && tellsPrices(reading, row.project_id) ? { price: String(row.price_eur) } : {};
  return {
    id: row.id,
    name: row.name,
    area: row.area_m2,
    terraceArea: row.terrace_area_m2,
    floor: row.floor,
    rooms: row.rooms,
    orientation: row.orientation,
    buildingId: row.building_id,
    masterplanId: row.masterplan_id,
    projectId: row.project_id,
    apartmentTypeId: row.apartment_type_id ?? 0,
    apartmentTypeKey: row.type_key,
    ...status,
    Pois: pois.map((poi) => ({ id: poi.id, poiTypeId: poi.poi_type_id })),
    ...(row.published !== undefined && { publish: row.published }),
    media,
    properties: {
      ...price,
      ...(row.type_key && { typeKey: row.type_key }),
      ...status,
      ...row.amenities,
    },
    asOf: latest(row.availability_as_of, ...(withStatus ? [row.status_changed_at] : [])).toISOString(),
  };
}
