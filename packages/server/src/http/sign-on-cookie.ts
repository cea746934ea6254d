import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { deriveKeys, type SecretKeys } from '../modules/session/secret-keys.ts';

/** What a browser was sent to an organisation's own login with, and must bring back. */
export interface SignOnAttempt {
  readonly organizationId: number;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Of this site, where the person was. */
  readonly returnTo: string;
}

export interface SignOnCookies {
  set(reply: FastifyReply, attempt: SignOnAttempt): Promise<void>;
  /** Null without one of ours of the last ten minutes. It is gone from here on: an attempt is ended once. */
  take(request: FastifyRequest, reply: FastifyReply): Promise<SignOnAttempt | null>;
}

const MAX_AGE_S = 600;

/** Encrypted, since the verifier is a secret. Over HTTPS no other host can set it. */
export function createSignOnCookies(secretKeys: SecretKeys, publicUrl: string): SignOnCookies {
  const keys = deriveKeys(secretKeys, 'sign-on-cookie');
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-sign-on' : 'sign-on';
  const options = { path: '/', httpOnly: true, secure, sameSite: 'strict' } as const;
  return {
    set: async (reply, attempt) => {
      const value = await new EncryptJWT({ attempt })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(`${MAX_AGE_S} seconds`)
        .encrypt(keys[0]);
      reply.setCookie(name, value, { ...options, maxAge: MAX_AGE_S });
    },
    take: async ({ cookies }, reply) => {
      reply.clearCookie(name, options);
      for (const key of keys) {
        try {
          const { payload } = await jwtDecrypt(cookies[name] ?? '', key, {
            requiredClaims: ['exp', 'attempt'],
          });
          return payload.attempt as SignOnAttempt;
        } catch (error) {
          if (!(error instanceof errors.JOSEError)) throw error;
        }
      }
      return null;
    },
  };
}
