import { createPrivateKey, type KeyObject } from 'node:crypto';

/** A key that is none of P-256. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
}

/** @throws {KeyError} when the text is no private key of P-256: PEM, or PKCS #8 in base64. */
export function privateKeyOf(text: string, where: string): KeyObject {
  const privateKey = readKey(text);
  if (privateKey?.asymmetricKeyDetails?.namedCurve === 'prime256v1') return privateKey;
  throw new KeyError(`${where} is no private key of the curve P-256`);
}

function readKey(text: string): KeyObject | null {
  try {
    return text.includes('-----BEGIN')
      ? createPrivateKey(text.replaceAll('\\n', '\n'))
      : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  } catch {
    return null;
  }
}
