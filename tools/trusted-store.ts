import {
  grantApps,
  initTrustHere,
  offlineKeysOf,
  openReleaseStore,
  openTrust,
  type ReleaseStore,
  type SigningKey,
} from '@suite/release';
import type { Configuration } from '@suite/server';
import { appNames } from './apps.ts';

/**
 * The release store of a server on this machine. One that is new begins with keys that are made here, the root's too; for one that was
 * filled while nobody was trusted a person says that it is good: `npm run release -- trust init`.
 */
export async function openTrustedStore(configuration: Configuration, key: SigningKey): Promise<ReleaseStore> {
  const { dataDir, storeUrl, releaseTrust } = configuration;
  const trust = await openTrust(dataDir, key, 'server', releaseTrust);
  if (trust) {
    const store = openReleaseStore(configuration, key, trust);
    await store.trusted?.renewWhereDue();
    await grantNewApps(store, dataDir);
    return store;
  }
  const store = openReleaseStore(configuration, key);
  const isNew = storeUrl === null && (await store.objects.list('')).length === 0;
  if (!isNew) {
    console.log(
      'whoever can write the release store decides what visitors get: npm run release -- trust init',
    );
    return store;
  }
  await initTrustHere(store, { dataDir, key, apps: appNames() });
  return openReleaseStore(configuration, key, await openTrust(dataDir, key, 'server', releaseTrust));
}

/** Where the keys for it lie on this machine, an app of this checkout needs no grant of its own. */
async function grantNewApps(store: ReleaseStore, dataDir: string): Promise<void> {
  const offline = await offlineKeysOf(dataDir);
  if (offline.targets.length > 0) await grantApps(store, appNames(), offline);
}
