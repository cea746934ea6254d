import type { Handler } from '../../operations/request-context.ts';
import { securityLog } from '../session/security-log.ts';
import { deleteOwnPasskey } from './service.ts';

export const deletePasskey: Handler<'deletePasskey'> = async (call) => {
  const { body, params, context, services, viewer, request, reply } = call;
  const { currentPassword } = body;
  await deleteOwnPasskey(context.db, services, { viewer, currentPassword, id: params.passkeyId });
  securityLog(request.log)('second-factor-changed', { userId: viewer.userId });
  services.wakeMail();
  return reply.send();
};
