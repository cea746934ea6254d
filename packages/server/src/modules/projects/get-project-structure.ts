import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findStructure } from './structure.ts';

export const getProjectStructure: Handler<'getProjectStructure'> = async (call) => {
  requireAccess(call, call.params.projectId);
  const { params, context } = call;
  return one(await findStructure(context, params.projectId));
};
