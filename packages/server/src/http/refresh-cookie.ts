import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../modules/session/repository.ts';
import { deriveKey } from '../modules/session/secret-keys.ts';

export interface RefreshCookies {
  /** What a request brings; null when there is no cookie of ours, or not as we signed it. */
  read(request: FastifyRequest): { readonly sessionId: string; readonly counter: number } | null;
  set(reply: FastifyReply, session: Session): void;
  clear(reply: FastifyReply): void;
  /** Whether the cookie travels in the clear to other machines. */
  readonly isExposed: boolean;
}

/** `<session>.<counter>.<HMAC>`. The counter has one spelling only, and int4 holds it. */
const VALUE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(0|[1-9]\d{0,8})\.([\w-]{43})$/;

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Over HTTPS the cookie is `__Host-rt`, which no other host can set. Without it browsers would refuse that name, so it
 * is a plain `rt` then.
 */
export function createRefreshCookies(secretKey: Uint8Array, publicUrl: string): RefreshCookies {
  const key = deriveKey(secretKey, 'refresh-cookie');
  const { protocol, hostname } = new URL(publicUrl);
  const secure = protocol === 'https:';
  const name = secure ? '__Host-rt' : 'rt';
  const options = { path: '/', httpOnly: true, secure, sameSite: 'strict' } as const;
  const sign = (signed: string) => createHmac('sha256', key).update(signed).digest('base64url');
  return {
    isExposed: !secure && !LOCAL_HOSTS.includes(hostname),
    read: (request) => {
      const [, sessionId = '', counter = '', signature = ''] = VALUE.exec(request.cookies[name] ?? '') ?? [];
      // Texts, not the bytes they stand for: a byte has several spellings.
      const expected = Buffer.from(sign(`${sessionId}.${counter}`));
      if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), expected))
        return null;
      return { sessionId, counter: Number(counter) };
    },
    set: (reply, { id, counter, expiresAt }) => {
      const signed = `${id}.${counter}`;
      const maxAge = Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000));
      reply.setCookie(name, `${signed}.${sign(signed)}`, { ...options, maxAge });
    },
    clear: (reply) => {
      reply.clearCookie(name, options);
    },
  };
}
