import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findProject } from './service.ts';

export const getAnyProject: Handler<'getAnyProject'> = async (call) => {
  requireAccess(call, call.params.projectId);
  const { params, context } = call;
  return one(await findProject(context, params.projectId));
};
