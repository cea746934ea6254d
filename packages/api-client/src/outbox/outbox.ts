// The requests that wait in the browser for the network. Pages and the service worker use it alike, so nothing here
// needs a page.
import { OUTBOX } from '@suite/contracts';
import { announce } from './channel.ts';
import type { OutboxEntry } from './entry.ts';
import { readEntries, readEntry, removeEntry, writeEntry } from './store.ts';

export { followOutbox, type OutboxMessage } from './channel.ts';
export { delayMs, type OutboxEntry } from './entry.ts';
export { sendWaiting } from './send.ts';
export { readEntries };

/** Takes a request in, to be sent when the network is back; false where the browser cannot keep it. */
export async function keepRequest(
  entry: Omit<OutboxEntry, 'keptAtMs' | 'attempts' | 'refused'>,
): Promise<boolean> {
  try {
    await writeEntry({ ...entry, keptAtMs: Date.now(), attempts: 0, refused: null });
    if (!(await readEntry(entry.key))) return false;
  } catch {
    return false;
  }
  announce({});
  wakeWorker();
  return true;
}

/** Takes a request back, or away when it was refused. */
export async function takeBack(key: string): Promise<void> {
  await removeEntry(key);
  announce({});
}

/** At a logout: what a member wrote is not left for whoever sits here next. */
export async function forgetMembersRequests(): Promise<void> {
  for (const { key, memberId } of await readEntries()) if (memberId !== null) await takeBack(key);
}

/** Background Sync sends also when the page is closed by then; browsers without it send from the next page. */
function wakeWorker(): void {
  const worker = (navigator as Partial<Navigator>).serviceWorker;
  worker?.ready
    .then((registration) =>
      (registration as { sync?: { register(tag: string): Promise<void> } }).sync?.register(OUTBOX),
    )
    .catch(() => undefined);
}
