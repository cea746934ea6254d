import type { Key } from '@tufjs/models';
import type { ChangeNote, ReleaseStore } from '../store/release-store.ts';
import { type Grants, grantsOf, signGrants, withGrant, withoutGrant, withoutKey } from './grants.ts';
import { fingerprintOf } from './key-names.ts';
import { isSignedFor, metadataBytes, nameOfKey } from './metadata.ts';
import { isRootRole, keysOfRoot, nextRoot, type RootKeys } from './roots.ts';
import { TrustError } from './trust-error.ts';
import type { TrustKey } from './trust-key.ts';
import type { TrustedChanges } from './trusted-changes.ts';
import { rootName, type TaggedState } from './trusted-state.ts';

/** Keys of who looks after trust, wherever they keep them. */
export interface OfflineKeys {
  readonly root: readonly TrustKey[];
  readonly targets: readonly TrustKey[];
}

/** Lets a key sign for an app, or for a role that the root names. */
export async function grantKey(
  store: ReleaseStore,
  role: string,
  key: Key,
  offline: OfflineKeys,
): Promise<void> {
  const name = nameOfKey(key);
  const state = await trustedOf(store).readFresh();
  const [own] = namesakes(state, name).filter(({ keyID }) => keyID !== key.keyID);
  if (own) throw new TrustError(`Another key is named ${name} already`);
  if (isRootRole(role)) {
    const keys = keysOfRoot(state.root);
    await writeRoot(store, state, { ...keys, [role]: [...keys[role], key] }, offline);
  } else
    await changeGrants(store, { action: 'grant', app: role, to: name }, offline, (grants) =>
      withGrant(grants, role, key),
    );
}

/**
 * Takes a key from an app, or from a role that the root names: first what it signed is signed by another one, so that there is no
 * moment at which readers trust nothing.
 */
export async function revokeKey(
  store: ReleaseStore,
  role: string,
  name: string,
  offline: OfflineKeys,
): Promise<void> {
  const note = { action: 'revoke', app: role, to: name };
  if (!isRootRole(role))
    return changeGrants(store, note, offline, (grants) => withoutGrant(grants, role, name));
  const keys = keysOfRoot((await trustedOf(store).readFresh()).root);
  const left = { ...keys, [role]: withoutKey(keys[role], role, name) };
  if (role === 'online') requireOnline(store, left);
  if (role !== 'root') await changeGrants(store, note, offlineWithin(offline, left), (grants) => grants);
  await writeRoot(store, await trustedOf(store).readFresh(), left, offline);
}

/** Who may sign for what: a line for each role. */
export async function keyLines(store: ReleaseStore): Promise<readonly string[]> {
  const { root, targets } = await trustedOf(store).readFresh();
  const all = { ...keysOfRoot(root), ...grantsOf(targets) };
  return Object.entries(all).map(([role, keys]) => `${role}: ${keys.map(told).join(', ')}`);
}

const told = (key: Key) => `${nameOfKey(key)} (${fingerprintOf(key.keyID)})`;

/** Apps that nobody may release yet are granted to those who may release the shell. */
export async function grantApps(
  store: ReleaseStore,
  apps: readonly string[],
  offline: OfflineKeys,
): Promise<void> {
  const granted = grantsOf((await trustedOf(store).readFresh()).targets);
  const missing = apps.filter((app) => !granted[app]);
  if (missing.length === 0) return;
  const note = { action: 'grant', app: missing.join(' '), to: null };
  await changeGrants(store, note, offline, (grants) => ({
    ...grants,
    ...Object.fromEntries(missing.map((app) => [app, grants.shell ?? []])),
  }));
}

async function changeGrants(
  store: ReleaseStore,
  note: Pick<ChangeNote, 'action' | 'app' | 'to'>,
  { targets: signers }: Pick<OfflineKeys, 'targets'>,
  change: (grants: Grants) => Grants,
): Promise<void> {
  await store.change((document, state) => {
    if (!state) throw new TrustError(NOT_INITIALISED);
    const now = new Date();
    const allowed = keysOfRoot(state.root).targets.map(({ keyID }) => keyID);
    const signer = signers.find(({ id }) => allowed.includes(id));
    if (!signer) throw new TrustError('No key here may sign the grants');
    const targets = signGrants(state.targets, change(grantsOf(state.targets)), signer, now);
    return { document, note: { author: '', reason: '', from: null, ...note }, grants: { targets, signer } };
  });
}

async function writeRoot(
  store: ReleaseStore,
  { root, targets }: TaggedState,
  keys: RootKeys,
  offline: OfflineKeys,
): Promise<void> {
  const next = nextRoot(root, keys, offline.root, new Date());
  if (!isSignedFor(next, 'targets', targets)) throw new TrustError('No key that stays has signed the grants');
  await store.objects.write(rootName(next.signed.version), metadataBytes(next.toJSON()), null);
}

/** Of the keys for the grants those that stay. */
function offlineWithin(offline: OfflineKeys, { targets }: RootKeys): OfflineKeys {
  const ids = targets.map(({ keyID }) => keyID);
  return { ...offline, targets: offline.targets.filter(({ id }) => ids.includes(id)) };
}

function requireOnline(store: ReleaseStore, { online }: RootKeys): void {
  const { id } = trustedOf(store).trust.online;
  if (online.some(({ keyID }) => keyID === id)) return;
  throw new TrustError(
    'DISCOVERY_KEY here is the key that is to go: set the one that stays, here and on the servers, first',
  );
}

function namesakes({ root, targets }: TaggedState, name: string): readonly Key[] {
  const all = [...Object.values(root.signed.keys), ...Object.values(targets.signed.delegations?.keys ?? {})];
  return all.filter((key) => nameOfKey(key) === name);
}

const NOT_INITIALISED = 'Nobody is trusted yet: release -- trust init';

/** @throws {TrustError} where nobody was told whom to trust. */
export function trustedOf({ trusted }: ReleaseStore): TrustedChanges {
  if (trusted) return trusted;
  throw new TrustError(NOT_INITIALISED);
}
