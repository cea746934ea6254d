import { createHash } from 'node:crypto';
import type { DiscoveryDocument } from '@suite/contracts';

/** One change of the document: who, when, why, from, to. Written once, never changed. */
export interface HistoryRecord {
  readonly revision: number;
  readonly at: string;
  readonly author: string;
  readonly reason: string;
  /** The verb. */
  readonly action: string;
  readonly app: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly document: DiscoveryDocument;
  /** Stands for all records before; missing where nothing is signed. */
  readonly previous?: string;
  /** By role, the id of the key that signed for it. */
  readonly keys?: Readonly<Record<string, string>>;
}

/** What stands for a history without a record. */
export const NO_HISTORY = '';

export function recordBytes(record: HistoryRecord): Buffer {
  return Buffer.from(`${JSON.stringify(record, null, 1)}\n`);
}

export function recordName({ revision, at }: Pick<HistoryRecord, 'revision' | 'at'>): string {
  return `history/${String(revision).padStart(8, '0')}-${at.replaceAll(/\W/g, '')}.json`;
}

/** What stands for a history and one record more: no record of it can be changed, taken away or put between. */
export function headAfter(previous: string, record: HistoryRecord): string {
  return headAfterBytes(previous, recordBytes(record));
}

export function headAfterBytes(previous: string, bytes: Uint8Array): string {
  return createHash('sha256')
    .update(previous)
    .update(createHash('sha256').update(bytes).digest())
    .digest('hex');
}
