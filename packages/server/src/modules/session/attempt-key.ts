import { createHmac } from 'node:crypto';
import { deriveKey, type SecretKeys } from './secret-keys.ts';

/** Under which key failures are counted for something that was typed, known or not: a keyed hash, hexadecimal. */
export type AttemptKey = (typed: string) => string;

export function createAttemptKey(secretKeys: SecretKeys): AttemptKey {
  const key = deriveKey(secretKeys, 'login-attempts');
  return (typed) => createHmac('sha256', key).update(typed.toLowerCase()).digest('hex');
}
