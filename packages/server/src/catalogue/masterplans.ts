import type { Masterplan } from '@suite/contracts';
import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { mediaByOwner } from './media.ts';
import { type Reading, type Resource, textIn, viewOf } from './reading.ts';
import { availabilityOf } from './unit-counts.ts';

type MasterplanRow = Selectable<Schema['visible_masterplans']> & { readonly published?: boolean };

/** Published masterplans: those of a project, or those nested directly in a masterplan. */
export async function listMasterplans(
  reading: Reading,
  below: { readonly column: 'project_id' | 'parent_id'; readonly id: number },
): Promise<Resource<Masterplan>[]> {
  const rows = await reading.db
    .selectFrom(viewOf(reading, 'masterplans'))
    .selectAll()
    .where(below.column, '=', below.id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return describeMasterplans(reading, rows);
}

export async function findMasterplan(reading: Reading, id: number): Promise<Resource<Masterplan>> {
  const [masterplan] = await describeMasterplans(reading, [await findMasterplanRow(reading, id)]);
  if (!masterplan) throw unknownMasterplan(id);
  return masterplan;
}

/** @throws {RequestError} 404 for an unknown or unpublished masterplan. */
export async function findMasterplanRow(reading: Reading, id: number): Promise<MasterplanRow> {
  const row = await reading.db
    .selectFrom(viewOf(reading, 'masterplans'))
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
  reading: Reading,
  rows: readonly MasterplanRow[],
): Promise<Resource<Masterplan>[]> {
  const { language } = reading;
  const media = await mediaByOwner(
    reading,
    'masterplan_id',
    rows.map((row) => row.id),
  );
  const availability = await availabilityOf(reading, 'masterplan', rows);
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
