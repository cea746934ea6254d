import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { changeUnitsOf } from './repository.ts';

export const updateApartments: Handler<'updateApartments'> = async (call) => {
  requireAccess(call, call.params.projectId);
  const { params, body, context, viewer } = call;
  await changeUnitsOf(context.db, { projectId: params.projectId, userId: viewer.userId }, body);
  return { ok: true };
};
