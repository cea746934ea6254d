import { Worker } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import type { PGlite as PGliteOfKysely } from 'kysely';
import type { ThreadMessage, ThreadRequest } from './pglite-worker.ts';

/** What the server needs of a PGlite, in this thread or in another. */
export type EmbeddedDatabase = PGliteOfKysely & Pick<PGlite, 'listen'>;

interface Waiting {
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * Opens an embedded database in a thread of its own, so that requests which need nothing of it do not wait for its statements.
 * @throws PGlite's error.
 */
export async function openPGliteThread(folder: string): Promise<EmbeddedDatabase> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { folder } });
  const waiting = new Map<number, Waiting>();
  const hearers = new Map<string, Set<(payload: string) => void>>();
  let lastId = 0;
  let closed = false;

  function ask(request: ThreadRequest): Promise<unknown> {
    if (closed) return Promise.reject(new Error('PGlite is closed'));
    lastId += 1;
    const id = lastId;
    // Like a database in this thread, it keeps the process only while there is something to do.
    worker.ref();
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, request });
    });
  }

  function hear(message: ThreadMessage): void {
    if (message.kind === 'notice') {
      for (const hearer of hearers.get(message.channel) ?? []) hearer(message.payload);
      return;
    }
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (waiting.size === 0) worker.unref();
    if (message.kind === 'done') asked?.resolve(message.result);
    else asked?.reject(Object.assign(message.error as Error, message.fields));
  }

  function end(error: unknown): void {
    closed = true;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  const query = (sql: string, parameters: readonly unknown[] = []) =>
    ask({ kind: 'query', sql, parameters }) as Promise<never>;

  worker.on('message', hear);
  worker.on('error', end);
  worker.on('exit', () => end(new Error('PGlite has ended')));
  await query('select 1');

  return {
    waitReady: Promise.resolve(),
    ready: true,
    get closed() {
      return closed;
    },
    query,
    async transaction(change) {
      await ask({ kind: 'begin' });
      const rollback = async () => void (await ask({ kind: 'rollback' }));
      try {
        const result = await change({ query, rollback });
        await ask({ kind: 'commit' });
        return result;
      } catch (error) {
        await rollback();
        throw error;
      }
    },
    async listen(channel, hearer) {
      const known = hearers.get(channel);
      const all = known ?? new Set();
      hearers.set(channel, all.add(hearer));
      if (!known) await ask({ kind: 'listen', channel });
      return async () => void all.delete(hearer);
    },
    async close() {
      await ask({ kind: 'close' });
      closed = true;
      await worker.terminate();
    },
  };
}
