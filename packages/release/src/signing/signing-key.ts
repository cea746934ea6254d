import { createPublicKey, generateKeyPairSync, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TrustKey, trustKeyOf } from '../trust/trust-key.ts';
import { privateKeyOf } from './private-key.ts';

/** Signs discovery documents: ECDSA P-256 with SHA-256, as WebCrypto verifies it. */
export interface SigningKey {
  /** SPKI in base64: what pages verify with. */
  readonly publicKey: string;
  /** Detached, IEEE P1363, base64. */
  sign(bytes: Uint8Array): string;
  /** Says that its bearer could sign: given to who reads the counts of the judge. */
  readonly token: string;
  /** Of another key, whose documents are served with a signature of this one while keys are changed; null at all other times. */
  readonly otherPublicKey: string | null;
  /** The same key, as metadata of trust name it: it signs snapshots and timestamps. */
  readonly trustKey: TrustKey;
}

/** Keys of the environment: PEM, or PKCS #8 in base64. */
export interface ConfiguredKeys {
  /** `DISCOVERY_KEY` */
  readonly key?: string | null | undefined;
  /** `OTHER_DISCOVERY_KEY` */
  readonly otherKey?: string | null | undefined;
}

const KEY_FILE = 'discovery-private.pem';

/**
 * The key of the environment, else the one in `keys` of the data folder, which is made at the first time and readable by
 * its owner only.
 * @throws {KeyError} when it is none, or damaged.
 */
export async function openSigningKey(dataDir: string, configured: ConfiguredKeys = {}): Promise<SigningKey> {
  const key = await openOwnKey(dataDir, configured.key ?? '');
  if (!configured.otherKey) return key;
  const { publicKey } = signingKeyOf(configured.otherKey, 'The key in OTHER_DISCOVERY_KEY');
  return { ...key, otherPublicKey: publicKey };
}

async function openOwnKey(dataDir: string, configured: string): Promise<SigningKey> {
  if (configured !== '') return signingKeyOf(configured, 'The key in DISCOVERY_KEY');
  const file = path.join(dataDir, 'keys', KEY_FILE);
  const stored = await readFile(file, 'utf8').catch(() => null);
  if (stored !== null) return signingKeyOf(stored, `The key in ${file}`);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const made = makeKey();
  try {
    await writeFile(file, made, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return openOwnKey(dataDir, configured);
  }
  return signingKeyOf(made, file);
}

/** A new private key as PEM. */
export function makeKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** @throws {KeyError} when the text is no private key of P-256. */
export function signingKeyOf(text: string, where: string): SigningKey {
  const privateKey = privateKeyOf(text, where);
  const signed = (bytes: Uint8Array) => sign('sha256', bytes, { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return {
    publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64'),
    sign: (bytes) => signed(bytes).toString('base64'),
    token: tokenOf(privateKey),
    otherPublicKey: null,
    trustKey: trustKeyOf(text, where),
  };
}

/** Whether a signature over these bytes was made with the private half of the key. */
export function isSigned(bytes: Uint8Array, signature: string, publicKey: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return verify(
      'sha256',
      bytes,
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature.trim(), 'base64'),
    );
  } catch {
    return false;
  }
}

function tokenOf(privateKey: KeyObject): string {
  const secret = privateKey.export({ type: 'pkcs8', format: 'der' });
  return Buffer.from(hkdfSync('sha256', secret, '', 'suite delivery counts', 32)).toString('base64url');
}
