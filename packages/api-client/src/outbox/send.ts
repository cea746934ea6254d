import { OUTBOX } from '@suite/contracts';
import { announce } from './channel.ts';
import { isExpired, type OutboxEntry, outcomeOf } from './entry.ts';
import { readEntries, readEntry, removeEntry, replaceEntry } from './store.ts';

/** A network that hangs does not hold the others back for ever. */
const TIMEOUT_MS = 30_000;

/**
 * Sends what waits, one after the other and in one tab or worker at a time, and gives what still waits then. It goes
 * without a session: a request is public, and whose it was may be over.
 */
export function sendWaiting(): Promise<readonly OutboxEntry[]> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  return locks ? locks.request(OUTBOX, sendAll) : sendAll();
}

async function sendAll(): Promise<readonly OutboxEntry[]> {
  for (const { key } of await readEntries()) {
    // Taken back meanwhile, or corrected.
    const entry = await readEntry(key);
    if (!entry) continue;
    if (isExpired(entry, Date.now())) await removeEntry(key);
    else if (entry.refused === null) await sendOne(entry);
  }
  return (await readEntries()).filter(({ refused }) => refused === null);
}

async function sendOne(entry: OutboxEntry): Promise<void> {
  const response = await post(entry);
  const outcome = outcomeOf(response);
  const refused = outcome === 'refused' && response ? response.status : null;
  const next = outcome === 'arrived' ? null : { ...entry, attempts: entry.attempts + 1, refused };
  // What was corrected while the former one was under way goes out by itself; what was taken back stays away.
  if (!(await replaceEntry(entry, next))) return;
  if (outcome !== 'waits') announce(outcome === 'arrived' ? { arrived: entry } : {});
}

async function post({ address, key, request }: OutboxEntry) {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json().catch(() => null);
    return { status: response.status, body };
  } catch {
    return null;
  }
}
