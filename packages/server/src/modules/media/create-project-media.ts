import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { addMedium } from './change-repository.ts';
import { mediumResponse } from './service.ts';

export const createProjectMedia: Handler<'createProjectMedia'> = async (call) => {
  requireAccess(call, call.params.projectId);
  const { params, body, context } = call;
  return mediumResponse(context, await addMedium(context.db, params.projectId, body));
};
