import type { AppName } from '@suite/contracts';
import type { SigningKey } from '../signing/signing-key.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { initTrust } from './init-trust.ts';
import { makeOfflineKey, makeReleaseKey, trustRoot } from './key-files.ts';
import { SERVER_KEY } from './state.ts';

export interface TrustHere {
  readonly dataDir: string;
  readonly key: SigningKey;
  /** Who may release all apps, besides the servers. Default: `operator`. */
  readonly name?: string | undefined;
  /** Apps that are to come, besides those of the store. */
  readonly apps?: readonly AppName[];
}

/** Makes all keys on this machine, and signs the store with them. Gives the hash of the root, which is trusted here from then on. */
export async function initTrustHere(
  store: ReleaseStore,
  { dataDir, key, name = 'operator', apps = [] }: TrustHere,
): Promise<string> {
  const releasers = new Map([
    [name, await makeReleaseKey(dataDir, name)],
    [SERVER_KEY, await makeReleaseKey(dataDir, SERVER_KEY)],
  ]);
  const [root, targets] = [await makeOfflineKey(dataDir, 'root'), await makeOfflineKey(dataDir, 'targets')];
  return initTrust(store, { root, targets, online: key.trustKey, releasers }, apps, (hash) =>
    trustRoot(dataDir, hash),
  );
}
