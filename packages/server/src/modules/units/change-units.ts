import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { changeFacts } from './batch-repository.ts';

export const changeUnits: Handler<'changeUnits'> = async (call) => {
  requireAccess(call, call.params.projectId);
  const { params, body, context, viewer } = call;
  const { projectId } = params;
  const attributes = await changeFacts(context.db, { projectId, userId: viewer.userId }, body);
  return one({ id: projectId, type: 'unit-conflicts', attributes });
};
