import { createHash } from 'node:crypto';
import {
  type Key,
  Metadata,
  type MetadataKind,
  type Root,
  type Snapshot,
  type Targets,
  type Timestamp,
} from '@tufjs/models';
import { TrustError } from './trust-error.ts';
import type { TrustKey } from './trust-key.ts';

/** Metadata of The Update Framework as it is stored. */
export type StoredMetadata = ReturnType<Metadata<Root>['toJSON']>;
type Kinds = { root: Root; targets: Targets; snapshot: Snapshot; timestamp: Timestamp };

/** Freshness is the timestamp's alone: the others end when nobody can be said to look after them any more. */
const LASTING_MS = 10 * 365 * 24 * 3_600_000;

export function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Bytes of metadata, or of what holds some, as they are stored and hashed. */
export function metadataBytes(metadata: StoredMetadata): Buffer {
  return Buffer.from(`${JSON.stringify(metadata)}\n`);
}

/** @throws {TrustError} when the value is no such metadata. */
export function readMetadata<Kind extends keyof Kinds>(
  kind: Kind,
  value: unknown,
  what: string,
): Metadata<Kinds[Kind]> {
  try {
    return Metadata.fromJSON(kind as MetadataKind.Root, value as StoredMetadata) as unknown as Metadata<
      Kinds[Kind]
    >;
  } catch {
    throw new TrustError(`${what} cannot be read`);
  }
}

/** @throws {TrustError} */
export function parsed(bytes: Uint8Array, what: string): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    throw new TrustError(`${what} cannot be read`);
  }
}

/** When what is signed now ends, as the framework writes times. */
export function endOf(now: Date, lastsMs = LASTING_MS): string {
  return `${new Date(now.getTime() + lastsMs).toISOString().slice(0, 19)}Z`;
}

/** What these keys have signed, in place of all signatures before. */
export function signedBy<T extends Kinds[keyof Kinds]>(signed: T, keys: readonly TrustKey[]): Metadata<T> {
  const metadata = new Metadata(signed);
  for (const key of keys) metadata.sign(key.sign);
  return metadata;
}

/** Whether those may sign for a role who did. */
export function isSignedFor(
  delegator: Metadata<Root> | Metadata<Targets>,
  role: string,
  metadata: Metadata<Kinds[keyof Kinds]>,
): boolean {
  try {
    delegator.verifyDelegate(role, metadata);
    return true;
  } catch {
    return false;
  }
}

const NAME_FIELD = 'x-name';

/** The name that a key was granted under. */
export function nameOfKey(key: Key | undefined): string {
  return String(key?.unrecognizedFields?.[NAME_FIELD] ?? 'unknown');
}

export function namedField(name: string): Record<string, string> {
  return { [NAME_FIELD]: name };
}
