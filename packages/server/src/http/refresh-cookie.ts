import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../modules/session/repository.ts';
import { createSigner, type SecretKeys } from '../modules/session/secret-keys.ts';

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
export function createRefreshCookies(secretKeys: SecretKeys, publicUrl: string): RefreshCookies {
  const signer = createSigner(secretKeys, 'refresh-cookie');
  const { protocol, hostname } = new URL(publicUrl);
  const secure = protocol === 'https:';
  const name = secure ? '__Host-rt' : 'rt';
  const options = { path: '/', httpOnly: true, secure, sameSite: 'strict' } as const;
  return {
    isExposed: !secure && !LOCAL_HOSTS.includes(hostname),
    read: (request) => {
      const [, sessionId = '', counter = '', signature = ''] = VALUE.exec(request.cookies[name] ?? '') ?? [];
      if (!signer.isSigned(`${sessionId}.${counter}`, signature)) return null;
      return { sessionId, counter: Number(counter) };
    },
    set: (reply, { id, counter, expiresAt }) => {
      const signed = `${id}.${counter}`;
      const maxAge = Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000));
      reply.setCookie(name, `${signed}.${signer.sign(signed)}`, { ...options, maxAge });
    },
    clear: (reply) => {
      reply.clearCookie(name, options);
    },
  };
}
