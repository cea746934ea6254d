import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Decides which visitors get a new version first, and counts how often one browser asks for a price; nothing else: a
 * number that says nothing of the person. The page reads it, so that it is not for the server alone.
 */
const VISITOR_COOKIE = 'suite_uid';
const YEAR_S = 31_536_000;
const VISITOR_ID = /^[0-9a-f]{32}$/;

/** Written by the page, until the browser is closed: a canary of the shell that did not start in it. */
const FAILED_SHELL_COOKIE = 'suite_failed_shell';

export function failedShellOf({ cookies }: FastifyRequest): string | undefined {
  return cookies[FAILED_SHELL_COOKIE];
}

/** The number of a browser; null for one without. */
export function visitorOf({ cookies }: FastifyRequest): string | null {
  const visitor = cookies[VISITOR_COOKIE] ?? '';
  return VISITOR_ID.test(visitor) ? visitor : null;
}

/** The visitor's number; gives one to a visitor without. */
export function nameVisitor(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): string {
  const known = visitorOf(request);
  if (known !== null) return known;
  const visitor = randomBytes(16).toString('hex');
  reply.setCookie(VISITOR_COOKIE, visitor, {
    path: '/',
    sameSite: 'lax',
    secure: isHttps,
    maxAge: YEAR_S,
  });
  return visitor;
}
