import { notFound } from '../../errors.ts';
import type { Handler } from '../../operations/request-context.ts';
import { requireFreshLogin } from './fresh-login.ts';
import { securityLog } from './security-log.ts';
import { endNumberedSession } from './sessions-repository.ts';

export const endSession: Handler<'endSession'> = async (call) => {
  const { body, context, services, viewer, params, request, reply } = call;
  await requireFreshLogin(context.db, services, { viewer, currentPassword: body.currentPassword });
  const isEnded = await context.db
    .transaction()
    .execute((trx) => endNumberedSession(trx, viewer.userId, params.sessionId));
  if (!isEnded) throw notFound(`You have no session ${params.sessionId}.`);
  securityLog(request.log)('sessions-ended', { userId: viewer.userId });
  return reply.send();
};
