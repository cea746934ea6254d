import { createHmac, randomBytes } from 'node:crypto';
import { deriveKeys, type SecretKeys } from '../session/secret-keys.ts';

export interface RecoveryCodes {
  /** Ten new ones, as they are shown, once. */
  make(): readonly string[];
  /** What is kept of one, however it is typed: a keyed hash of 120 random bits, another for each account. */
  hash(userId: number, code: string): string;
  /** What may have been kept of it, by any of the keys. */
  hashes(userId: number, code: string): readonly string[];
}

const COUNT = 10;
const BYTES = 15;
/** Crockford's: without letters that look like digits or like each other. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export function createRecoveryCodes(secretKeys: SecretKeys): RecoveryCodes {
  const keys = deriveKeys(secretKeys, 'recovery-codes');
  const hashed = (key: Uint8Array, userId: number, code: string) =>
    createHmac('sha256', key)
      .update(`${userId} ${asMeant(code)}`)
      .digest('hex');
  return {
    make: () => Array.from({ length: COUNT }, newCode),
    hash: (userId, code) => hashed(keys[0], userId, code),
    hashes: (userId, code) => keys.map((key) => hashed(key, userId, code)),
  };
}

/** `7K3M-09XQ-…`: 24 letters and digits of five bits each. */
function newCode(): string {
  const bits = [...randomBytes(BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}

function asMeant(code: string): string {
  return code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}
