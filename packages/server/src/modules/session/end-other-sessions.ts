import type { Handler } from '../../operations/request-context.ts';
import { requireFreshLogin } from './fresh-login.ts';
import { endSessionsOf } from './repository.ts';
import { securityLog } from './security-log.ts';

export const endOtherSessions: Handler<'endOtherSessions'> = async (call) => {
  const { body, context, services, viewer, request, reply } = call;
  await requireFreshLogin(context.db, services, { viewer, currentPassword: body.currentPassword });
  await context.db
    .transaction()
    .execute((trx) => endSessionsOf(trx, viewer.userId, { exceptId: viewer.sessionId }));
  securityLog(request.log)('sessions-ended', { userId: viewer.userId });
  return reply.send();
};
