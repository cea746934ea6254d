import type { Media } from '@suite/api';
import { POI_TYPE_IDS, POI_TYPES_OF_PARENT, type PoiParentKind } from '@suite/contracts';
import { type Selectable, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import type { AttributesOf } from '../operations/operation-types.ts';
import { mediaByOwner, mediaResource } from './media.ts';
import { groupBy, type QueryContext, type Resource, textIn } from './query-context.ts';

type Poi = AttributesOf<'getPoi'>;
export type PoiRow = Selectable<Schema['pois']>;

/** What is published, or for staff everything. */
function from({ visibility }: QueryContext): 'visible_pois' | 'pois' {
  return visibility === 'any' ? 'pois' : 'visible_pois';
}

/** Points of interest of one masterplan, building or unit, not of what lies in it; of one type where it is given. */
export async function listPois(
  context: QueryContext,
  of: { readonly column: 'masterplan_id' | 'building_id' | 'apartment_id'; readonly id: number },
  typeId: number | undefined,
): Promise<Resource<Poi>[]> {
  const rows = await context.db
    .selectFrom(from(context))
    .selectAll()
    .where(of.column, '=', of.id)
    .$if(typeId !== undefined, (query) => query.where('poi_type_id', '=', typeId ?? 0))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => describePoi(context, row));
}

export async function findPoi(context: QueryContext, id: number): Promise<Resource<Poi>> {
  return describePoi(context, await findPoiRow(context, id));
}

/** @throws {RequestError} 404 for an unknown or unpublished point of interest. */
async function findPoiRow(context: QueryContext, id: number): Promise<PoiRow> {
  const row = await context.db.selectFrom(from(context)).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(`There is no published point of interest ${id}.`);
  return row;
}

function describePoi({ language, visibility }: QueryContext, row: PoiRow): Resource<Poi> {
  return {
    id: row.id,
    type: 'poi',
    attributes: {
      id: row.id,
      poiTypeId: row.poi_type_id,
      name: textIn(language, row.name),
      description: textIn(language, row.description),
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
export async function listPoiMedia(
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

interface Parent {
  readonly kind: PoiParentKind;
  readonly id: number;
}

function parentOf(poi: PoiRow): Parent {
  if (poi.apartment_id !== null) return { kind: 'apartment', id: poi.apartment_id };
  if (poi.building_id !== null) return { kind: 'building', id: poi.building_id };
  if (poi.masterplan_id !== null) return { kind: 'masterplan', id: poi.masterplan_id };
  return { kind: 'project', id: poi.project_id };
}

/** A point of interest that may be seen belongs to something that may be seen. */
async function nameOf({ db, language }: QueryContext, { kind, id }: Parent): Promise<string> {
  if (kind === 'apartment') {
    const unit = db.selectFrom('apartments').select('name').where('id', '=', id);
    return (await unit.executeTakeFirstOrThrow()).name;
  }
  const table = `${kind}s` as const;
  const row = await db.selectFrom(table).select('name').where('id', '=', id).executeTakeFirstOrThrow();
  return textIn(language, row.name);
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

/** Points of interest of units, by the id of their unit. One query, however many units there are. */
export async function poisByUnit(
  context: QueryContext,
  apartmentIds: readonly number[],
): Promise<Map<number, PoiRow[]>> {
  if (apartmentIds.length === 0) return new Map();
  const rows = await context.db
    .selectFrom(from(context))
    .selectAll()
    // One parameter: a statement may have 65,535 of them, and a project more units.
    .where(sql<boolean>`apartment_id = any(${apartmentIds}::int[])`)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return groupBy(rows, (row) => row.apartment_id);
}
