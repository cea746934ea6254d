import type { PoiParentKind } from '@suite/contracts';
import { type Selectable, sql } from 'kysely';
import { notShown } from '../../access/not-shown.ts';
import type { Schema } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import { groupBy, type QueryContext, textIn } from '../query-context.ts';
import { visible } from '../visible.ts';

export type PoiRow = Selectable<Schema['pois']>;

export interface PoiOwner {
  readonly column: 'masterplan_id' | 'building_id' | 'apartment_id';
  readonly id: number;
}

export async function poiRows(
  context: QueryContext,
  of: PoiOwner,
  typeId: number | undefined,
): Promise<PoiRow[]> {
  return context.db
    .selectFrom(visible(context, 'pois'))
    .selectAll()
    .where(of.column, '=', of.id)
    .$if(typeId !== undefined, (query) => query.where('poi_type_id', '=', typeId ?? 0))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** @throws {RequestError} 404 for an unknown or unpublished point of interest. */
export async function findPoiRow(context: QueryContext, id: number): Promise<PoiRow> {
  const row = await context.db
    .selectFrom(visible(context, 'pois'))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) {
    throw await notShown(context, 'pois', id, notFound(`There is no published point of interest ${id}.`));
  }
  return row;
}

export interface Parent {
  readonly kind: PoiParentKind;
  readonly id: number;
}

/** A point of interest that may be seen belongs to something that may be seen. */
export async function nameOf({ db, language }: QueryContext, { kind, id }: Parent): Promise<string> {
  if (kind === 'apartment') {
    const unit = db.selectFrom('apartments').select('name').where('id', '=', id);
    return (await unit.executeTakeFirstOrThrow()).name;
  }
  const table = `${kind}s` as const;
  const row = await db.selectFrom(table).select('name').where('id', '=', id).executeTakeFirstOrThrow();
  return textIn(language, row.name);
}

/** Points of interest of units, by the id of their unit. One query, however many units there are. */
export async function poisByUnit(
  context: QueryContext,
  apartmentIds: readonly number[],
): Promise<Map<number, PoiRow[]>> {
  if (apartmentIds.length === 0) return new Map();
  const rows = await context.db
    .selectFrom(visible(context, 'pois'))
    .selectAll()
    // One parameter: a statement may have 65,535 of them, and a project more units.
    .where(sql<boolean>`apartment_id = any(${apartmentIds}::int[])`)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return groupBy(rows, (row) => row.apartment_id);
}
