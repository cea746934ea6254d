import type { Database } from '../database/connection.ts';
import type { Log } from '../observation/log.ts';

const EVERY_MS = 2_000;
const AT_ONCE = 500;
const TIMEOUT_MS = 10_000;

/** Takes lines of JSON, one an entry; fails where it does not have them. */
export type Collector = (lines: string) => Promise<void>;

/**
 * `stdout:` writes to standard output, where agents of log collectors read; `https:` and `http:` are sent the lines
 * (`application/x-ndjson`), as Vector, Fluent Bit, Logstash and Loki's agents take them.
 */
export function collectorOf(address: string): Collector {
  if (address === 'stdout:') return async (lines) => void process.stdout.write(lines);
  const { origin, pathname, search, username, password } = new URL(address);
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  return async (lines) => {
    const response = await fetch(origin + pathname + search, {
      method: 'POST',
      body: lines,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/x-ndjson',
        ...(username && { authorization: `Basic ${credentials.toString('base64')}` }),
      },
    });
    if (!response.ok) throw new Error(`The log collector responded ${response.status}.`);
  };
}

/** Sends what the collector does not have yet, each entry at least once; gives how many those were. */
export async function sendEntries(db: Database, collect: Collector): Promise<number> {
  const { sent_id } = await db.selectFrom('audit_stream').select('sent_id').executeTakeFirstOrThrow();
  const entries = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('id', '>', sent_id)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  const last = entries.at(-1);
  if (!last) return 0;
  await collect(entries.map((entry) => `${JSON.stringify({ audit: entry })}\n`).join(''));
  await db.updateTable('audit_stream').set({ sent_id: last.id }).where('sent_id', '<', last.id).execute();
  return entries.length;
}

/** Streams the ledger to a log collector. Gives what ends it, after what is under way. */
export function streamLedger(db: Database, collect: Collector, log: Pick<Log, 'error'>): () => Promise<void> {
  let isFailing = false;
  async function send(): Promise<void> {
    try {
      while ((await sendEntries(db, collect)) === AT_ONCE);
      isFailing = false;
    } catch (error) {
      // Said once: it is tried again until it succeeds.
      if (!isFailing) log.error({ err: error }, 'the log collector does not take the audit ledger');
      isFailing = true;
    }
  }
  let sending = send();
  const timer = setInterval(() => {
    sending = sending.then(send);
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await sending.then(send);
  };
}
