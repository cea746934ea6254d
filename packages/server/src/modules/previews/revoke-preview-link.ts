import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { deleteLink } from './repository.ts';

export const revokePreviewLink: Handler<'revokePreviewLink'> = async (call) => {
  const { projectId, linkId } = call.params;
  requireAccess(call, projectId);
  await call.context.db.transaction().execute((trx) => deleteLink(trx, projectId, linkId));
  return call.reply.send();
};
