import { requireStaffOf } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { removePackage } from './repository.ts';

export const deletePackage: Handler<'deletePackage'> = async ({
  params: { projectId, packageId },
  context,
  viewer,
  reply,
}) => {
  requireStaffOf(viewer, projectId);
  await removePackage(context.db, { id: packageId, projectId });
  return reply.send();
};
