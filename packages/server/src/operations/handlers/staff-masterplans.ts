import { requireStaffOf, staffProjectIds } from '../../access/staff.ts';
import type { SignedIn } from '../../access/viewer.ts';
import { findApartment } from '../../catalogue/apartments.ts';
import { listBuildings } from '../../catalogue/buildings.ts';
import { findMasterplan, listMasterplans } from '../../catalogue/masterplans.ts';
import { listPois } from '../../catalogue/pois.ts';
import type { Reading } from '../../catalogue/reading.ts';
import { createMasterplan, deleteMasterplan, updateMasterplan } from '../../catalogue/writes/masterplans.ts';
import { updateApartment } from '../../catalogue/writes/update-apartment.ts';
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

async function requireOwnApartment({ params, reading, viewer }: Asking): Promise<void> {
  const row = await reading.db
    .selectFrom('any_apartments')
    .select('project_id')
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!row || !staffProjectIds(viewer).includes(row.project_id)) {
    throw notFound(`You have no unit ${params.id}.`);
  }
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
  updateApartment: async (call) => {
    await requireOwnApartment(call);
    await updateApartment(call.reading.db, call.params.id, call.body);
    return one(await findApartment(call.reading, call.params.id));
  },
} satisfies Partial<Handlers>;
