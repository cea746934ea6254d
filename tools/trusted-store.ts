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

type Location = Pick<Configuration, 'dataDir' | 'storeUrl' | 'releaseTrust'>;

/**
 * The release store of a server on this machine. One that is new begins with keys that are made here, the root's too, unless it is
 * elsewhere: others may be about to do so. For one that was filled while nobody was trusted a person says that it is good:
 * `npm run release -- trust init`.
 */
export async function openTrustedStore(
  location: Location,
  key: SigningKey,
  isOurs = location.storeUrl === null,
): Promise<ReleaseStore> {
  const { dataDir, releaseTrust } = location;
  const open = async () =>
    openReleaseStore(location, key, await openTrust(dataDir, key, 'server', releaseTrust));
  const store = await open();
  if (store.trusted) {
    await store.trusted.renewWhereDue();
    await grantNewApps(store, dataDir);
    return store;
  }
  if (!isOurs || (await store.objects.list('')).length > 0) {
    console.log(
      'whoever can write the release store decides what visitors get: npm run release -- trust init',
    );
    return store;
  }
  await initTrustHere(store, { dataDir, key, apps: appNames() });
  return open();
}

/** Where the keys for it lie on this machine, an app of this checkout needs no grant of its own. */
async function grantNewApps(store: ReleaseStore, dataDir: string): Promise<void> {
  const offline = await offlineKeysOf(dataDir);
  if (offline.targets.length > 0) await grantApps(store, appNames(), offline);
}
