import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { KeyError } from '../signing/private-key.ts';
import { makeKey, type SigningKey } from '../signing/signing-key.ts';
import type { OfflineKeys } from './change-keys.ts';
import { seenMemory } from './seen-memory.ts';
import { SERVER_KEY } from './state.ts';
import { type TrustKey, trustKeyOf } from './trust-key.ts';
import type { Trust } from './trusted-state.ts';

/** What a machine is told of trust by its environment. */
export interface ConfiguredTrust {
  /** `TRUSTED_ROOT`: hash of the first root. */
  readonly trustedRoot?: string | null | undefined;
  /** `RELEASE_KEY`: private key of an app, or of the servers; PEM, or PKCS #8 in base64. */
  readonly releaseKey?: string | null | undefined;
  /** Which of the keys that lie here; all of them when it is left out. */
  readonly keyName?: string | undefined;
}

/** A person or a pipeline releases with keys of their own, the servers with theirs. */
export type Holder = 'person' | 'server';

const NAME = /^[a-z][\w.-]{0,40}$/;

export function keysFolder(dataDir: string): string {
  return path.join(dataDir, 'keys');
}

function releaseKeysFolder(dataDir: string): string {
  return path.join(keysFolder(dataDir), 'release');
}

const rootFile = (dataDir: string) => path.join(keysFolder(dataDir), 'trusted-root');

/** Whom the processes of this machine trust; null where nobody has said. @throws {KeyError} */
export async function openTrust(
  dataDir: string,
  signingKey: SigningKey,
  holder: Holder,
  configured: ConfiguredTrust = {},
): Promise<Trust | null> {
  const stored = await readFile(rootFile(dataDir), 'utf8').catch(() => null);
  const trustedRoot = configured.trustedRoot || stored?.trim();
  if (!trustedRoot) return null;
  if (!/^[\da-f]{64}$/.test(trustedRoot)) throw new KeyError('TRUSTED_ROOT must have 64 hexadecimal digits');
  const memory = seenMemory(path.join(keysFolder(dataDir), 'seen.json'));
  return {
    trustedRoot,
    online: signingKey.trustKey,
    ring: await ringOf(dataDir, holder, configured),
    memory,
  };
}

async function ringOf(
  dataDir: string,
  holder: Holder,
  { releaseKey, keyName }: ConfiguredTrust,
): Promise<readonly TrustKey[]> {
  if (releaseKey) return [trustKeyOf(releaseKey, 'The key in RELEASE_KEY')];
  const keys = await releaseKeys(dataDir);
  if (keyName !== undefined && !keys.has(keyName)) throw new KeyError(`No key here is named ${keyName}`);
  return [...keys].flatMap(([name, key]) => {
    const isOwn = (name === SERVER_KEY) === (holder === 'server');
    return keyName === undefined ? (isOwn ? [key] : []) : name === keyName ? [key] : [];
  });
}

/** Says from now on which root is trusted here. */
export async function trustRoot(dataDir: string, hash: string): Promise<void> {
  await writeFile(rootFile(dataDir), `${hash}\n`, { mode: 0o600 });
}

/** Keys of apps that lie here, by their names. */
export function releaseKeys(dataDir: string): Promise<ReadonlyMap<string, TrustKey>> {
  return keysIn(releaseKeysFolder(dataDir), /\.pem$/);
}

/** Keys that lie here for roles that the root names, such as `root.pem` and `root-2.pem`. */
export async function offlineKeysOf(dataDir: string): Promise<OfflineKeys> {
  const of = async (role: keyof typeof OF_ROLE) => [
    ...(await keysIn(keysFolder(dataDir), OF_ROLE[role])).values(),
  ];
  return { root: await of('root'), targets: await of('targets') };
}

const OF_ROLE = { root: /^root(-[\w.-]+)?\.pem$/, targets: /^targets(-[\w.-]+)?\.pem$/ } as const;

async function keysIn(folder: string, pattern: RegExp): Promise<ReadonlyMap<string, TrustKey>> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => pattern.test(file)).toSorted();
  const keys = new Map<string, TrustKey>();
  for (const file of files) {
    const place = path.join(folder, file);
    keys.set(file.slice(0, -'.pem'.length), trustKeyOf(await readFile(place, 'utf8'), `The key in ${place}`));
  }
  return keys;
}

/** A new key of an app; the one that lies there is kept. @throws {KeyError} */
export function makeReleaseKey(dataDir: string, name: string): Promise<TrustKey> {
  return makeIn(releaseKeysFolder(dataDir), name);
}

/** A new key of `root` or `targets`. @throws {KeyError} */
export function makeOfflineKey(dataDir: string, name: string): Promise<TrustKey> {
  return makeIn(keysFolder(dataDir), name);
}

async function makeIn(folder: string, name: string): Promise<TrustKey> {
  if (!NAME.test(name)) throw new KeyError(`${name} cannot be the name of a key`);
  const file = path.join(folder, `${name}.pem`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(file, makeKey(), { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return trustKeyOf(await readFile(file, 'utf8'), `The key in ${file}`);
}
