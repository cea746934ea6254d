// What of the account is more than a call.

import type { Operations } from '@suite/api';
import type { InputOf } from '@suite/api/client';
import {
  confirmEmail as confirmEmailEndpoint,
  deleteAccount as deleteAccountEndpoint,
  logInWithCode as logInWithCodeEndpoint,
  logInWithPasskey as logInWithPasskeyEndpoint,
  logInWithSingleSignOn as logInWithSingleSignOnEndpoint,
  verifyPasswordReset as verifyPasswordResetEndpoint,
} from '@suite/api/endpoints';
import { ApiError, call, type SecondFactor, setAccessToken } from '@suite/api-client';

type CodeGiven = { readonly code: string } | { readonly recoveryCode: string };

/** Ends a login that waits, by a code. @throws {ApiError} 401 for a wrong one. */
export async function logInWithCode(loginToken: string, given: CodeGiven): Promise<void> {
  takeToken(await call(logInWithCodeEndpoint, { body: { loginToken, ...given } }));
}

/** Signs in by what a passkey signed. @throws {ApiError} 401 */
export async function logInWithPasskey(
  assertion: InputOf<Operations['logInWithPasskey']>['body'],
): Promise<void> {
  takeToken(await call(logInWithPasskeyEndpoint, { body: assertion }));
}

export interface SignOnResult {
  /** What is to follow; nobody is signed in before that. */
  readonly secondFactor: SecondFactor | null;
  /** Where the person was, a path of this site as it was when the login began. */
  readonly returnTo: string;
}

/** Ends the login at an organisation's own provider by what came back with the browser. @throws {ApiError} 401 */
export async function logInWithSingleSignOn(
  returned: InputOf<Operations['logInWithSingleSignOn']>['body'],
): Promise<SignOnResult> {
  const {
    secondFactor = null,
    token,
    returnTo,
  } = await call(logInWithSingleSignOnEndpoint, { body: returned });
  if (secondFactor === null) takeToken({ token });
  return { secondFactor, returnTo };
}

function takeToken(response: { readonly token?: string | undefined } | null): void {
  if (typeof response?.token !== 'string')
    throw new ApiError(200, 'invalid-format', 'Invalid response format');
  setAccessToken(response.token);
}

/** Deletes the account and ends the session. */
export async function deleteAccount(currentPassword: string): Promise<void> {
  await call(deleteAccountEndpoint, { body: { currentPassword } });
  setAccessToken(null);
}

/** Confirms an address by the token of its link; false when the token holds no more. */
export function confirmEmail(token: string): Promise<boolean> {
  return holds(call(confirmEmailEndpoint, { body: { token } }));
}

/** Whether the token of a link that sets a new password still holds. */
export function verifyPasswordReset(token: string): Promise<boolean> {
  return holds(call(verifyPasswordResetEndpoint, { body: { token } }));
}

async function holds(response: Promise<{ readonly valid: boolean } | null>): Promise<boolean> {
  try {
    return (await response)?.valid === true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return false;
    throw error;
  }
}
