import { createDeviceCookies, type DeviceCookies } from '../http/device-cookie.ts';
import { createRefreshCookies, type RefreshCookies } from '../http/refresh-cookie.ts';
import { type AccessTokens, createAccessTokens } from '../modules/session/access-token.ts';
import { type AttemptKey, createAttemptKey } from '../modules/session/attempt-key.ts';
import {
  type ConstantTimeResponse,
  createConstantTimeResponse,
} from '../modules/session/constant-time-response.ts';
import { createLoginGate, type LoginGate } from '../modules/session/login-gate.ts';
import { createLoginProofs, type LoginProofs } from '../modules/session/login-proof.ts';
import { createPasswords, type PasswordCost, type Passwords } from '../modules/session/passwords.ts';

/** What accounts and sessions are made with. */
export interface PeopleServices {
  readonly tokens: AccessTokens;
  readonly passwords: Passwords;
  readonly refreshCookies: RefreshCookies;
  readonly deviceCookies: DeviceCookies;
  readonly attemptKey: AttemptKey;
  readonly loginProofs: LoginProofs;
  readonly loginGate: LoginGate;
  readonly constantTimeResponse: ConstantTimeResponse;
  /** Origins whose pages may use the cookie of a session, the own one among them. */
  readonly trustedOrigins: readonly string[];
}

interface PeopleOptions {
  readonly secretKey: Uint8Array;
  readonly publicUrl: string;
  readonly allowedOrigins: readonly string[];
  readonly passwordCost: PasswordCost | undefined;
  readonly evenStepMs: number | undefined;
}

export function createPeopleServices(options: PeopleOptions): PeopleServices {
  const { secretKey, publicUrl, allowedOrigins, passwordCost, evenStepMs } = options;
  const loginProofs = createLoginProofs(secretKey);
  return {
    tokens: createAccessTokens(secretKey),
    passwords: createPasswords(passwordCost),
    refreshCookies: createRefreshCookies(secretKey, publicUrl),
    deviceCookies: createDeviceCookies(secretKey, publicUrl),
    attemptKey: createAttemptKey(secretKey),
    loginProofs,
    loginGate: createLoginGate(loginProofs),
    constantTimeResponse: createConstantTimeResponse(evenStepMs),
    trustedOrigins: [new URL(publicUrl).origin, ...allowedOrigins],
  };
}
