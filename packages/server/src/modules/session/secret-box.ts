import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './secret-keys.ts';

/** Secrets that must be read again, as they lie in the database: AES-256-GCM, bound to what they are of. */
export interface SecretBox {
  /** `of`: as `totp 12`; a sealed text that is moved to another row cannot be opened. */
  seal(text: string, of: string): string;
  /** @throws when it was sealed with another key, for something else, or changed since. */
  open(sealed: string, of: string): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

export function createSecretBox(secretKey: Uint8Array): SecretBox {
  const key = deriveKey(secretKey, 'stored-secrets');
  return {
    seal: (text, of) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(of));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (sealed, of) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(of))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([opened, decipher.final()]).toString('utf8');
    },
  };
}
