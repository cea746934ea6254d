import { createHmac } from 'node:crypto';
import { deriveKey } from './secret-keys.ts';

/** Under which key failures are counted for something that was typed, known or not: a keyed hash, hexadecimal. */
export type AttemptKey = (typed: string) => string;

export function createAttemptKey(secretKey: Uint8Array): AttemptKey {
  const key = deriveKey(secretKey, 'login-attempts');
  return (typed) => createHmac('sha256', key).update(typed.toLowerCase()).digest('hex');
}
