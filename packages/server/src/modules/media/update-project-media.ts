import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { changeMedium } from './change-repository.ts';
import { mediumResponse } from './service.ts';

export const updateProjectMedia: Handler<'updateProjectMedia'> = async (call) => {
  requireAccess(call, call.params.projectId);
  const { params, body, context } = call;
  const { mediaId, ...changes } = body;
  return mediumResponse(context, await changeMedium(context.db, params.projectId, mediaId, changes));
};
