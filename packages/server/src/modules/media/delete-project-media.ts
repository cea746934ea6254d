import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { removeMedium } from './change-repository.ts';

export const deleteProjectMedia: Handler<'deleteProjectMedia'> = async (call) => {
  requireAccess(call, call.params.projectId);
  const { params, body, context, reply } = call;
  await removeMedium(context.db, params.projectId, body.mediaId);
  return reply.send();
};
