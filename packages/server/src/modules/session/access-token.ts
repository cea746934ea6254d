import { errors, SignJWT } from 'jose';
import { deriveKeys, type SecretKeys } from './secret-keys.ts';
import { verifierOf } from './verify-token.ts';

const ISSUER = 'suite';

const AUDIENCE = 'suite-api';

const TYPE = 'at+jwt';

const LIFETIME = '10 minutes';

/** Signs and reads access tokens: HS256, with pinned issuer, audience and type, ten minutes. */
export interface AccessTokens {
  issue(session: { readonly id: string; readonly userId: number }): Promise<string>;
  /** Id of the session; null when the token is not ours, not whole or too old. */
  read(token: string): Promise<string | null>;
}

/** `secretKeys`: 32 bytes each. */
export function createAccessTokens(secretKeys: SecretKeys): AccessTokens {
  const keys = deriveKeys(secretKeys, 'access-token');
  const verify = verifierOf(keys);
  return {
    issue: ({ id, userId }) =>
      new SignJWT({ sid: id })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setSubject(String(userId))
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(LIFETIME)
        .sign(keys[0]),
    read: async (token) => {
      try {
        const { payload } = await verify(token, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: TYPE,
          requiredClaims: ['sid', 'sub', 'iat', 'exp'],
        });
        return typeof payload.sid === 'string' ? payload.sid : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
