import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { removePackage } from './repository.ts';

export const deletePackage: Handler<'deletePackage'> = async (call) => {
  const {
    params: { projectId, packageId },
    context,
    reply,
  } = call;
  requireAccess(call, projectId);
  await context.db.transaction().execute((trx) => removePackage(trx, { id: packageId, projectId }));
  return reply.send();
};
