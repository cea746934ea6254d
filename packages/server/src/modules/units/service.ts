import { decideCommercialState, isStaffOf } from '@suite/access';
import type { Media, Unit } from '@suite/api';
import { MEDIA_TYPE_IDS } from '@suite/contracts';
import { parsePrice } from '@suite/domain';
import { mediaByOwner } from '../media/service.ts';
import { type PoiRow, poisByUnit } from '../pois/repository.ts';
import { canSeePrices, canSeeStatuses, latest, type QueryContext, type Resource } from '../query-context.ts';
import { findUnitRow, type UnitParent, type UnitRow, unitRows, unknownUnit } from './repository.ts';

/** Published units of published buildings, public areas included. */
export async function listUnits(context: QueryContext, below: UnitParent): Promise<Resource<Unit>[]> {
  return describeUnits(context, await unitRows(context, below), LEFT_OUT_OF_LISTS);
}

export async function findUnit(context: QueryContext, id: number): Promise<Resource<Unit>> {
  const [unit] = await describeUnits(context, [await findUnitRow(context, id)]);
  if (!unit) throw unknownUnit(id);
  return unit;
}

/** A list would have a picture of every home, which the page of one home alone shows. */
const LEFT_OUT_OF_LISTS = { without: MEDIA_TYPE_IDS.terrace_view };

async function describeUnits(
  context: QueryContext,
  rows: readonly UnitRow[],
  media: { readonly without?: number } = {},
): Promise<Resource<Unit>[]> {
  const typeIds = new Set(rows.flatMap((row) => row.apartment_type_id ?? []));
  const ids = rows.map((row) => row.id);
  const ofTypes = await mediaByOwner(context, 'apartment_type_id', [...typeIds]);
  const ofUnits = await mediaByOwner(context, 'apartment_id', ids, media);
  const pois = await poisByUnit(context, ids);
  return rows.map((row) => ({
    id: row.id,
    type: 'apartment',
    attributes: attributesOf(context, row, {
      media: [...(ofUnits.get(row.id) ?? []), ...(ofTypes.get(row.apartment_type_id ?? 0) ?? [])],
      pois: pois.get(row.id) ?? [],
    }),
  }));
}

function attributesOf(
  context: QueryContext,
  row: UnitRow,
  { media, pois }: { readonly media: Media[]; readonly pois: readonly PoiRow[] },
): Unit {
  const withStatus = canSeeStatuses(context, row);
  const status = withStatus ? { status: row.status } : {};
  const price = canSeePrices(context, row.project_id) ? parsePrice(row.price_eur) : null;
  const commercialState = decideCommercialState(withStatus ? row.status : null, price);
  const withPrice = price !== null && (commercialState === 'priced' || isForStaff(context, row.project_id));
  return {
    id: row.id,
    name: row.name,
    area: row.area_m2,
    terraceArea: row.terrace_area_m2,
    floor: row.floor,
    rooms: row.rooms,
    orientation: row.orientation,
    ...(row.light && { light: row.light }),
    buildingId: row.building_id,
    masterplanId: row.masterplan_id,
    projectId: row.project_id,
    apartmentTypeId: row.apartment_type_id ?? 0,
    apartmentTypeKey: row.type_key,
    ...status,
    commercialState,
    Pois: pois.map((poi) => ({ id: poi.id, poiTypeId: poi.poi_type_id })),
    ...(row.published !== undefined && { publish: row.published }),
    media,
    properties: {
      ...(withPrice && { price: String(price) }),
      ...(row.type_key && { typeKey: row.type_key }),
      ...status,
      ...row.amenities,
    },
    asOf: latest(row.availability_as_of, ...(withStatus ? [row.status_changed_at] : [])).toISOString(),
  };
}

function isForStaff({ visibility, viewer }: QueryContext, projectId: number): boolean {
  return visibility === 'any' || isStaffOf(viewer, projectId);
}
