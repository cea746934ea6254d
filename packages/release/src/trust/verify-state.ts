import type { DiscoveryDocument } from '@suite/contracts';
import type { Metadata, Root, Snapshot, Targets, Timestamp } from '@tufjs/models';
import { headAfter } from '../store/history.ts';
import { appsIn, partOf, versionsIn } from './document-parts.ts';
import { isSignedFor, nameOfKey, parsed, readMetadata, sha256 } from './metadata.ts';
import { currentRoot } from './roots.ts';
import {
  type Bundle,
  DOCUMENT_FIELD,
  GRANTS,
  HEAD_FIELD,
  partTarget,
  SERVER_KEY,
  type Seen,
  type StoredState,
  type VerifiedState,
  versionTarget,
} from './state.ts';
import { TrustError } from './trust-error.ts';

export interface Reader {
  /** Hash of the first root, which is known from elsewhere. */
  readonly trustedRoot: string;
  readonly seen: Seen;
  readonly now: Date;
}

/**
 * What a store holds, as far as it was signed by those who may and is not older than what was seen. A timestamp that is missing,
 * over or not good is told, not thrown: who has seen the rest may renew it.
 * @throws {TrustError} with a sentence for what is wrong.
 */
export function verifyState(stored: StoredState, { trustedRoot, seen, now }: Reader): VerifiedState {
  const root = currentRoot(trustedRoot, stored.roots);
  require(root.signed.version >= seen.root, 'The root is an older one than was seen');
  require(!root.signed.isExpired(now), `The root ended at ${root.signed.expires}`);
  if (!stored.document) throw new TrustError('There is no discovery document, and one was signed');
  if (!stored.bundle)
    throw new TrustError('The discovery document is none that was released: no key signed it');
  const bundle = parsed(stored.bundle, 'What was signed with the discovery document') as Bundle;
  const targets = readMetadata('targets', bundle.targets, 'The grants');
  require(isSignedFor(root, 'targets', targets), 'The grants are not signed by the key for them');
  const snapshot = readMetadata('snapshot', bundle.snapshot, 'The snapshot');
  require(isSignedFor(root, 'snapshot', snapshot), 'The snapshot is not signed by a key of the servers');
  const hash = sha256(stored.document);
  require(snapshot.signed.unrecognizedFields[DOCUMENT_FIELD] ===
    hash, 'The discovery document is none that was released: no key signed it');
  const head = headAfter(bundle.record.previous ?? '', bundle.record);
  require(snapshot.signed.unrecognizedFields[HEAD_FIELD] ===
    head, 'The latest change is not the one that was signed');
  const apps = verifiedApps(bundle, targets, snapshot);
  requireParts(stored.document, apps);
  requireAuthor(bundle, targets, apps, root);
  const versions = versionsOf(root, snapshot, hash, apps);
  requireNotOlder(versions, seen);
  const { timestamp, staleness } = readTimestamp(stored.timestamp, root, { seen, now });
  if (timestamp) requireAsFresh(versions, timestamp);
  return {
    root,
    targets,
    apps,
    snapshot,
    record: bundle.record,
    document: Buffer.from(stored.document),
    head,
    seen: { ...versions, timestamp: Math.max(seen.timestamp, timestamp?.signed.version ?? 0) },
    freshUntil: staleness === null && timestamp ? new Date(timestamp.signed.expires) : null,
    staleness,
  };
}

function verifiedApps(
  bundle: Bundle,
  targets: Metadata<Targets>,
  snapshot: Metadata<Snapshot>,
): ReadonlyMap<string, Metadata<Targets>> {
  const apps = new Map<string, Metadata<Targets>>();
  for (const [app, stored] of Object.entries(bundle.apps)) {
    const metadata = readMetadata('targets', stored, `What is signed of ${app}`);
    require(isSignedFor(targets, app, metadata), `${app} is not signed by a key that may release it`);
    apps.set(app, metadata);
  }
  const named = Object.fromEntries(
    [['targets', targets] as const, ...apps].map(([name, { signed }]) => [`${name}.json`, signed.version]),
  );
  const listed = Object.fromEntries(
    Object.entries(snapshot.signed.meta).map(([name, { version }]) => [name, version]),
  );
  const names = new Set([...Object.keys(named), ...Object.keys(listed)]);
  for (const name of names)
    require(named[name] === listed[name], `The snapshot names another version of ${name}`);
  return apps;
}

function requireParts(bytes: Uint8Array, apps: ReadonlyMap<string, Metadata<Targets>>): void {
  const document = parsed(bytes, 'The discovery document') as DiscoveryDocument;
  for (const app of new Set([...appsIn(document), ...apps.keys()])) {
    const targets = apps.get(app)?.signed.targets ?? {};
    const isSigned = targets[partTarget(app)]?.hashes.sha256 === partOf(document, app).sha256;
    require(isSigned, `What the discovery document says of ${app} is not what its key signed`);
    for (const version of versionsIn(document, app))
      require(targets[versionTarget(app, version)] !==
        undefined, `No key signed the files of ${app} ${version}`);
  }
}

/** Who made the latest change is who signed for the apps that it is of. */
function requireAuthor(
  { record }: Bundle,
  targets: Metadata<Targets>,
  apps: ReadonlyMap<string, Metadata<Targets>>,
  root: Metadata<Root>,
): void {
  const keys = record.keys ?? {};
  for (const [role, id] of Object.entries(keys)) {
    const metadata = role === GRANTS ? targets : apps.get(role);
    require(metadata?.signatures[id] !==
      undefined, `The latest change names a key that did not sign ${role}`);
  }
  const author = authorOf(keys, { targets, root }, record.author);
  require(record.author ===
    author, `The latest change says that it is of ${record.author}, and ${author} signed it`);
}

/**
 * Who the history says made a change: the names of the keys that signed it. The key of the servers speaks for who is signed in to
 * them, and for the judge.
 */
export function authorOf(
  keys: Readonly<Record<string, string>>,
  { targets, root }: Pick<VerifiedState, 'targets' | 'root'>,
  spokenFor: string,
): string {
  const names = Object.entries(keys).map(([role, id]) =>
    nameOfKey((role === GRANTS ? root.signed : targets.signed.delegations)?.keys[id]),
  );
  const isServer = names.length > 0 && names.every((name) => name === SERVER_KEY);
  return isServer ? spokenFor : [...new Set(names)].toSorted().join(', ');
}

function versionsOf(
  root: Metadata<Root>,
  snapshot: Metadata<Snapshot>,
  document: string,
  apps: ReadonlyMap<string, Metadata<Targets>>,
): Omit<Seen, 'timestamp'> {
  return {
    root: root.signed.version,
    snapshot: snapshot.signed.version,
    document,
    apps: Object.fromEntries([...apps].map(([app, { signed }]) => [app, signed.version])),
  };
}

function requireNotOlder(versions: Omit<Seen, 'timestamp'>, seen: Seen): void {
  const isOlder = versions.snapshot < seen.snapshot;
  const isOther = versions.snapshot === seen.snapshot && versions.document !== seen.document;
  require(!isOlder && !isOther, 'The discovery document is an older one than was seen');
  for (const [app, version] of Object.entries(seen.apps))
    require((versions.apps[app] ?? 0) >= version, `What is signed of ${app} is older than what was seen`);
}

function readTimestamp(
  bytes: Uint8Array | null,
  root: Metadata<Root>,
  { seen, now }: Pick<Reader, 'seen' | 'now'>,
): { timestamp: Metadata<Timestamp> | null; staleness: string | null } {
  const bad = (staleness: string) => ({ timestamp: null, staleness });
  if (!bytes) return bad('There is no timestamp');
  try {
    const timestamp = readMetadata('timestamp', parsed(bytes, 'The timestamp'), 'The timestamp');
    const { signed } = timestamp;
    if (!isSignedFor(root, 'timestamp', timestamp))
      return bad('The timestamp is not signed by a key of the servers');
    if (signed.version < seen.timestamp) return bad('The timestamp is an older one than was seen');
    return {
      timestamp,
      staleness: signed.isExpired(now) ? `The timestamp ended at ${signed.expires}` : null,
    };
  } catch (error) {
    if (error instanceof TrustError) return bad(error.message);
    throw error;
  }
}

/** A document may be newer than the timestamp, which is written after it, and never older. */
function requireAsFresh(versions: Omit<Seen, 'timestamp'>, { signed }: Metadata<Timestamp>): void {
  const latest = signed.snapshotMeta.version;
  const isOther =
    versions.snapshot === latest && signed.unrecognizedFields[DOCUMENT_FIELD] !== versions.document;
  require(versions.snapshot >= latest &&
    !isOther, 'The discovery document is an older one than the timestamp names');
}

function require(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new TrustError(otherwise);
}
