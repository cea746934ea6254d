import { setTimeout as delay } from 'node:timers/promises';
import type { Metadata, Timestamp } from '@tufjs/models';
import { ConflictError, type ObjectStore } from '../store/object-store.ts';
import { isSignedFor, metadataBytes, parsed, readMetadata, sha256 } from './metadata.ts';
import type { SeenMemory } from './seen-memory.ts';
import { signTimestamp, TIMESTAMP_LASTS_MS } from './sign-state.ts';
import type { Bundle, Seen, VerifiedState } from './state.ts';
import { TrustError } from './trust-error.ts';
import type { TrustKey } from './trust-key.ts';
import { verifyState } from './verify-state.ts';

/** Whom a process trusts, and what it can sign itself. */
export interface Trust {
  /** Hash of the first root. */
  readonly trustedRoot: string;
  /** Key of snapshot and timestamp, which is that of the discovery document. */
  readonly online: TrustKey;
  /** Keys of apps. */
  readonly ring: readonly TrustKey[];
  readonly memory: SeenMemory;
}

/** A state, and what stands for the document that it is of. */
export type TaggedState = VerifiedState & { readonly tag: string };

export const DOCUMENT = 'discovery.json';
const TIMESTAMP = 'trust/timestamp.json';
const READ_ATTEMPTS = 3;
/** A root is written before, and a timestamp after, what it goes with: who reads in between reads again. */
const READ_AGAIN_AFTER_MS = 150;
/** A timestamp is renewed long before it ends, so that a server that is away for some hours is missed by nobody. */
export const RENEW_AFTER_MS = 3_600_000;

export function rootName(version: number): string {
  return `trust/root-${version}.json`;
}

export function bundleName(document: Uint8Array): string {
  return `trust/${sha256(document)}.json`;
}

export function bundleBytes(bundle: Bundle): Buffer {
  return Buffer.from(`${JSON.stringify(bundle)}\n`);
}

/**
 * Reads what counts of a store, and remembers what was seen. Who has seen nothing of it before, and so cannot tell an older state,
 * reads none whose timestamp is over, unless `isFirst` says that this is the one to begin with.
 * @throws {TrustError}
 */
export async function readState(
  objects: Pick<ObjectStore, 'read'>,
  trust: Trust,
  { isFirst = false, now = new Date() }: { readonly isFirst?: boolean; readonly now?: Date } = {},
): Promise<TaggedState> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readOnce(objects, trust, { isFirst, now });
    } catch (error) {
      if (!(error instanceof TrustError) || attempt === READ_ATTEMPTS) throw error;
      await delay(READ_AGAIN_AFTER_MS);
    }
  }
}

/** What was seen is looked up first, and the timestamp before the document: both only ever name what is there. */
async function readOnce(
  objects: Pick<ObjectStore, 'read'>,
  { trustedRoot, memory }: Trust,
  { isFirst, now }: { readonly isFirst: boolean; readonly now: Date },
): Promise<TaggedState> {
  const seen = await memory.read();
  const timestamp = await objects.read(TIMESTAMP);
  const document = await objects.read(DOCUMENT);
  const bundle = document && (await objects.read(bundleName(document.bytes)));
  const roots = await readRoots(objects);
  const stored = {
    roots,
    timestamp: timestamp?.bytes ?? null,
    document: document?.bytes ?? null,
    bundle: bundle?.bytes ?? null,
  };
  const state = verifyState(stored, { trustedRoot, seen, now });
  if (state.staleness !== null && seen.snapshot === 0 && !isFirst)
    throw new TrustError(`${state.staleness}, and nothing of this store was seen here before`);
  await memory.keep(state.seen);
  return { ...state, tag: document?.tag ?? '' };
}

export async function readRoots(objects: Pick<ObjectStore, 'read'>): Promise<readonly Buffer[]> {
  const roots: Buffer[] = [];
  for (
    let root = await objects.read(rootName(1));
    root;
    root = await objects.read(rootName(roots.length + 1))
  )
    roots.push(root.bytes);
  return roots;
}

/** @throws {TrustError} when nobody said lately that this is the latest state. */
export function requireFresh({ staleness }: VerifiedState): void {
  if (staleness === null) return;
  throw new TrustError(
    `${staleness}: a server that is running renews it, and so does release -- trust renew`,
  );
}

/** Whether the timestamp should be renewed by a server that has seen its state. */
export function isDue({ freshUntil }: Pick<VerifiedState, 'freshUntil'>, now: Date): boolean {
  return freshUntil === null || freshUntil.getTime() - now.getTime() < TIMESTAMP_LASTS_MS - RENEW_AFTER_MS;
}

type Timestamped = Pick<VerifiedState, 'seen' | 'root' | 'head'>;

/** Says that a state is the latest, unless somebody has said so, or that there is a later one, in the last hour. */
export async function writeTimestamp(
  objects: ObjectStore,
  { online, memory }: Trust,
  { seen, root, head }: Timestamped,
  now = new Date(),
): Promise<void> {
  for (;;) {
    const stored = await objects.read(TIMESTAMP);
    const before = stored && goodTimestamp(stored.bytes, root);
    if (before && isSaid(before, seen, now)) return;
    const version = Math.max(seen.timestamp, before?.version ?? 0) + 1;
    const facts = { version, snapshot: seen.snapshot, document: seen.document, head };
    const timestamp = signTimestamp(facts, online, now);
    if (!isSignedFor(root, 'timestamp', timestamp))
      throw new TrustError('The key of the discovery document is none that the root names for timestamps');
    if (!(await replaced(objects, metadataBytes(timestamp.toJSON()), stored?.tag ?? null))) continue;
    await memory.keep({ ...seen, timestamp: version });
    return;
  }
}

function isSaid({ version, snapshotMeta, expires }: Timestamp, seen: Seen, now: Date): boolean {
  if (version < seen.timestamp) return false;
  if (snapshotMeta.version !== seen.snapshot) return snapshotMeta.version > seen.snapshot;
  return !isDue({ freshUntil: new Date(expires) }, now);
}

/** False when somebody else was faster. */
async function replaced(objects: ObjectStore, bytes: Buffer, tag: string | null): Promise<boolean> {
  try {
    await objects.write(TIMESTAMP, bytes, tag);
    return true;
  } catch (error) {
    if (error instanceof ConflictError) return false;
    throw error;
  }
}

/** The timestamp as it lies there; null where it cannot be read. */
export async function readTimestamp(objects: Pick<ObjectStore, 'read'>): Promise<Timestamp | null> {
  const stored = await objects.read(TIMESTAMP);
  return (stored && metadataIn(stored.bytes)?.signed) ?? null;
}

function goodTimestamp(bytes: Buffer, root: VerifiedState['root']): Timestamp | null {
  const timestamp = metadataIn(bytes);
  return timestamp && isSignedFor(root, 'timestamp', timestamp) ? timestamp.signed : null;
}

function metadataIn(bytes: Buffer): Metadata<Timestamp> | null {
  try {
    return readMetadata('timestamp', parsed(bytes, 'The timestamp'), 'The timestamp');
  } catch (error) {
    if (error instanceof TrustError) return null;
    throw error;
  }
}
