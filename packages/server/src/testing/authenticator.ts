import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a browser is told to make or use a passkey with, as far as it matters here. */
interface Options {
  readonly challenge: string;
}

interface Ceremony {
  readonly origin?: string;
  readonly counter?: number;
  /** Whether it asked for a finger, a face or a number. */
  readonly isVerified?: boolean;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

/** An authenticator in software: makes one passkey (ES256) and signs with it, as a browser at `origin` would have it do. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  const clientData = (type: string, { challenge }: Options, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const authenticatorData = (flags: number, counter: number, rest: Uint8Array = new Uint8Array()) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, rest]);
  };
  const flagsOf = (isVerified: boolean) => (isVerified ? 0b101 : 0b001);
  return {
    credentialId: base64url(credentialId),
    make(options: Options, { origin: at = origin, counter = 0, isVerified = true }: Ceremony = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, cose]);
      const authData = new Uint8Array(authenticatorData(flagsOf(isVerified) | 0b1000000, counter, attested));
      const attestation = new Map<string, string | Uint8Array | object>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        credentialId: base64url(credentialId),
        clientDataJSON: base64url(clientData('webauthn.create', options, at)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      };
    },
    sign(options: Options, { origin: at = origin, counter = 0, isVerified = true }: Ceremony = {}) {
      const data = authenticatorData(flagsOf(isVerified), counter);
      const client = clientData('webauthn.get', options, at);
      return {
        credentialId: base64url(credentialId),
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      };
    },
  };
}
