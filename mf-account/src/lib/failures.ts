import { ApiError } from '@suite/api-client';

/** What is said of a call that failed: a text of this remote, or the server's own sentence. */
export type FailureText =
  | { readonly kind: 'message'; readonly id: string }
  | { readonly kind: 'sentence'; readonly sentence: string };

/** A failed call as a form shows it; `field` is the one that it is about. */
export interface Failure<Name extends string = never> {
  readonly text: FailureText;
  readonly field?: Name;
}

export function failureText(id: string): FailureText {
  return { kind: 'message', id };
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 429 && status !== 408;

const COMMON_PASSWORD = { text: failureText('account.rule.password-common'), field: 'password' } as const;
const isCommonPassword = (error: unknown) => error instanceof ApiError && error.code === 'common-password';

/** Wrong address or password, refused for another reason, or not answered (specification §8). */
export function loginFailure(error: unknown): Failure {
  const status = statusOf(error);
  const isMismatch = error instanceof ApiError && error.code === 'wrong-credentials';
  if (isMismatch) return { text: failureText('account.login.mismatch') };
  const isUnauthorized = status === 401 || status === 403;
  return { text: failureText(isUnauthorized ? 'account.login.unauthorized' : 'account.login.failed') };
}

/** Refused by the server, or not answered (specification §8). */
export function signupFailure(error: unknown): Failure<'password'> {
  if (isCommonPassword(error)) return COMMON_PASSWORD;
  return {
    text: failureText(isRefusal(statusOf(error)) ? 'account.signup.refused' : 'account.signup.failed'),
  };
}

/** A mail that could not be asked for. */
export function mailFailure(error: unknown): Failure {
  return { text: failureText(statusOf(error) === 429 ? 'account.too-often' : 'account.mail-failed') };
}

/** A password that could not be set by a link; the link itself may hold no more. */
export function linkFailure(error: unknown): Failure<'password'> {
  if (isCommonPassword(error)) return COMMON_PASSWORD;
  const isInvalid = error instanceof ApiError && error.code === 'invalid-link';
  return { text: failureText(isInvalid ? 'account.link.invalid' : 'account.not-saved') };
}

/** Changes of the own account: the server's sentence where it refuses (specification §8), ours where it is silent. */
export function profileFailure(error: unknown): Failure<'currentPassword'> {
  if (!(error instanceof ApiError) || !isRefusal(error.status) || error.message === '') {
    return { text: failureText('account.not-saved') };
  }
  if (error.code === 'password-needed') {
    return { text: failureText('account.current-password.needed'), field: 'currentPassword' };
  }
  if (error.code === 'wrong-password') {
    return { text: failureText('account.current-password.wrong'), field: 'currentPassword' };
  }
  return { text: { kind: 'sentence', sentence: error.message } };
}

/** A new password of the own account that was refused, or could not be saved. */
export function newPasswordFailure(error: unknown): Failure<'password' | 'currentPassword'> {
  return isCommonPassword(error) ? COMMON_PASSWORD : profileFailure(error);
}
