import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSigner, type SecretKeys } from '../modules/session/secret-keys.ts';

export interface DeviceCookies {
  /** UUID of the browser that sends a request; null without a cookie of ours, as we signed it. */
  read(request: FastifyRequest): string | null;
  /** Set anew at each login, so that it lasts as long as the device is used. */
  set(reply: FastifyReply, deviceId: string): void;
}

/** `<UUID>.<HMAC>`. */
const VALUE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;
/** As long as browsers keep any. */
const MAX_AGE_S = 400 * 86_400;

/** Says that a login comes from a browser that was used before; it opens nothing. Over HTTPS no other host can set it. */
export function createDeviceCookies(secretKeys: SecretKeys, publicUrl: string): DeviceCookies {
  const signer = createSigner(secretKeys, 'device-cookie');
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-device' : 'device';
  return {
    read: ({ cookies }) => {
      const [, id = '', signature = ''] = VALUE.exec(cookies[name] ?? '') ?? [];
      return signer.isSigned(id, signature) ? id : null;
    },
    set: (reply, id) => {
      reply.setCookie(name, `${id}.${signer.sign(id)}`, {
        path: '/',
        httpOnly: true,
        secure,
        sameSite: 'strict',
        maxAge: MAX_AGE_S,
      });
    },
  };
}
