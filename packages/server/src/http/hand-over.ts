import type { OperationName } from '@suite/api';
import type { FastifyReply } from 'fastify';
import { strongestRoleOf } from '../access/identify.ts';
import { beginSession, type Entrant } from '../modules/session/begin-session.ts';
import { endSession, type Session } from '../modules/session/repository.ts';
import { securityLog } from '../modules/session/security-log.ts';
import type { RequestContext } from '../operations/request-context.ts';
import type { Services } from '../operations/services.ts';
import { deviceOf } from './device.ts';

/** The token of a session, and its cookie. */
export async function handOver(
  { tokens, refreshCookies }: Services,
  session: Session,
  reply: FastifyReply,
): Promise<{ token: string }> {
  refreshCookies.set(reply, session);
  reply.header('cache-control', 'no-store');
  return { token: await tokens.issue(session) };
}

type Login = Pick<RequestContext<OperationName>, 'context' | 'services' | 'note' | 'request' | 'reply'>;

/** Somebody who has shown to be the one is in, in place of whoever the browser was signed in as. */
export async function enter(
  { context, services, note, request, reply }: Login,
  entrant: Entrant,
  device = deviceOf(services.deviceCookies, request),
): Promise<{ token: string }> {
  // The entry of the ledger is written where the session begins.
  note.userId = entrant.userId;
  note.role = entrant.projectId === null ? await strongestRoleOf(context.db, entrant.userId) : 'user';
  const session = await beginSession(context.db, services, { ...entrant, device });
  securityLog(request.log, note)('logged-in', { userId: entrant.userId, projectId: entrant.projectId });
  services.wakeMail();
  const last = services.refreshCookies.read(request);
  if (last) await endSession(context.db, last.sessionId);
  const token = await handOver(services, session, reply);
  services.deviceCookies.set(reply, device.id);
  return token;
}
