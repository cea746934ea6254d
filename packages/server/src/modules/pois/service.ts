import type { Media } from '@suite/api';
import { POI_TYPE_IDS, POI_TYPES_OF_PARENT, type PoiParentKind } from '@suite/contracts';
import type { AttributesOf } from '../../operations/operation-types.ts';
import { mediaByOwner, mediaResource } from '../media/service.ts';
import { type QueryContext, type Resource, textIn } from '../query-context.ts';
import { descriptionIn } from '../rich-text-in.ts';
import { findPoiRow, nameOf, type Parent, type PoiOwner, type PoiRow, poiRows } from './repository.ts';

type Poi = AttributesOf<'getPoi'>;

/** Points of interest of one masterplan, building or unit, not of what lies in it; of one type where it is given. */
export async function listPois(
  context: QueryContext,
  of: PoiOwner,
  typeId: number | undefined,
): Promise<Resource<Poi>[]> {
  return (await poiRows(context, of, typeId)).map((row) => describePoi(context, row));
}

export async function findPoi(context: QueryContext, id: number): Promise<Resource<Poi>> {
  return describePoi(context, await findPoiRow(context, id));
}

function describePoi({ language, visibility }: QueryContext, row: PoiRow): Resource<Poi> {
  return {
    id: row.id,
    type: 'poi',
    attributes: {
      id: row.id,
      poiTypeId: row.poi_type_id,
      name: textIn(language, row.name),
      ...descriptionIn(language, row.description),
      projectId: row.project_id,
      masterplanId: row.masterplan_id,
      buildingId: row.building_id,
      apartmentId: row.apartment_id,
      location: row.longitude === null || row.latitude === null ? null : [row.longitude, row.latitude],
      ...(visibility === 'any' && { publish: row.published }),
    },
  };
}

/** Media of a point of interest in the reader's language; of one media type where it is given. */
export async function findPoiMedia(
  context: QueryContext,
  id: number,
  mediaTypeId: number | undefined,
): Promise<Resource<Media>[]> {
  const poi = await findPoiRow(context, id);
  const media = (await mediaByOwner(context, 'poi_id', [poi.id])).get(poi.id) ?? [];
  return media
    .filter((one) => mediaTypeId === undefined || one.mediaTypeId === mediaTypeId)
    .map(mediaResource);
}

/** The unit, building or masterplan that a point of interest belongs to, else its project. */
export async function findPoiParent(
  context: QueryContext,
  id: number,
): Promise<Resource<AttributesOf<'getPoiParent'>>> {
  const poi = await findPoiRow(context, id);
  const parent = parentOf(poi);
  const name = await nameOf(context, parent);
  return { id: parent.id, type: 'poi-parent', attributes: { ...parent, name } };
}

function parentOf(poi: PoiRow): Parent {
  if (poi.apartment_id !== null) return { kind: 'apartment', id: poi.apartment_id };
  if (poi.building_id !== null) return { kind: 'building', id: poi.building_id };
  if (poi.masterplan_id !== null) return { kind: 'masterplan', id: poi.masterplan_id };
  return { kind: 'project', id: poi.project_id };
}

/** Types of points of interest by their id; of one kind of parent where it is given. */
export function poiTypes(parentType: PoiParentKind | undefined): Resource<AttributesOf<'listPoiTypes'>>[] {
  const names = parentType ? POI_TYPES_OF_PARENT[parentType] : POI_TYPE_NAMES;
  return names
    .map((name) => ({ id: POI_TYPE_IDS[name], name }))
    .toSorted((a, b) => a.id - b.id)
    .map((one) => ({ id: one.id, type: 'poi-type', attributes: one }));
}

const POI_TYPE_NAMES = Object.keys(POI_TYPE_IDS) as (keyof typeof POI_TYPE_IDS)[];
