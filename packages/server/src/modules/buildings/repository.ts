import { type Selectable, sql } from 'kysely';
import { notShown } from '../../access/not-shown.ts';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import type { QueryContext } from '../query-context.ts';
import { visible } from '../visible.ts';

export type BuildingRow = Selectable<Schema['published_buildings']> & { readonly published?: boolean };

export interface BuildingParent {
  readonly column: 'project_id' | 'masterplan_id';
  readonly id: number;
}

export async function buildingRows(context: QueryContext, below: BuildingParent): Promise<BuildingRow[]> {
  return context.db
    .selectFrom(visible(context, 'buildings'))
    .selectAll()
    .where(below.column, '=', below.id)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** @throws {RequestError} 404 for an unknown or unpublished building. */
export async function findBuildingRow(context: QueryContext, id: number): Promise<BuildingRow> {
  const row = await context.db
    .selectFrom(visible(context, 'buildings'))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw await notShown(context, 'buildings', id, unknownBuilding(id));
  return row;
}

export function unknownBuilding(id: number) {
  return notFound(`There is no published building ${id}.`);
}

export function typeRows(context: QueryContext, buildingId: number) {
  return context.db
    .selectFrom('apartment_types')
    .select(['id', 'name', 'type_key'])
    .where('id', 'in', (types) =>
      types
        .selectFrom(visible(context, 'apartments'))
        .select('apartment_type_id')
        .where('building_id', '=', buildingId)
        .where('filterable', '=', true),
    )
    .orderBy('id')
    .execute();
}

export function orientationCounts(context: QueryContext, buildingId: number) {
  return context.db
    .selectFrom(visible(context, 'apartments'))
    .select(['orientation', sql<number>`count(*)::int`.as('count')])
    .where('building_id', '=', buildingId)
    .where('filterable', '=', true)
    .groupBy('orientation')
    .execute();
}

/** Shows a building to visitors, or no more. */
export async function setBuildingPublished(db: Database, id: number, published: boolean): Promise<void> {
  await db.updateTable('buildings').set({ published }).where('id', '=', id).execute();
}
