import { requireStaffOf, staffProjectIds } from '../../access/staff.ts';
import type { SignedIn } from '../../access/viewer.ts';
import { findApartment } from '../../catalogue/apartments.ts';
import { findBuilding, listBuildings } from '../../catalogue/buildings.ts';
import { findMasterplan, listMasterplans } from '../../catalogue/masterplans.ts';
import { listPois } from '../../catalogue/pois.ts';
import type { Reading } from '../../catalogue/reading.ts';
import { createMasterplan, deleteMasterplan, updateMasterplan } from '../../catalogue/writes/masterplans.ts';
import { updateApartment } from '../../catalogue/writes/update-apartment.ts';
import { setBuildingPublished } from '../../catalogue/writes/update-building.ts';
import { notFound } from '../../errors.ts';
import { type Handlers, many, one } from '../call.ts';

interface Asking {
  readonly params: { readonly id: number };
  readonly reading: Reading;
  readonly viewer: SignedIn;
}

/** A masterplan of a project that the person is admin or editor of; others are not there for them. */
async function ownMasterplan({ params, reading, viewer }: Asking) {
  const row = await reading.db
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
  { params, reading, viewer }: Asking,
  noun: 'buildings' | 'apartments',
): Promise<void> {
  const row = await reading.db
    .selectFrom(`any_${noun}`)
    .select('project_id')
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (row && staffProjectIds(viewer).includes(row.project_id)) return;
  throw notFound(`You have no ${noun === 'buildings' ? 'building' : 'unit'} ${params.id}.`);
}

export const STAFF_MASTERPLAN_HANDLERS = {
  createMasterplan: async ({ body, reading, viewer }) => {
    requireStaffOf(viewer, body.projectId);
    return one(await findMasterplan(reading, await createMasterplan(reading.db, body)));
  },
  getAnyMasterplan: async (call) => one(await findMasterplan(call.reading, (await ownMasterplan(call)).id)),
  updateMasterplan: async (call) => {
    const masterplan = await ownMasterplan(call);
    await updateMasterplan(call.reading.db, masterplan, call.body);
    return one(await findMasterplan(call.reading, masterplan.id));
  },
  deleteMasterplan: async (call) => {
    await deleteMasterplan(call.reading.db, await ownMasterplan(call));
    return call.reply.send();
  },
  listAllMasterplanPois: async (call) => {
    const masterplan = await ownMasterplan(call);
    const of = { column: 'masterplan_id', id: masterplan.id } as const;
    return many(await listPois(call.reading, of, call.query.poiTypeId), masterplan.availability_as_of);
  },
  listAllMasterplanBuildings: async (call) => {
    const masterplan = await ownMasterplan(call);
    const buildings = await listBuildings(call.reading, { column: 'masterplan_id', id: masterplan.id });
    return many(buildings, masterplan.availability_as_of);
  },
  listAllMasterplanMasterplans: async (call) => {
    const masterplan = await ownMasterplan(call);
    const nested = await listMasterplans(call.reading, { column: 'parent_id', id: masterplan.id });
    return many(nested, masterplan.availability_as_of);
  },
  updateBuilding: async (call) => {
    await requireOwn(call, 'buildings');
    const { params, body, reading } = call;
    if (body.publish !== undefined) await setBuildingPublished(reading.db, params.id, body.publish);
    return one(await findBuilding(reading, params.id));
  },
  updateApartment: async (call) => {
    await requireOwn(call, 'apartments');
    const { id } = call.params;
    await updateApartment(call.reading.db, { id, userId: call.viewer.userId }, call.body);
    return one(await findApartment(call.reading, call.params.id));
  },
} satisfies Partial<Handlers>;
