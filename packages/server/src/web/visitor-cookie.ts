import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Decides which visitors get a new version first, and counts how often one browser asks for a price; nothing else: a
 * number that says nothing of the person. The page reads it, so that it is not for the server alone.
 */
const VISITOR_COOKIE = 'suite_uid';
const YEAR_S = 31_536_000;
const VISITOR_ID = /^[0-9a-f]{32}$/;

/** The number of a browser; null for one without. */
export function visitorOf({ cookies }: FastifyRequest): string | null {
  const visitor = cookies[VISITOR_COOKIE] ?? '';
  return VISITOR_ID.test(visitor) ? visitor : null;
}

/** Gives a visitor without a number one. */
export function nameVisitor(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): void {
  if (visitorOf(request) !== null) return;
  reply.setCookie(VISITOR_COOKIE, randomBytes(16).toString('hex'), {
    path: '/',
    sameSite: 'lax',
    secure: isHttps,
    maxAge: YEAR_S,
  });
}
