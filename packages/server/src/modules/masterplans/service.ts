import type { Masterplan } from '@suite/api';
import type { StaffRequest } from '../../access/own-entities.ts';
import { requireAccess } from '../../access/staff.ts';
import { notFound } from '../../errors.ts';
import { mediaByOwner } from '../media/service.ts';
import { type QueryContext, type Resource, textIn } from '../query-context.ts';
import { richTextIn } from '../rich-text-in.ts';
import { availabilityOf } from '../units/unit-counts.ts';
import {
  anyMasterplanRow,
  findMasterplanRow,
  type MasterplanParent,
  type MasterplanRow,
  masterplanRows,
  unknownMasterplan,
} from './repository.ts';

/** Published masterplans: those of a project, or those nested directly in a masterplan. */
export async function listMasterplans(
  context: QueryContext,
  below: MasterplanParent,
): Promise<Resource<Masterplan>[]> {
  return describeMasterplans(context, await masterplanRows(context, below));
}

export async function findMasterplan(context: QueryContext, id: number): Promise<Resource<Masterplan>> {
  const [masterplan] = await describeMasterplans(context, [await findMasterplanRow(context, id)]);
  if (!masterplan) throw unknownMasterplan(id);
  return masterplan;
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
      description: richTextIn(language, row.description).plain,
      parentId: row.parent_id ?? 0,
      community: row.community,
      publish: row.published ?? true,
      projectId: row.project_id,
      media: media.get(row.id) ?? [],
      ...availability(row),
    },
  }));
}

/** A masterplan of a project that the person works for; others are not there for them. */
export async function ownMasterplan(request: StaffRequest) {
  const { params, context } = request;
  const unknown = `You have no masterplan ${params.id}.`;
  const row = await anyMasterplanRow(context.db, params.id);
  requireAccess(request, row?.project_id ?? null, unknown);
  if (!row) throw notFound(unknown);
  return row;
}
