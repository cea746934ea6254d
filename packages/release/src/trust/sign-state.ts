import type { DiscoveryDocument } from '@suite/contracts';
import { type Metadata, MetaFile, type Root, Snapshot, TargetFile, Targets, Timestamp } from '@tufjs/models';
import { type HistoryRecord, headAfter } from '../store/history.ts';
import { appsIn, partOf, versionsIn } from './document-parts.ts';
import { endOf, nameOfKey, sha256, signedBy } from './metadata.ts';
import {
  type Bundle,
  DOCUMENT_FIELD,
  HEAD_FIELD,
  partTarget,
  type VerifiedState,
  versionTarget,
} from './state.ts';
import { TrustError } from './trust-error.ts';
import type { TrustKey } from './trust-key.ts';

/** What a change starts from. */
export interface Before {
  readonly root: Metadata<Root>;
  readonly targets: Metadata<Targets>;
  readonly apps: VerifiedState['apps'];
  /** Version of the snapshot; 0 before the first. */
  readonly snapshot: number;
  readonly head: string;
}

export function beforeOf({ root, targets, apps, snapshot, head }: VerifiedState): Before {
  return { root, targets, apps, snapshot: snapshot.signed.version, head };
}

/** A change, and by whom its roles are signed. */
export interface SignedChange {
  readonly document: DiscoveryDocument;
  /** Apps that it is of, whether anything changes for them or not; those that are granted to nobody are left out. */
  readonly apps: readonly string[];
  /** The grants where they change, signed. */
  readonly targets?: Metadata<Targets> | undefined;
}

/** Which key signs for which role. */
export type Signers = ReadonlyMap<string, TrustKey>;

/**
 * Keys for what a change is of: each app whose part it changes, and those that it names.
 * @throws {TrustError} when a key is missing.
 */
export function signersOf(
  before: Before,
  { document, apps, targets: granted }: SignedChange,
  ring: readonly TrustKey[],
): Signers {
  const targets = granted ?? before.targets;
  const signers = new Map<string, TrustKey>();
  for (const app of new Set([...before.apps.keys(), ...appsIn(document), ...apps])) {
    const signed = before.apps.get(app)?.signed.targets[partTarget(app)]?.hashes.sha256;
    const isSame = signed === partOf(document, app).sha256 && isStillSigned(before, targets, app);
    if (isSame && !apps.includes(app)) continue;
    signers.set(app, keyFor(targets, app, ring));
  }
  return signers;
}

/** Whether what is signed of an app is by a key that still may. */
function isStillSigned(
  { apps }: Before,
  { signed: { delegations } }: Metadata<Targets>,
  app: string,
): boolean {
  const ids = delegations?.roles?.[app]?.keyIDs ?? [];
  return ids.some((id) => apps.get(app)?.signatures[id] !== undefined);
}

/** @throws {TrustError} when none of these keys may release the app. */
export function keyFor(
  { signed: { delegations } }: Metadata<Targets>,
  app: string,
  ring: readonly TrustKey[],
): TrustKey {
  const ids = delegations?.roles?.[app]?.keyIDs ?? [];
  const key = ring.find(({ id }) => ids.includes(id));
  if (key) return key;
  const who = ids.map((id) => nameOfKey(delegations?.keys[id])).join(', ');
  throw new TrustError(`No key here may release ${app}${who && `: those of ${who} may`}`);
}

export interface BundleParts extends Omit<SignedChange, 'apps'> {
  /** Of the document, as they are written. */
  readonly bytes: Uint8Array;
  readonly record: HistoryRecord;
  readonly signers: Signers;
  /** What lists the files of a version, by its target. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** What is written beside a document. */
export function signBundle(before: Before, parts: BundleParts, online: TrustKey, now: Date): Bundle {
  const { document, bytes, record, signers, files } = parts;
  const targets = parts.targets ?? before.targets;
  const apps = new Map(before.apps);
  for (const [app, key] of signers)
    apps.set(app, signedApp(before.apps.get(app), app, { document, files, key, now }));
  const meta = Object.fromEntries(
    [['targets', targets] as const, ...apps].map(([name, { signed }]) => [
      `${name}.json`,
      new MetaFile({ version: signed.version }),
    ]),
  );
  const snapshot = new Snapshot({
    version: before.snapshot + 1,
    specVersion: '',
    expires: endOf(now),
    meta,
    unrecognizedFields: {
      [DOCUMENT_FIELD]: sha256(bytes),
      [HEAD_FIELD]: headAfter(record.previous ?? '', record),
    },
  });
  return {
    snapshot: signedBy(snapshot, [online]).toJSON(),
    targets: targets.toJSON(),
    apps: Object.fromEntries([...apps].map(([app, metadata]) => [app, metadata.toJSON()])),
    record,
  };
}

function signedApp(
  before: Metadata<Targets> | undefined,
  app: string,
  { document, files, key, now }: Pick<BundleParts, 'document' | 'files'> & { key: TrustKey; now: Date },
): Metadata<Targets> {
  const { length, sha256: hash } = partOf(document, app);
  const part = new TargetFile({ path: partTarget(app), length, hashes: { sha256: hash } });
  // Those of former versions stay: visitors have pages of them open, and they may be gone back to.
  const targets = { ...before?.signed.targets, [part.path]: part };
  for (const version of versionsIn(document, app)) {
    const path = versionTarget(app, version);
    const bytes = files.get(path);
    if (targets[path] === undefined && bytes)
      targets[path] = new TargetFile({ path, length: bytes.length, hashes: { sha256: sha256(bytes) } });
  }
  const version = (before?.signed.version ?? 0) + 1;
  return signedBy(new Targets({ version, specVersion: '', expires: endOf(now), targets }), [key]);
}

/** Freshness is told for a day, and told again every hour. */
export const TIMESTAMP_LASTS_MS = 24 * 3_600_000;

export interface TimestampFacts {
  readonly version: number;
  readonly snapshot: number;
  /** Hash of the document. */
  readonly document: string;
  readonly head: string;
}

export function signTimestamp(facts: TimestampFacts, online: TrustKey, now: Date): Metadata<Timestamp> {
  const timestamp = new Timestamp({
    version: facts.version,
    specVersion: '',
    expires: endOf(now, TIMESTAMP_LASTS_MS),
    snapshotMeta: new MetaFile({ version: facts.snapshot }),
    unrecognizedFields: { [DOCUMENT_FIELD]: facts.document, [HEAD_FIELD]: facts.head },
  });
  return signedBy(timestamp, [online]);
}
