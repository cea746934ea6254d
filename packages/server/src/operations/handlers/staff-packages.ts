import { requireStaffOf } from '../../access/staff.ts';
import { findPackage, listPackages } from '../../catalogue/packages.ts';
import { createPackage, deletePackage, updatePackage } from '../../catalogue/writes/packages.ts';
import { type Handlers, many, one } from '../call.ts';
import { ownProject } from './staff-projects.ts';

export const STAFF_PACKAGE_HANDLERS = {
  listAllProjectPackages: async (call) => {
    const project = await ownProject(call);
    return many(await listPackages(call.reading, project.id), project.availability_as_of);
  },
  createPackage: async ({ params: { projectId }, body, reading, viewer }) => {
    requireStaffOf(viewer, projectId);
    return one(await findPackage(reading, projectId, await createPackage(reading.db, projectId, body)));
  },
  updatePackage: async ({ params: { projectId, packageId }, body, reading, viewer }) => {
    requireStaffOf(viewer, projectId);
    await updatePackage(reading.db, { id: packageId, projectId }, body);
    return one(await findPackage(reading, projectId, packageId));
  },
  deletePackage: async ({ params: { projectId, packageId }, reading, viewer, reply }) => {
    requireStaffOf(viewer, projectId);
    await deletePackage(reading.db, { id: packageId, projectId });
    return reply.send();
  },
} satisfies Partial<Handlers>;
