import { type SignedIn, staffProjectIds } from '@suite/access';
import { requireStaffOf } from '../../access/staff.ts';
import { listBuildings } from '../../catalogue/buildings.ts';
import { listMasterplans } from '../../catalogue/masterplans.ts';
import { findStructure } from '../../catalogue/project-structure.ts';
import {
  findProject,
  findProjectRow,
  findSettings,
  geodataOf,
  listProjectsOf,
} from '../../catalogue/projects.ts';
import type { QueryContext } from '../../catalogue/query-context.ts';
import { listReservations } from '../../catalogue/reservations.ts';
import { listUnits } from '../../catalogue/units.ts';
import { updateProject } from '../../catalogue/writes/update-project.ts';
import { updateApartments } from '../../catalogue/writes/update-unit.ts';
import { type Handlers, many, one } from '../request-context.ts';

interface Asking {
  readonly params: { readonly projectId: number };
  readonly context: QueryContext;
  readonly viewer: SignedIn;
}

/** The project of the address, when the person is admin or editor of it. */
export async function ownProject({ params, context, viewer }: Asking) {
  requireStaffOf(viewer, params.projectId);
  return findProjectRow(context, params.projectId);
}

export const STAFF_PROJECT_HANDLERS = {
  listAllProjects: async ({ query, context, viewer }) => {
    const withMedia = query['include[]'] === 'Media';
    return many(await listProjectsOf(context, staffProjectIds(viewer), { withMedia }));
  },
  getAnyProject: async ({ params, context, viewer }) => {
    requireStaffOf(viewer, params.projectId);
    return one(await findProject(context, params.projectId));
  },
  updateProject: async ({ params, body, context, viewer }) => {
    requireStaffOf(viewer, params.projectId);
    await updateProject(context.db, params.projectId, body);
    return one(await findProject(context, params.projectId));
  },
  listAllProjectMasterplans: async (call) => {
    const project = await ownProject(call);
    const masterplans = await listMasterplans(call.context, { column: 'project_id', id: project.id });
    return many(masterplans, project.availability_as_of);
  },
  listAllProjectBuildings: async (call) => {
    const project = await ownProject(call);
    const buildings = await listBuildings(call.context, { column: 'project_id', id: project.id });
    return many(buildings, project.availability_as_of);
  },
  listAllProjectApartments: async (call) => {
    const project = await ownProject(call);
    const units = await listUnits(call.context, { column: 'project_id', id: project.id });
    return many(units, project.availability_as_of);
  },
  updateApartments: async ({ params, body, context, viewer }) => {
    requireStaffOf(viewer, params.projectId);
    await updateApartments(context.db, { projectId: params.projectId, userId: viewer.userId }, body);
    return { ok: true };
  },
  getProjectStructure: async ({ params, context, viewer }) => {
    requireStaffOf(viewer, params.projectId);
    return one(await findStructure(context, params.projectId));
  },
  listReservations: async ({ params, context, viewer }) => {
    requireStaffOf(viewer, params.projectId);
    return many(await listReservations(context, params.projectId));
  },
  getAnyProjectSettings: async ({ params, context, viewer }) => {
    requireStaffOf(viewer, params.projectId);
    return one(await findSettings(context, params.projectId));
  },
  getGeodata: async ({ context, viewer }) => geodataOf(context, staffProjectIds(viewer)),
} satisfies Partial<Handlers>;
