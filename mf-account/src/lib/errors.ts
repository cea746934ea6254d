import { ApiError } from '@suite/api-client';
import type { FormError } from '@suite/forms';

export function messageError(id: string): FormError<never> {
  return { kind: 'message', id };
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 429 && status !== 408;

/** Passwords that others would try first. */
const REFUSED_PASSWORDS: Readonly<Record<string, string>> = {
  'common-password': 'account.rule.password-common',
  'guessable-password': 'account.rule.password-guessable',
  'breached-password': 'account.rule.password-breached',
};

function refusedPassword(error: unknown): FormError<'password'> | null {
  const id = error instanceof ApiError ? REFUSED_PASSWORDS[error.code] : undefined;
  return id === undefined ? null : { kind: 'message', id, field: 'password' };
}

/** Wrong address or password, refused for another reason, or not answered (specification §8). */
export function loginError(error: unknown): FormError<never> {
  const status = statusOf(error);
  const isMismatch = error instanceof ApiError && error.code === 'wrong-credentials';
  if (isMismatch) return messageError('account.login.mismatch');
  const isUnauthorized = status === 401 || status === 403;
  return messageError(isUnauthorized ? 'account.login.unauthorized' : 'account.login.failed');
}

/** The second step of a login. */
export function secondStepError(error: unknown): FormError<never> {
  if (!(error instanceof ApiError)) return messageError('account.login.failed');
  if (error.code === 'wrong-code') return messageError('account.second-step.wrong');
  if (error.code === 'login-expired') return messageError('account.second-step.expired');
  if (error.code === 'passkey-refused') return messageError('account.passkey.refused');
  return loginError(error);
}

const OF_SIGN_ON: Readonly<Record<string, string>> = {
  'sign-on-refused': 'account.sign-on.refused',
  'sign-on-unavailable': 'account.sign-on.unavailable',
  'unverified-email': 'account.sign-on.unverified',
  'foreign-domain': 'account.sign-on.foreign',
  'works-elsewhere': 'account.sign-on.elsewhere',
  'not-found': 'account.sign-on.gone',
};

/** A login at an organisation's own provider, which is begun or ended here. */
export function signOnError(error: unknown): FormError<never> {
  if (statusOf(error) === 429) return messageError('account.too-often');
  const id = error instanceof ApiError ? OF_SIGN_ON[error.code] : undefined;
  return messageError(id ?? 'account.sign-on.failed');
}

/** Refused by the server, or not answered (specification §8). */
export function signupError(error: unknown): FormError<'password'> {
  const isRefused = isRefusal(statusOf(error));
  return (
    refusedPassword(error) ?? messageError(isRefused ? 'account.signup.refused' : 'account.signup.failed')
  );
}

/** A mail that could not be asked for. */
export function mailError(error: unknown): FormError<never> {
  return messageError(statusOf(error) === 429 ? 'account.too-often' : 'account.mail-failed');
}

/** A choice that could not be sent by a link. */
export function choiceError(error: unknown): FormError<never> {
  return messageError(statusOf(error) === 429 ? 'account.too-often' : 'account.not-saved');
}

/** A password that could not be set by a link; the link itself may hold no more. */
export function linkError(error: unknown): FormError<'password'> {
  const isInvalid = error instanceof ApiError && error.code === 'invalid-link';
  return refusedPassword(error) ?? messageError(isInvalid ? 'account.link.invalid' : 'account.not-saved');
}

/** Changes of the own account: the server's sentence where it refuses (specification §8), ours where it is silent. */
export function profileError(error: unknown): FormError<'currentPassword'> {
  if (!(error instanceof ApiError) || !isRefusal(error.status) || error.message === '') {
    return messageError('account.not-saved');
  }
  if (error.code === 'password-needed') {
    return { kind: 'message', id: 'account.current-password.needed', field: 'currentPassword' };
  }
  if (error.code === 'wrong-password') {
    return { kind: 'message', id: 'account.current-password.wrong', field: 'currentPassword' };
  }
  return { kind: 'sentence', text: error.message };
}

/** A new password of the own account that was refused, or could not be saved. */
export function newPasswordError(error: unknown): FormError<'password' | 'currentPassword'> {
  return refusedPassword(error) ?? profileError(error);
}
