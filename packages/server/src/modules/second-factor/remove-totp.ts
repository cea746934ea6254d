import type { Handler } from '../../operations/request-context.ts';
import { securityLog } from '../session/security-log.ts';
import { removeTotp as remove } from './service.ts';

export const removeTotp: Handler<'removeTotp'> = async (call) => {
  const { body, context, services, viewer, request, reply } = call;
  await remove(context.db, services, { viewer, currentPassword: body.currentPassword });
  securityLog(request.log)('second-factor-changed', { userId: viewer.userId });
  services.wakeMail();
  return reply.send();
};
