import { requireStaffOf, staffProjectIds } from '../../access/staff.ts';
import type { SignedIn } from '../../access/viewer.ts';
import { listApartments } from '../../catalogue/apartments.ts';
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
import type { Reading } from '../../catalogue/reading.ts';
import { listReservations } from '../../catalogue/reservations.ts';
import { updateApartments } from '../../catalogue/writes/update-apartment.ts';
import { updateProject } from '../../catalogue/writes/update-project.ts';
import { type Handlers, many, one } from '../call.ts';

interface Asking {
  readonly params: { readonly projectId: number };
  readonly reading: Reading;
  readonly viewer: SignedIn;
}

/** The project of the address, when the person is admin or editor of it. */
export async function ownProject({ params, reading, viewer }: Asking) {
  requireStaffOf(viewer, params.projectId);
  return findProjectRow(reading, params.projectId);
}

export const STAFF_PROJECT_HANDLERS = {
  listAllProjects: async ({ query, reading, viewer }) => {
    const withMedia = query['include[]'] === 'Media';
    return many(await listProjectsOf(reading, staffProjectIds(viewer), { withMedia }));
  },
  getAnyProject: async ({ params, reading, viewer }) => {
    requireStaffOf(viewer, params.projectId);
    return one(await findProject(reading, params.projectId));
  },
  updateProject: async ({ params, body, reading, viewer }) => {
    requireStaffOf(viewer, params.projectId);
    await updateProject(reading.db, params.projectId, body);
    return one(await findProject(reading, params.projectId));
  },
  listAllProjectMasterplans: async (call) => {
    const project = await ownProject(call);
    const masterplans = await listMasterplans(call.reading, { column: 'project_id', id: project.id });
    return many(masterplans, project.availability_as_of);
  },
  listAllProjectBuildings: async (call) => {
    const project = await ownProject(call);
    const buildings = await listBuildings(call.reading, { column: 'project_id', id: project.id });
    return many(buildings, project.availability_as_of);
  },
  listAllProjectApartments: async (call) => {
    const project = await ownProject(call);
    const apartments = await listApartments(call.reading, { column: 'project_id', id: project.id });
    return many(apartments, project.availability_as_of);
  },
  updateApartments: async ({ params, body, reading, viewer }) => {
    requireStaffOf(viewer, params.projectId);
    await updateApartments(reading.db, { projectId: params.projectId, userId: viewer.userId }, body);
    return { ok: true };
  },
  getProjectStructure: async ({ params, reading, viewer }) => {
    requireStaffOf(viewer, params.projectId);
    return one(await findStructure(reading, params.projectId));
  },
  listReservations: async ({ params, reading, viewer }) => {
    requireStaffOf(viewer, params.projectId);
    return many(await listReservations(reading, params.projectId));
  },
  getAnyProjectSettings: async ({ params, reading, viewer }) => {
    requireStaffOf(viewer, params.projectId);
    return one(await findSettings(reading, params.projectId));
  },
  getGeodata: async ({ reading, viewer }) => geodataOf(reading, staffProjectIds(viewer)),
} satisfies Partial<Handlers>;
