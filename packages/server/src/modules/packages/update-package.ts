import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { changePackage } from './repository.ts';
import { findPackage } from './service.ts';

export const updatePackage: Handler<'updatePackage'> = async (call) => {
  const {
    params: { projectId, packageId },
    body,
    context,
  } = call;
  requireAccess(call, projectId);
  await changePackage(context.db, { id: packageId, projectId }, body);
  return one(await findPackage(context, projectId, packageId));
};
