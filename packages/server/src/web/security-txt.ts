import type { FastifyInstance } from 'fastify';
import { plainText } from '../error-responses.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Shorter than a year, as RFC 9116 recommends; told anew with each day. */
const VALID_DAYS = 180;

interface SecurityTxt {
  /** Where a vulnerability is reported, `mailto:` or `https:`. */
  readonly contact: string;
  readonly publicUrl: string;
}

/** Where somebody who has found a vulnerability reports it (RFC 9116); without a contact there is no such file. */
export function serveSecurityTxt(
  http: FastifyInstance,
  contact: string | null | undefined,
  publicUrl: string,
): void {
  http.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    if (!contact) return plainText(reply, 404, 'Not found');
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(securityTxt({ contact, publicUrl }, new Date()));
  });
}

export function securityTxt({ contact, publicUrl }: SecurityTxt, now: Date): string {
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, sr',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
