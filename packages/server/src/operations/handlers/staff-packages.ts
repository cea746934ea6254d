import { requireStaffOf } from '../../access/staff.ts';
import { findPackage, listPackages } from '../../catalogue/packages.ts';
import { createPackage, deletePackage, updatePackage } from '../../catalogue/writes/packages.ts';
import { type Handlers, many, one } from '../request-context.ts';
import { ownProject } from './staff-projects.ts';

export const STAFF_PACKAGE_HANDLERS = {
  listAllProjectPackages: async (call) => {
    const project = await ownProject(call);
    return many(await listPackages(call.context, project.id), project.availability_as_of);
  },
  createPackage: async ({ params: { projectId }, body, context, viewer }) => {
    requireStaffOf(viewer, projectId);
    return one(await findPackage(context, projectId, await createPackage(context.db, projectId, body)));
  },
  updatePackage: async ({ params: { projectId, packageId }, body, context, viewer }) => {
    requireStaffOf(viewer, projectId);
    await updatePackage(context.db, { id: packageId, projectId }, body);
    return one(await findPackage(context, projectId, packageId));
  },
  deletePackage: async ({ params: { projectId, packageId }, context, viewer, reply }) => {
    requireStaffOf(viewer, projectId);
    await deletePackage(context.db, { id: packageId, projectId });
    return reply.send();
  },
} satisfies Partial<Handlers>;
