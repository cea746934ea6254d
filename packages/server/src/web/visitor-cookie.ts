import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Decides which visitors get a new version first, and counts how often one browser asks for a price; nothing else: a
 * number that says nothing of the person. The page reads it, so that it is not for the server alone.
 */
const VISITOR_COOKIE = { https: '__Host-suite_uid', http: 'suite_uid' } as const;
const YEAR_S = 31_536_000;
const VISITOR_ID = /^[0-9a-f]{32}$/;

/** Written by the page, until the browser is closed: a canary of the shell that did not start in it. */
const FAILED_SHELL_COOKIE = { https: '__Host-suite_failed_shell', http: 'suite_failed_shell' } as const;

/** What the page writes where this version does not start. */
export function failedShellCookie(version: string, isHttps: boolean): string {
  const name = isHttps ? FAILED_SHELL_COOKIE.https : FAILED_SHELL_COOKIE.http;
  return `${name}=${version};path=/;samesite=lax${isHttps ? ';secure' : ''}`;
}

export function failedShellOf({ cookies }: FastifyRequest): string | undefined {
  return cookies[FAILED_SHELL_COOKIE.https] ?? cookies[FAILED_SHELL_COOKIE.http];
}

/** The number of a browser; null for one without. */
export function visitorOf({ cookies }: FastifyRequest): string | null {
  const visitor = cookies[VISITOR_COOKIE.https] ?? cookies[VISITOR_COOKIE.http] ?? '';
  return VISITOR_ID.test(visitor) ? visitor : null;
}

/** The visitor's number; gives one to a visitor without, over HTTPS under the name that no other host can set. */
export function nameVisitor(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): string {
  const known = visitorOf(request);
  const name = isHttps ? VISITOR_COOKIE.https : VISITOR_COOKIE.http;
  if (known !== null && request.cookies[name] === known) return known;
  const visitor = known ?? randomBytes(16).toString('hex');
  reply.setCookie(name, visitor, {
    path: '/',
    sameSite: 'lax',
    secure: isHttps,
    maxAge: YEAR_S,
  });
  return visitor;
}
