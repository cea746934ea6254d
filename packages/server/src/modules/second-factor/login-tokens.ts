import { createHash } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { deriveKey } from '../session/secret-keys.ts';

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

export function createLoginTokens(secretKey: Uint8Array): LoginTokens {
  const key = deriveKey(secretKey, 'login-token');
  return {
    issue: (account, endsAt) =>
      new SignJWT({ password: fingerprint(account), ...(endsAt && { ends: endsAt.getTime() }) })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setSubject(String(account.userId))
        .setIssuer(CLAIMS.issuer)
        .setAudience(CLAIMS.audience)
        .setExpirationTime('5 minutes')
        .sign(key),
    read: async (token, find) => {
      try {
        const { payload } = await jwtVerify(token, key, {
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
