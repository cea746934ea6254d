// What of the account is more than a call.

import {
  confirmEmail as confirmEmailEndpoint,
  deleteAccount as deleteAccountEndpoint,
  verifyPasswordReset as verifyPasswordResetEndpoint,
} from '@suite/api/endpoints';
import { ApiError, call, setAccessToken } from '@suite/api-client';

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
