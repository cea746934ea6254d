import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { Key, Signature } from '@tufjs/models';
import { KeyError, privateKeyOf } from '../signing/private-key.ts';
import { namedField, sha256 } from './metadata.ts';

/** Signs metadata of The Update Framework: ECDSA P-256 with SHA-256. */
export interface TrustKey {
  readonly id: string;
  /** SPKI in base64. */
  readonly publicKey: string;
  readonly sign: (bytes: Buffer) => Signature;
}

/** @throws {KeyError} when the text is no private key of P-256. */
export function trustKeyOf(text: string, where: string): TrustKey {
  const privateKey = privateKeyOf(text, where);
  const publicKey = spkiOf(createPublicKey(privateKey));
  const { keyID: id } = publicTrustKey(publicKey, '');
  return {
    id,
    publicKey,
    sign: (bytes) => new Signature({ keyID: id, sig: sign('sha256', bytes, privateKey).toString('hex') }),
  };
}

/** The public half as metadata names it. @throws {KeyError} when it is none of P-256. */
export function publicTrustKey(publicKey: string, name: string): Key {
  const keyVal = { public: pemOf(publicKey) };
  const id = sha256(JSON.stringify(keyVal));
  return new Key({
    keyID: id,
    keyType: 'ecdsa',
    scheme: 'ecdsa-sha2-nistp256',
    keyVal,
    unrecognizedFields: namedField(name),
  });
}

function pemOf(publicKey: string): string {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1')
      return key.export({ type: 'spki', format: 'pem' }).toString();
  } catch {
    // The sentence below.
  }
  throw new KeyError(`${publicKey} is no public key of the curve P-256`);
}

function spkiOf(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
}
