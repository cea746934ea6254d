import { dictionary } from '@zxcvbn-ts/language-common';
import { RequestError } from '../../errors.ts';

/** Passwords that attackers try first, of published breaches, in small letters; 18,000 of them are long enough. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Asked before anything is looked up, so that the answer tells nothing of who has an account.
 * @throws {RequestError} 400 for a password that is among the most common ones, however it is capitalised.
 */
export function requireUncommon(password: string): void {
  if (!COMMON.has(password.normalize('NFKC').toLowerCase())) return;
  const message = 'This password is among the most common ones. Please choose another.';
  throw new RequestError(400, 'common-password', message, [{ path: 'password', message }]);
}
