import { type HistoryRecord, headAfterBytes, NO_HISTORY } from '../store/history.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { parsed } from './metadata.ts';

/** A record of the history as it is stored. */
export interface StoredRecord {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What was changed, taken away or added since the latest change was signed, which stands for all records before. */
export function historyIssues(records: readonly StoredRecord[], head: string): readonly string[] {
  let now = NO_HISTORY;
  for (const { name, bytes } of records) {
    const { previous } = parsed(bytes, name) as HistoryRecord;
    if (previous !== undefined && previous !== now)
      return [`The history before ${name} is not what was signed`];
    now = headAfterBytes(now, bytes);
  }
  return now === head ? [] : ['The end of the history is not what was signed'];
}

export async function storedHistory(
  objects: Pick<ObjectStore, 'list' | 'read'>,
): Promise<readonly StoredRecord[]> {
  const names = await objects.list('history/');
  const records = await Promise.all(names.map(async (name) => ({ name, stored: await objects.read(name) })));
  return records.flatMap(({ name, stored }) => (stored ? [{ name, bytes: stored.bytes }] : []));
}
