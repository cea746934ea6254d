import type { Handler } from '../../operations/request-context.ts';
import { requireWholeAccount } from './fresh-login.ts';
import { endSessionsOf } from './repository.ts';
import { securityLog } from './security-log.ts';

export const endOtherSessions: Handler<'endOtherSessions'> = async ({ context, viewer, request, reply }) => {
  requireWholeAccount(viewer);
  await context.db
    .transaction()
    .execute((trx) => endSessionsOf(trx, viewer.userId, { exceptId: viewer.sessionId }));
  securityLog(request.log)('sessions-ended', { userId: viewer.userId });
  return reply.send();
};
