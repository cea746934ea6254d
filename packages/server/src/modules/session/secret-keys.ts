import { hkdfSync } from 'node:crypto';

const BYTES = 32;

/** What keys are derived for: a key of one purpose says nothing about the others. */
export type KeyPurpose =
  | 'access-token'
  | 'refresh-cookie'
  | 'device-cookie'
  | 'login-attempts'
  | 'login-proof'
  | 'login-proof-key'
  | 'login-token'
  | 'recovery-codes'
  | 'stored-secrets'
  | 'sign-on-cookie'
  | 'page-view'
  | 'rate-limit';

/** A key of its own for each purpose from the one secret key (HKDF with SHA-256). */
export function deriveKey(secretKey: Uint8Array, purpose: KeyPurpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secretKey, '', `suite ${purpose}`, BYTES));
}
