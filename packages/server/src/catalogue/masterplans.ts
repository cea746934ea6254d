import type { Masterplan } from '@suite/api';
import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { mediaByOwner } from './media.ts';
import { type QueryContext, type Resource, textIn, viewOf } from './query-context.ts';
import { availabilityOf } from './unit-counts.ts';

type MasterplanRow = Selectable<Schema['visible_masterplans']> & { readonly published?: boolean };

/** Published masterplans: those of a project, or those nested directly in a masterplan. */
export async function listMasterplans(
  context: QueryContext,
  below: { readonly column: 'project_id' | 'parent_id'; readonly id: number },
): Promise<Resource<Masterplan>[]> {
  const rows = await context.db
    .selectFrom(viewOf(context, 'masterplans'))
    .selectAll()
    .where(below.column, '=', below.id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return describeMasterplans(context, rows);
}

export async function findMasterplan(context: QueryContext, id: number): Promise<Resource<Masterplan>> {
  const [masterplan] = await describeMasterplans(context, [await findMasterplanRow(context, id)]);
  if (!masterplan) throw unknownMasterplan(id);
  return masterplan;
}

/** @throws {RequestError} 404 for an unknown or unpublished masterplan. */
export async function findMasterplanRow(context: QueryContext, id: number): Promise<MasterplanRow> {
  const row = await context.db
    .selectFrom(viewOf(context, 'masterplans'))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw unknownMasterplan(id);
  return row;
}

function unknownMasterplan(id: number) {
  return notFound(`There is no published masterplan ${id}.`);
}

async function describeMasterplans(
  context: QueryContext,
  rows: readonly MasterplanRow[],
): Promise<Resource<Masterplan>[]> {
  const { language } = context;
  const media = await mediaByOwner(
    context,
    'masterplan_id',
    rows.map((row) => row.id),
  );
  const availability = await availabilityOf(context, 'masterplan', rows);
  return rows.map((row) => ({
    id: row.id,
    type: 'masterplan',
    attributes: {
      id: row.id,
      name: textIn(language, row.name),
      description: textIn(language, row.description),
      parentId: row.parent_id ?? 0,
      community: row.community,
      publish: row.published ?? true,
      projectId: row.project_id,
      media: media.get(row.id) ?? [],
      ...availability(row),
    },
  }));
}
