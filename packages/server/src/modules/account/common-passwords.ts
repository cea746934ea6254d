import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords that attackers try first, of published breaches, in small letters; 18,000 of them are long enough. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether a password is among the most common ones, however it is capitalised. */
export function isCommon(password: string): boolean {
  return COMMON.has(password.normalize('NFKC').toLowerCase());
}
