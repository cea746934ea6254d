import { counted } from '@suite/content';
import { type Selectable, sql, type Transaction } from 'kysely';
import { notShown } from '../../access/not-shown.ts';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { textsColumn } from '../../database/write-texts.ts';
import { invalidField, notFound, RequestError } from '../../errors.ts';
import type { Part } from '../../operations/operation-types.ts';
import { lockProject } from '../projects/repository.ts';
import type { QueryContext } from '../query-context.ts';
import { visible } from '../visible.ts';

export type MasterplanRow = Selectable<Schema['published_masterplans']> & { readonly published?: boolean };

export interface MasterplanParent {
  readonly column: 'project_id' | 'parent_id';
  readonly id: number;
}

export async function masterplanRows(
  context: QueryContext,
  below: MasterplanParent,
): Promise<MasterplanRow[]> {
  return context.db
    .selectFrom(visible(context, 'masterplans'))
    .selectAll()
    .where(below.column, '=', below.id)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** @throws {RequestError} 404 for an unknown or unpublished masterplan. */
export async function findMasterplanRow(context: QueryContext, id: number): Promise<MasterplanRow> {
  const row = await context.db
    .selectFrom(visible(context, 'masterplans'))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw await notShown(context, 'masterplans', id, unknownMasterplan(id));
  return row;
}

export function unknownMasterplan(id: number) {
  return notFound(`There is no published masterplan ${id}.`);
}

/** Adds a masterplan, behind its siblings, and gives its id. What is not named: a root, unpublished, no community. */
export function addMasterplan(db: Database, body: Part<'createMasterplan', 'body'>): Promise<number> {
  return changeTree(db, body.projectId, async (trx) => {
    const parentId = body.parentId ?? 0;
    if (parentId > 0) await checkParent(trx, body.projectId, parentId);
    const { id } = await trx
      .insertInto('masterplans')
      .values({
        project_id: body.projectId,
        parent_id: parentId || null,
        position:
          body.position ??
          sql`(select coalesce(max(position) + 1, 0) from masterplans
          where project_id = ${body.projectId} and parent_id is not distinct from ${parentId || null}::int)`,
        name: textsColumn(body.name),
        description: textsColumn(body.description ?? null),
        community: body.community ?? false,
        published: body.publish ?? false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Changes a masterplan; what is not named stays. */
export function changeMasterplan(
  db: Database,
  masterplan: { readonly id: number; readonly project_id: number },
  changes: Part<'updateMasterplan', 'body'>,
): Promise<void> {
  return changeTree(db, masterplan.project_id, async (trx) => {
    const { parentId } = changes;
    if (parentId) {
      await checkParent(trx, masterplan.project_id, parentId);
      await checkNotBelow(trx, masterplan.id, parentId);
    }
    if (Object.keys(changes).length === 0) return;
    await trx
      .updateTable('masterplans')
      .set({
        parent_id: parentId === undefined ? undefined : parentId || null,
        position: changes.position,
        name: textsColumn(changes.name),
        description: textsColumn(changes.description),
        community: changes.community,
        published: changes.publish,
      })
      .where('id', '=', masterplan.id)
      .execute();
  });
}

/** @throws {RequestError} 409 naming what is in it. */
export function removeMasterplan(
  db: Database,
  { id, project_id: projectId }: { readonly id: number; readonly project_id: number },
): Promise<void> {
  return changeTree(db, projectId, async (trx) => {
    // Nothing can be put into it from here on.
    await trx.selectFrom('masterplans').select('id').where('id', '=', id).forUpdate().execute();
    const found = await contentsOf(trx, id);
    if (found.length > 0) {
      const contents = new Intl.ListFormat('en').format(found);
      throw new RequestError(
        409,
        'not-empty',
        `Masterplan ${id} cannot be removed: it has ${contents} in it.`,
      );
    }
    await trx.deleteFrom('masterplans').where('id', '=', id).execute();
  });
}

/** One change of a project's tree at a time: two that are right alone could together close a circle. */
function changeTree<Result>(
  db: Database,
  projectId: number,
  change: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await lockProject(trx, projectId);
    return change(trx);
  });
}

async function checkParent(trx: Transaction<Schema>, projectId: number, parentId: number): Promise<void> {
  const parent = await trx
    .selectFrom('masterplans')
    .select('id')
    .where('id', '=', parentId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  if (!parent) throw invalidField('parentId', `Project ${projectId} has no masterplan ${parentId}.`);
}

async function checkNotBelow(trx: Transaction<Schema>, id: number, parentId: number): Promise<void> {
  const { rows } = await sql`
    with recursive tree (id) as (
      select ${id}::int union select m.id from tree t join masterplans m on m.parent_id = t.id
    ) select id from tree where id = ${parentId}`.execute(trx);
  if (rows.length === 0) return;
  throw invalidField('parentId', `Masterplan ${id} cannot lie in masterplan ${parentId}, which lies in it.`);
}

const CONTENTS = [
  ['masterplans', 'parent_id', 'nested masterplan', 'nested masterplans'],
  ['buildings', 'masterplan_id', 'building', 'buildings'],
  ['pois', 'masterplan_id', 'point of interest', 'points of interest'],
  ['media', 'masterplan_id', 'medium', 'media'],
] as const;

/** What lies directly in a masterplan: `2 buildings`, `1 medium`. */
async function contentsOf(trx: Transaction<Schema>, id: number): Promise<string[]> {
  const found: string[] = [];
  for (const [table, column, singular, plural] of CONTENTS) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(trx);
    const count = rows[0]?.count ?? 0;
    if (count > 0) found.push(counted(count, singular, plural));
  }
  return found;
}

export function anyMasterplanRow(db: Database, id: number) {
  return db
    .selectFrom('any_masterplans')
    .select(['id', 'project_id', 'availability_as_of'])
    .where('id', '=', id)
    .executeTakeFirst();
}
