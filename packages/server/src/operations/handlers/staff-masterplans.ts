import { type SignedIn, staffProjectIds } from '@suite/access';
import { requireStaffOf } from '../../access/staff.ts';
import { findBuilding, listBuildings } from '../../catalogue/buildings.ts';
import { findMasterplan, listMasterplans } from '../../catalogue/masterplans.ts';
import { listPois } from '../../catalogue/pois.ts';
import type { QueryContext } from '../../catalogue/query-context.ts';
import { findUnit } from '../../catalogue/units.ts';
import { createMasterplan, deleteMasterplan, updateMasterplan } from '../../catalogue/writes/masterplans.ts';
import { setBuildingPublished } from '../../catalogue/writes/update-building.ts';
import { updateApartment } from '../../catalogue/writes/update-unit.ts';
import { notFound } from '../../errors.ts';
import { type Handlers, many, one } from '../request-context.ts';

interface Asking {
  readonly params: { readonly id: number };
  readonly context: QueryContext;
  readonly viewer: SignedIn;
}

/** A masterplan of a project that the person is admin or editor of; others are not there for them. */
async function ownMasterplan({ params, context, viewer }: Asking) {
  const row = await context.db
    .selectFrom('any_masterplans')
    .select(['id', 'project_id', 'availability_as_of'])
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!row || !staffProjectIds(viewer).includes(row.project_id)) {
    throw notFound(`You have no masterplan ${params.id}.`);
  }
  return row;
}

/** @throws {RequestError} 404 when it is of no project that the person is admin or editor of. */
async function requireOwn(
  { params, context, viewer }: Asking,
  noun: 'buildings' | 'apartments',
): Promise<void> {
  const row = await context.db
    .selectFrom(`any_${noun}`)
    .select('project_id')
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (row && staffProjectIds(viewer).includes(row.project_id)) return;
  throw notFound(`You have no ${noun === 'buildings' ? 'building' : 'unit'} ${params.id}.`);
}

export const STAFF_MASTERPLAN_HANDLERS = {
  createMasterplan: async ({ body, context, viewer }) => {
    requireStaffOf(viewer, body.projectId);
    return one(await findMasterplan(context, await createMasterplan(context.db, body)));
  },
  getAnyMasterplan: async (call) => one(await findMasterplan(call.context, (await ownMasterplan(call)).id)),
  updateMasterplan: async (call) => {
    const masterplan = await ownMasterplan(call);
    await updateMasterplan(call.context.db, masterplan, call.body);
    return one(await findMasterplan(call.context, masterplan.id));
  },
  deleteMasterplan: async (call) => {
    await deleteMasterplan(call.context.db, await ownMasterplan(call));
    return call.reply.send();
  },
  listAllMasterplanPois: async (call) => {
    const masterplan = await ownMasterplan(call);
    const of = { column: 'masterplan_id', id: masterplan.id } as const;
    return many(await listPois(call.context, of, call.query.poiTypeId), masterplan.availability_as_of);
  },
  listAllMasterplanBuildings: async (call) => {
    const masterplan = await ownMasterplan(call);
    const buildings = await listBuildings(call.context, { column: 'masterplan_id', id: masterplan.id });
    return many(buildings, masterplan.availability_as_of);
  },
  listAllMasterplanMasterplans: async (call) => {
    const masterplan = await ownMasterplan(call);
    const nested = await listMasterplans(call.context, { column: 'parent_id', id: masterplan.id });
    return many(nested, masterplan.availability_as_of);
  },
  updateBuilding: async (call) => {
    await requireOwn(call, 'buildings');
    const { params, body, context } = call;
    if (body.publish !== undefined) await setBuildingPublished(context.db, params.id, body.publish);
    return one(await findBuilding(context, params.id));
  },
  updateApartment: async (call) => {
    await requireOwn(call, 'apartments');
    const { id } = call.params;
    await updateApartment(call.context.db, { id, userId: call.viewer.userId }, call.body);
    return one(await findUnit(call.context, call.params.id));
  },
} satisfies Partial<Handlers>;
