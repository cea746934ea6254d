import { createHash } from 'node:crypto';
import { errors, SignJWT } from 'jose';
import { deriveKeys, type SecretKeys } from '../session/secret-keys.ts';
import { verifierOf } from '../session/verify-token.ts';

/** Of logins that have given the password, and wait for the second factor: five minutes. */
export interface LoginTokens {
  issue(account: WaitingAccount, endsAt?: Date | null): Promise<string>;
  /** Whose login it is, if the password is still the one that was given; null otherwise. */
  read(token: string, find: (userId: number) => Promise<WaitingAccount | null>): Promise<WaitingLogin | null>;
}

export interface WaitingLogin {
  readonly userId: number;
  /** When its session is to end, where an organisation's provider has let the person in. */
  readonly endsAt: Date | null;
}

interface WaitingAccount {
  readonly userId: number;
  readonly passwordHash: string | null;
}

const CLAIMS = { issuer: 'suite', audience: 'suite-second-factor' } as const;
const TYPE = 'login+jwt';

export function createLoginTokens(secretKeys: SecretKeys): LoginTokens {
  const keys = deriveKeys(secretKeys, 'login-token');
  const verify = verifierOf(keys);
  return {
    issue: (account, endsAt) =>
      new SignJWT({ password: fingerprint(account), ...(endsAt && { ends: endsAt.getTime() }) })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setSubject(String(account.userId))
        .setIssuer(CLAIMS.issuer)
        .setAudience(CLAIMS.audience)
        .setExpirationTime('5 minutes')
        .sign(keys[0]),
    read: async (token, find) => {
      try {
        const { payload } = await verify(token, {
          ...CLAIMS,
          algorithms: ['HS256'],
          typ: TYPE,
          requiredClaims: ['sub', 'exp', 'password'],
        });
        const account = await find(Number(payload.sub));
        if (!account || fingerprint(account) !== payload.password) return null;
        const endsAt = typeof payload.ends === 'number' ? new Date(payload.ends) : null;
        return { userId: account.userId, endsAt };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

function fingerprint({ passwordHash }: WaitingAccount): string {
  return createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')
    .slice(0, 16);
}
