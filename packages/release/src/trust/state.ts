import type { Metadata, Root, Snapshot, Targets } from '@tufjs/models';
import type { HistoryRecord } from '../store/history.ts';
import type { StoredMetadata } from './metadata.ts';

/** What stands beside a document, under the hash of its bytes: all that says it is good but root and timestamp. */
export interface Bundle {
  readonly snapshot: StoredMetadata;
  readonly targets: StoredMetadata;
  /** By the app that each is of. */
  readonly apps: Readonly<Record<string, StoredMetadata>>;
  readonly record: HistoryRecord;
}

/** The bytes of a store that decide what counts. */
export interface StoredState {
  /** The first one first. */
  readonly roots: readonly Uint8Array[];
  readonly timestamp: Uint8Array | null;
  readonly document: Uint8Array | null;
  readonly bundle: Uint8Array | null;
}

/** The highest versions of metadata that a reader has seen: nothing lower is good any more. */
export interface Seen {
  readonly root: number;
  readonly timestamp: number;
  readonly snapshot: number;
  /** Hash of the document of that snapshot. */
  readonly document: string;
  readonly apps: Readonly<Record<string, number>>;
}

export const NOTHING_SEEN: Seen = { root: 0, timestamp: 0, snapshot: 0, document: '', apps: {} };

/** Metadata that were verified. */
export interface VerifiedState {
  readonly root: Metadata<Root>;
  readonly targets: Metadata<Targets>;
  readonly apps: ReadonlyMap<string, Metadata<Targets>>;
  readonly snapshot: Metadata<Snapshot>;
  readonly record: HistoryRecord;
  readonly document: Buffer;
  /** Of the history: stands for every record of it. */
  readonly head: string;
  readonly seen: Seen;
  /** When the timestamp ends; null where it is not good. */
  readonly freshUntil: Date | null;
  /** Why the timestamp is not good; null where it is. */
  readonly staleness: string | null;
}

/** Custom fields of snapshot and timestamp. */
export const DOCUMENT_FIELD = 'x-document';
export const HEAD_FIELD = 'x-history';

/** Target that stands for what the document says of an app. */
export function partTarget(app: string): string {
  return `${app}/part`;
}

/** Target that stands for the files of a version. */
export function versionTarget(app: string, version: string): string {
  return `${app}/${version}`;
}

/** The key of the servers: it speaks for who is signed in to them, and for the judge. */
export const SERVER_KEY = 'server';

/** The role that says who may release which app. */
export const GRANTS = 'targets';
