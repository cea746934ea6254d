import { requireStaffOf } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { removeMedium } from './change-repository.ts';

export const deleteProjectMedia: Handler<'deleteProjectMedia'> = async ({
  params,
  body,
  viewer,
  context,
  reply,
}) => {
  requireStaffOf(viewer, params.projectId);
  await removeMedium(context.db, params.projectId, body.mediaId);
  return reply.send();
};
