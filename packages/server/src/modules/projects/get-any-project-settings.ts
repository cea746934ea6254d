import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findSettings } from './service.ts';

export const getAnyProjectSettings: Handler<'getAnyProjectSettings'> = async (call) => {
  requireAccess(call, call.params.projectId);
  const { params, context } = call;
  return one(await findSettings(context, params.projectId));
};
