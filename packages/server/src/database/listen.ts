import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { EmbeddedDatabase } from './pglite-thread.ts';

export interface Hearing {
  onNotice(payload: string): void;
  /** Listening begins, or begins again: what was said before was not heard. */
  onListening(): void;
}

export interface Listener {
  stop(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 5_000;
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;

export function listenOnPGlite(pglite: EmbeddedDatabase, channel: string, hearing: Hearing): Listener {
  const unlisten = pglite.listen(channel, hearing.onNotice).then((stop) => {
    hearing.onListening();
    return stop;
  });
  // The database was closed before it listened.
  unlisten.catch(() => undefined);
  return {
    stop: async () => {
      if (!pglite.closed) await (await unlisten)();
    },
  };
}

/** Listens on a connection of its own: those of a pool come and go. */
export function listenOnPostgres(connectionString: string, channel: string, hearing: Hearing): Listener {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function listenOnce(): Promise<void> {
    const client = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    // The end is told by an event of its own.
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => hearing.onNotice(payload ?? ''));
    const ended = new Promise((resolve) => client.once('end', resolve));
    const end = () => void client.end();
    signal.addEventListener('abort', end);
    const begin = async () => {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      hearing.onListening();
    };
    try {
      // A client that is ended while it connects says so, but never finishes connecting.
      await Promise.race([begin(), ended]);
      await ended;
    } finally {
      signal.removeEventListener('abort', end);
      await client.end();
    }
  }

  async function keepListening(): Promise<void> {
    let waitMs = FIRST_RETRY_MS;
    while (!signal.aborted) {
      const startedMs = performance.now();
      await listenOnce().catch(() => undefined);
      if (performance.now() - startedMs > LAST_RETRY_MS) waitMs = FIRST_RETRY_MS;
      await setTimeout(waitMs, undefined, { signal }).catch(() => undefined);
      waitMs = Math.min(waitMs * 2, LAST_RETRY_MS);
    }
  }

  const done = keepListening();
  return {
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}
