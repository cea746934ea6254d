import { requireStaffOf } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { addMedium } from './change-repository.ts';
import { mediumResponse } from './service.ts';

export const createProjectMedia: Handler<'createProjectMedia'> = async ({
  params,
  body,
  viewer,
  context,
}) => {
  requireStaffOf(viewer, params.projectId);
  return mediumResponse(context, await addMedium(context.db, params.projectId, body));
};
