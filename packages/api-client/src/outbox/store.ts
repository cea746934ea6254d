import { OUTBOX } from '@suite/contracts';
import { createStore, del, get, promisifyRequest, set, type UseStore, values } from 'idb-keyval';
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
  await markWhatIsLeft();
}

/**
 * Puts `next` in the place of `former`, or nothing (null), where that still stands; false where it was taken back or
 * corrected meanwhile. One transaction: what is taken back while it is looked at would be written again otherwise.
 */
export async function replaceEntry(former: OutboxEntry, next: OutboxEntry | null): Promise<boolean> {
  const isReplaced = await store()('readwrite', async (entries) => {
    const now = await promisifyRequest<OutboxEntry | undefined>(entries.get(former.key));
    if (now?.keptAtMs !== former.keptAtMs) return false;
    if (next) await promisifyRequest(entries.put(next, former.key));
    else await promisifyRequest(entries.delete(former.key));
    return true;
  });
  await markWhatIsLeft();
  return isReplaced;
}

async function markWhatIsLeft(): Promise<void> {
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
