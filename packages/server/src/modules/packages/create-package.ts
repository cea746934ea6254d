import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { addPackage } from './repository.ts';
import { findPackage } from './service.ts';

export const createPackage: Handler<'createPackage'> = async (call) => {
  const {
    params: { projectId },
    body,
    context,
  } = call;
  requireAccess(call, projectId);
  return one(await findPackage(context, projectId, await addPackage(context.db, projectId, body)));
};
