import { requireStaffOf } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { addPackage } from './repository.ts';
import { findPackage } from './service.ts';

export const createPackage: Handler<'createPackage'> = async ({
  params: { projectId },
  body,
  context,
  viewer,
}) => {
  requireStaffOf(viewer, projectId);
  return one(await findPackage(context, projectId, await addPackage(context.db, projectId, body)));
};
