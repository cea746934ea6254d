import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKeys, type SecretKeys } from './secret-keys.ts';

/** Secrets that must be read again, as they lie in the database: AES-256-GCM, bound to what they are of. */
export interface SecretBox {
  /** `of`: as `totp 12`; a sealed text that is moved to another row cannot be opened. */
  seal(text: string, of: string): string;
  /** @throws when it was sealed with a key that is not known, for something else, or changed since. */
  open(sealed: string, of: string): string;
  /** Sealed anew, where it was with another key than what is sealed now; else null. @throws as `open` */
  renewed(sealed: string, of: string): string | null;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

export function createSecretBox(secretKeys: SecretKeys): SecretBox {
  const keys = deriveKeys(secretKeys, 'stored-secrets');
  const seal = (text: string, of: string) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', keys[0], iv).setAAD(Buffer.from(of));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  };
  /** Which of the keys opens it, and what is in it. */
  const opened = (sealed: string, of: string) => {
    let failure: unknown;
    for (const [index, key] of keys.entries()) {
      try {
        return { index, text: openWith(key, sealed, of) };
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
  return {
    seal,
    open: (sealed, of) => opened(sealed, of).text,
    renewed: (sealed, of) => {
      const { index, text } = opened(sealed, of);
      return index === 0 ? null : seal(text, of);
    },
  };
}

function openWith(key: Uint8Array, sealed: string, of: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(of))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([opened, decipher.final()]).toString('utf8');
}
