import type { Building, OrientationCount, UnitType } from '@suite/api';
import { ORIENTATIONS } from '@suite/contracts';
import { typeOrder } from '@suite/domain';
import { type Selectable, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { mediaByOwner } from './media.ts';
import { type QueryContext, type Resource, textIn, viewOf } from './query-context.ts';
import { availabilityOf } from './unit-counts.ts';

type BuildingRow = Selectable<Schema['visible_buildings']> & { readonly published?: boolean };

/** Published buildings of a project, or those that stand directly in a masterplan. */
export async function listBuildings(
  context: QueryContext,
  below: { readonly column: 'project_id' | 'masterplan_id'; readonly id: number },
): Promise<Resource<Building>[]> {
  const rows = await context.db
    .selectFrom(viewOf(context, 'buildings'))
    .selectAll()
    .where(below.column, '=', below.id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return describeBuildings(context, rows);
}

export async function findBuilding(context: QueryContext, id: number): Promise<Resource<Building>> {
  const [building] = await describeBuildings(context, [await findBuildingRow(context, id)]);
  if (!building) throw unknownBuilding(id);
  return building;
}

/** @throws {RequestError} 404 for an unknown or unpublished building. */
export async function findBuildingRow(context: QueryContext, id: number): Promise<BuildingRow> {
  const row = await context.db
    .selectFrom(viewOf(context, 'buildings'))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw unknownBuilding(id);
  return row;
}

export function unknownBuilding(id: number) {
  return notFound(`There is no published building ${id}.`);
}

async function describeBuildings(
  context: QueryContext,
  rows: readonly BuildingRow[],
): Promise<Resource<Building>[]> {
  const { language } = context;
  const media = await mediaByOwner(
    context,
    'building_id',
    rows.map((row) => row.id),
  );
  const availability = await availabilityOf(context, 'building', rows);
  return rows.map((row) => ({
    id: row.id,
    type: 'building',
    attributes: {
      id: row.id,
      name: textIn(language, row.name),
      title: textIn(language, row.title),
      description: textIn(language, row.description),
      publish: row.published ?? true,
      masterplansId: row.masterplan_id,
      masterplanName: textIn(language, row.masterplan_name),
      masterplanParentId: row.masterplan_parent_id ?? 0,
      projectId: row.project_id,
      floors: row.floors,
      media: media.get(row.id) ?? [],
      ...availability(row),
    },
  }));
}

/** Types of a building's filterable units, smallest first. */
export async function listTypes(
  { db, language }: QueryContext,
  buildingId: number,
): Promise<Resource<UnitType>[]> {
  const rows = await db
    .selectFrom('apartment_types')
    .select(['id', 'name', 'type_key'])
    .where('id', 'in', (types) =>
      types
        .selectFrom('visible_apartments')
        .select('apartment_type_id')
        .where('building_id', '=', buildingId)
        .where('filterable', '=', true),
    )
    .orderBy('id')
    .execute();
  return rows
    .toSorted((a, b) => typeOrder(a.type_key) - typeOrder(b.type_key))
    .map((row) => ({
      id: row.id,
      type: 'apartment-type',
      attributes: {
        id: row.id,
        name: textIn(language, row.name),
        properties: { typeKey: row.type_key },
      },
    }));
}

/** Compass points of a building's filterable units, clockwise from north; the id is the place in that order. */
export async function listOrientations(
  { db }: QueryContext,
  buildingId: number,
): Promise<Resource<OrientationCount>[]> {
  const rows = await db
    .selectFrom('visible_apartments')
    .select(['orientation', sql<number>`count(*)::int`.as('count')])
    .where('building_id', '=', buildingId)
    .where('filterable', '=', true)
    .groupBy('orientation')
    .execute();
  const counts = new Map(rows.map((row) => [row.orientation, row.count]));
  return ORIENTATIONS.flatMap((orientation, index) => {
    const count = counts.get(orientation);
    return count ? [{ id: index + 1, type: 'orientation', attributes: { orientation, count } }] : [];
  });
}
