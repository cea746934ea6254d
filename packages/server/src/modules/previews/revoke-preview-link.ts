import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { deleteLink } from './repository.ts';

export const revokePreviewLink: Handler<'revokePreviewLink'> = async (call) => {
  const { projectId, linkId } = call.params;
  requireAccess(call, projectId);
  await deleteLink(call.context.db, projectId, linkId);
  return call.reply.send();
};
