import { OUTBOX } from '@suite/contracts';
import { createStore, del, get, set, type UseStore, values } from 'idb-keyval';
import type { OutboxEntry } from './entry.ts';

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore(OUTBOX, 'enquiries');
  return opened;
}

/** Oldest first; empty where the browser stores nothing. */
export async function readEntries(): Promise<readonly OutboxEntry[]> {
  try {
    const entries = await values<OutboxEntry>(store());
    return entries.toSorted((a, b) => a.keptAtMs - b.keptAtMs);
  } catch {
    return [];
  }
}

export async function readEntry(key: string): Promise<OutboxEntry | undefined> {
  return get<OutboxEntry>(key, store());
}

/** Replaces what has the same key. @throws where the browser stores nothing, or has no room. */
export async function writeEntry(entry: OutboxEntry): Promise<void> {
  await set(entry.key, entry, store());
  markFilled(true);
}

export async function removeEntry(key: string): Promise<void> {
  try {
    await del(key, store());
  } catch {
    // Nothing is stored here.
  }
  markFilled((await readEntries()).length > 0);
}

/** The next page view looks into the outbox only where there is something. A service worker has no such storage. */
function markFilled(isFilled: boolean): void {
  try {
    if (isFilled) localStorage.setItem(OUTBOX, '1');
    else localStorage.removeItem(OUTBOX);
  } catch {
    // It is then sent while this page is open, and by the service worker.
  }
}
