import { type AppName, appsOf, isAppName } from '@suite/contracts';
import { factsOf } from '../document/document.ts';
import { headAfterBytes, NO_HISTORY, recordBytes, recordName } from '../store/history.ts';
import { type ReleaseStore, versionName } from '../store/release-store.ts';
import { FILES_FILE, signFiles } from './files.ts';
import { noGrants, signGrants } from './grants.ts';
import { metadataBytes, sha256 } from './metadata.ts';
import { prepareChange } from './prepare-change.ts';
import { firstRoot } from './roots.ts';
import { shortMemory } from './seen-memory.ts';
import { TrustError } from './trust-error.ts';
import { publicTrustKey, type TrustKey } from './trust-key.ts';
import { bundleBytes, bundleName, readRoots, rootName, writeTimestamp } from './trusted-state.ts';

export interface InitialKeys {
  readonly root: TrustKey;
  readonly targets: TrustKey;
  readonly online: TrustKey;
  /** By their names, those that may release every app; the first one signs for what is there. */
  readonly releasers: ReadonlyMap<string, TrustKey>;
}

/**
 * From now on what lies in the store counts because of who signed it. What lies there now is signed as it is: look at it before.
 * Gives the hash of the first root, which is written once `announce` has told it to those who are to trust it.
 * @param store without trust yet
 * @param apps that may be released, besides those that were
 */
export async function initTrust(
  store: ReleaseStore,
  { root: rootKey, targets: targetsKey, online, releasers }: InitialKeys,
  apps: readonly AppName[],
  announce: (trustedRoot: string) => Promise<void>,
): Promise<string> {
  const { objects } = store;
  if ((await readRoots(objects)).length > 0) throw new TrustError('The store has a root already');
  const now = new Date();
  const root = firstRoot(
    {
      root: publicTrustKey(rootKey.publicKey, 'root'),
      targets: publicTrustKey(targetsKey.publicKey, 'targets'),
      online: publicTrustKey(online.publicKey, 'online'),
    },
    rootKey,
    now,
  );
  const { document, tag } = await store.readDocument();
  const ring = [...releasers.values()];
  const all = [
    ...new Set([...apps, ...appsOf(document).filter(isAppName), ...(await store.apps())]),
  ].toSorted();
  const keys = [...releasers].map(([name, { publicKey }]) => publicTrustKey(publicKey, name));
  const targets = signGrants(
    noGrants(now),
    Object.fromEntries(all.map((app) => [app, keys])),
    targetsKey,
    now,
  );
  const lists = await signAllFiles(store, all, ring[0], now);
  const before = { root, targets, apps: new Map(), snapshot: 0, head: await headOfHistory(store) };
  const note = { author: '', reason: '', action: 'trust init', app: all.join(' '), from: null, to: null };
  const revision = tag === null ? 0 : factsOf(document).revision + 1;
  const change = { document, revision, note, grants: { targets, signer: targetsKey } };
  const readFiles = async (app: AppName, version: string) => {
    const list = lists.get(versionName(app, version));
    if (list) return list;
    throw new TrustError(`${app} ${version} is in the discovery document, and not in the store`);
  };
  const { record, bundle, bytes } = await prepareChange(before, change, { ring, online, readFiles }, now);
  await objects.write(bundleName(bytes), bundleBytes(bundle));
  await store.writeDocument(record.document, tag);
  await objects.write(recordName(record), recordBytes(record), null);
  const head = headAfterBytes(before.head, recordBytes(record));
  const seen = { root: 1, timestamp: 0, snapshot: 1, document: sha256(bytes), apps: {} };
  const trustedRoot = metadataBytes(root.toJSON());
  const hash = sha256(trustedRoot);
  const trust = { trustedRoot: hash, online, ring, memory: shortMemory() };
  await writeTimestamp(objects, trust, { seen, root, head }, now);
  await announce(hash);
  await objects.write(rootName(1), trustedRoot, null);
  return hash;
}

/** Lists of the files of all versions that are there. */
async function signAllFiles(
  store: ReleaseStore,
  apps: readonly AppName[],
  key: TrustKey | undefined,
  now: Date,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const lists = new Map<string, Uint8Array>();
  if (!key) throw new TrustError('Nobody is named who may release');
  for (const app of apps) {
    for (const version of await store.versions(app)) {
      const folder = versionName(app, version);
      const list = signFiles({ app, version }, await filesBelow(store, `${folder}/`), key, now);
      await store.objects.write(`${folder}/${FILES_FILE}`, list);
      lists.set(folder, list);
    }
  }
  return lists;
}

async function filesBelow(store: ReleaseStore, folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const name of await store.objects.list(folder)) {
    const file = name.slice(folder.length);
    const stored = file === FILES_FILE ? null : await store.objects.read(name);
    if (stored) files.set(file, stored.bytes);
  }
  return files;
}

/** What stands for the records that were written before anybody signed them. */
async function headOfHistory({ objects }: ReleaseStore): Promise<string> {
  let head = NO_HISTORY;
  for (const name of await objects.list('history/')) {
    const stored = await objects.read(name);
    if (stored) head = headAfterBytes(head, stored.bytes);
  }
  return head;
}
