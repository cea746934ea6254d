import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

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

/** One key; or the one to sign and seal with, before others whose signatures hold as well while keys are changed. */
export type SecretKeys = Uint8Array | readonly [Uint8Array, ...Uint8Array[]];

/** A key of its own for each purpose from the one secret key (HKDF with SHA-256). */
export function deriveKey(secretKeys: SecretKeys, purpose: KeyPurpose): Uint8Array {
  return deriveKeys(secretKeys, purpose)[0];
}

/** Likewise from each of them. */
export function deriveKeys(
  secretKeys: SecretKeys,
  purpose: KeyPurpose,
): readonly [Uint8Array, ...Uint8Array[]] {
  const derive = (key: Uint8Array) => new Uint8Array(hkdfSync('sha256', key, '', `suite ${purpose}`, BYTES));
  if (secretKeys instanceof Uint8Array) return [derive(secretKeys)];
  const [own, ...others] = secretKeys;
  return [derive(own), ...others.map(derive)];
}

export interface Signer {
  sign(text: string): string;
  /** Whether any of the keys gives this signature. */
  isSigned(text: string, signature: string): boolean;
}

/** HMAC-SHA-256, in 43 characters. */
export function createSigner(secretKeys: SecretKeys, purpose: KeyPurpose): Signer {
  const keys = deriveKeys(secretKeys, purpose);
  const signed = (key: Uint8Array, text: string) =>
    createHmac('sha256', key).update(text).digest('base64url');
  return {
    sign: (text) => signed(keys[0], text),
    isSigned: (text, signature) =>
      keys.some((key) => {
        // Texts, not the bytes they stand for: a byte has several spellings.
        const expected = Buffer.from(signed(key, text));
        return signature.length === expected.length && timingSafeEqual(Buffer.from(signature), expected);
      }),
  };
}
