import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords that attackers try first, of published breaches, in small letters; 18,000 of them are long enough. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Guessing programs put up to five digits and signs behind each of the list, before they try anything else. */
const ENDING = /[^\p{L}]{1,5}$/u;
const SHORTEST_STEM = 4;

/** Whether a password is among the most common ones, however it is capitalised, or one of them with a year or a sign behind it. */
export function isCommon(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  const stem = typed.replace(ENDING, '');
  return COMMON.has(typed) || (stem.length >= SHORTEST_STEM && COMMON.has(stem));
}
