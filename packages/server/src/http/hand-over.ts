import type { FastifyReply } from 'fastify';
import type { Session } from '../modules/session/repository.ts';
import type { Services } from '../operations/services.ts';

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
