import { createDeviceCookies, type DeviceCookies } from '../http/device-cookie.ts';
import { createRefreshCookies, type RefreshCookies } from '../http/refresh-cookie.ts';
import { createSignOnCookies, type SignOnCookies } from '../http/sign-on-cookie.ts';
import { createPasswordRules, type PasswordRules } from '../modules/account/password-rules.ts';
import { createLoginTokens, type LoginTokens } from '../modules/second-factor/login-tokens.ts';
import { createRecoveryCodes, type RecoveryCodes } from '../modules/second-factor/recovery-codes.ts';
import { type AccessTokens, createAccessTokens } from '../modules/session/access-token.ts';
import { type AttemptKey, createAttemptKey } from '../modules/session/attempt-key.ts';
import {
  type ConstantTimeResponse,
  createConstantTimeResponse,
} from '../modules/session/constant-time-response.ts';
import { createLoginGate, type LoginGate } from '../modules/session/login-gate.ts';
import { createLoginProofs, type LoginProofs } from '../modules/session/login-proof.ts';
import { createPasswords, type PasswordCost, type Passwords } from '../modules/session/passwords.ts';
import { createSecretBox, type SecretBox } from '../modules/session/secret-box.ts';
import type { SecretKeys } from '../modules/session/secret-keys.ts';
import { createWorkQueue, type WorkQueue } from '../modules/session/work-queue.ts';

/** What accounts and sessions are made with. */
export interface PeopleServices {
  readonly tokens: AccessTokens;
  readonly passwords: Passwords;
  /** Which passwords may be chosen. */
  readonly passwordRules: PasswordRules;
  readonly refreshCookies: RefreshCookies;
  readonly deviceCookies: DeviceCookies;
  readonly signOnCookies: SignOnCookies;
  readonly attemptKey: AttemptKey;
  readonly loginProofs: LoginProofs;
  readonly loginGate: LoginGate;
  /** Strangers who sign up: a few at a time, before the database is asked anything for them. */
  readonly signUps: WorkQueue;
  readonly secretBox: SecretBox;
  readonly recoveryCodes: RecoveryCodes;
  readonly loginTokens: LoginTokens;
  /** `required`: roles of staff hold in sessions with a second factor only, but for the first. */
  readonly staffSecondFactor: StaffSecondFactor;
  readonly constantTimeResponse: ConstantTimeResponse;
  /** Origins whose pages may use the cookie of a session, the own one among them. */
  readonly trustedOrigins: readonly string[];
}

const SIGN_UPS = { running: 2, waiting: { known: 0, proved: 0, others: 24 } };

export type StaffSecondFactor = 'required' | 'optional';

interface PeopleOptions {
  readonly staffSecondFactor: StaffSecondFactor;
  readonly secretKey: SecretKeys;
  readonly publicUrl: string;
  readonly allowedOrigins: readonly string[];
  readonly passwordCost: PasswordCost | undefined;
  readonly evenStepMs: number | undefined;
  readonly breachedPasswordsUrl: string | null;
  readonly onFailure: (reason: string) => void;
}

export function createPeopleServices(options: PeopleOptions): PeopleServices {
  const { secretKey, publicUrl, allowedOrigins, passwordCost, evenStepMs } = options;
  const loginProofs = createLoginProofs(secretKey);
  return {
    tokens: createAccessTokens(secretKey),
    passwords: createPasswords(passwordCost),
    passwordRules: createPasswordRules(options),
    refreshCookies: createRefreshCookies(secretKey, publicUrl),
    deviceCookies: createDeviceCookies(secretKey, publicUrl),
    signOnCookies: createSignOnCookies(secretKey, publicUrl),
    attemptKey: createAttemptKey(secretKey),
    loginProofs,
    loginGate: createLoginGate(loginProofs),
    signUps: createWorkQueue(SIGN_UPS),
    secretBox: createSecretBox(secretKey),
    recoveryCodes: createRecoveryCodes(secretKey),
    loginTokens: createLoginTokens(secretKey),
    staffSecondFactor: options.staffSecondFactor,
    constantTimeResponse: createConstantTimeResponse(evenStepMs),
    trustedOrigins: [new URL(publicUrl).origin, ...allowedOrigins],
  };
}
