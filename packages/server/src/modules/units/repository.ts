import type { UnitStatus } from '@suite/contracts';
import { type Selectable, sql, type Transaction } from 'kysely';
import { notShown } from '../../access/not-shown.ts';
import type { Database } from '../../database/connection.ts';
import { inNameOf } from '../../database/in-name-of.ts';
import type { Schema } from '../../database/schema.ts';
import { notFound, RequestError } from '../../errors.ts';
import type { Part } from '../../operations/operation-types.ts';
import { type QueryContext, textIn } from '../query-context.ts';
import { visible } from '../visible.ts';

export type UnitRow = Selectable<Schema['published_apartments']> & { readonly published?: boolean };

export interface UnitParent {
  readonly column: 'project_id' | 'building_id';
  readonly id: number;
}

export async function unitRows(context: QueryContext, below: UnitParent): Promise<UnitRow[]> {
  return context.db
    .selectFrom(visible(context, 'apartments'))
    .selectAll()
    .where(below.column, '=', below.id)
    .orderBy('id')
    .execute();
}

/** @throws {RequestError} 404 for an unknown or unpublished unit. */
export async function findUnitRow(context: QueryContext, id: number): Promise<UnitRow> {
  const row = await context.db
    .selectFrom(visible(context, 'apartments'))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw await notShown(context, 'apartments', id, await unknownOrWithdrawn(context, id));
  return row;
}

/** Says more than that a unit is unknown where lists and links of visitors may still name it. */
export async function unknownOrWithdrawn(context: QueryContext, id: number): Promise<RequestError> {
  const row = await context.db
    .selectFrom('withdrawn_units as withdrawn')
    .innerJoin('apartments as unit', 'unit.id', 'withdrawn.apartment_id')
    .innerJoin(visible(context, 'projects', 'project'), 'project.id', 'withdrawn.project_id')
    .leftJoin('apartment_types as type', 'type.id', 'unit.apartment_type_id')
    .select(['unit.name', 'unit.area_m2', 'unit.floor', 'type.type_key', 'withdrawn.building_name'])
    .where('unit.id', '=', id)
    .where('unit.published', '=', true)
    .executeTakeFirst();
  if (!row) return unknownUnit(id);
  const building = textIn(context.language, row.building_name);
  const message = `Unit ${row.name} of ${building} is not offered any more.`;
  // What is like it is found by area, floor and type.
  return new RequestError(410, 'withdrawn', message, [], {
    number: row.name,
    building,
    area: String(row.area_m2),
    floor: String(row.floor),
    ...(row.type_key !== null && { apartmentTypeKey: row.type_key }),
  });
}

export function unknownUnit(id: number) {
  return notFound(`There is no published unit ${id}.`);
}

type Changes = Part<'updateApartment', 'body'>;

/**
 * Changes a unit; what is not named stays. Another status is timed, recorded as done by this person, and told to open
 * pages, by the database.
 */
export async function changeUnit(
  db: Database,
  { id, userId }: { readonly id: number; readonly userId: number },
  changes: Changes,
): Promise<void> {
  await inNameOf(db, userId, (trx) => setUnits(trx, [id], changes));
}

/**
 * Changes units of a project, all or none of them.
 * @throws {RequestError} 404 naming those that the project does not have.
 */
export async function changeUnitsOf(
  db: Database,
  { projectId, userId }: { readonly projectId: number; readonly userId: number },
  { ids, ...changes }: Part<'updateApartments', 'body'>,
): Promise<void> {
  await inNameOf(db, userId, async (trx) => {
    const known = await trx
      .selectFrom('any_apartments')
      .select('id')
      .where('project_id', '=', projectId)
      .where('id', 'in', ids)
      .execute();
    const missing = ids.filter((id) => !known.some((one) => one.id === id));
    if (missing.length > 0) throw notFound(`Project ${projectId} has no unit ${missing.join(', ')}.`);
    await setUnits(trx, ids, changes);
  });
}

async function setUnits(trx: Transaction<Schema>, ids: readonly number[], changes: Changes): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await trx
    .updateTable('apartments')
    .set({
      status: changes.status,
      price_eur: changes.priceEur,
      orientation: changes.orientation,
      published: changes.publish,
    })
    .where('id', 'in', ids)
    .execute();
}

export interface CountRow {
  readonly owner_id: number;
  readonly status: UnitStatus;
  readonly count: number;
  readonly changed_at: Date;
}

type CountQuery = (context: QueryContext, ids: readonly number[]) => Promise<CountRow[]>;

export const COUNTS: Readonly<Record<'project' | 'masterplan' | 'building', CountQuery>> = {
  project: (context, ids) => countBy(context, 'project_id', ids),
  building: (context, ids) => countBy(context, 'building_id', ids),
  masterplan: countByMasterplan,
};

function countBy(context: QueryContext, column: 'project_id' | 'building_id', ids: readonly number[]) {
  return context.db
    .selectFrom(visible(context, 'apartments'))
    .select([
      `${column} as owner_id`,
      'status',
      sql<number>`count(*)::int`.as('count'),
      sql<Date>`max(status_changed_at)`.as('changed_at'),
    ])
    .where(column, 'in', ids)
    .where('filterable', '=', true)
    .groupBy([column, 'status'])
    .execute();
}

/** Units below each masterplan, those of nested ones included; `union` ends a cycle of parents. */
async function countByMasterplan(context: QueryContext, ids: readonly number[]): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    with recursive tree (owner_id, masterplan_id) as (
      select id, id from masterplans where id in (${sql.join(ids)})
      union
      select t.owner_id, m.id from tree t join masterplans m on m.parent_id = t.masterplan_id
    )
    select t.owner_id, a.status, count(*)::int as count, max(a.status_changed_at) as changed_at
    from tree t join ${visible(context, 'apartments', 'a')} on a.masterplan_id = t.masterplan_id
    where a.filterable
    group by t.owner_id, a.status`.execute(context.db);
  return rows;
}
