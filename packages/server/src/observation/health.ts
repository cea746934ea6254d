import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

const PROBE_TIMEOUT_MS = 1000;
const PROBE_CACHE_MS = 1000;

/** `/healthz`: the process lives. `/readyz`: it can answer, which takes a database that answers. */
export function mountHealth(http: FastifyInstance, database: () => Database | null): void {
  const isThere = createProbe(database);
  http.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  http.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const status = database() === null ? 'starting' : (await isThere()) ? 'ready' : 'no database';
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
}

interface Probe {
  readonly startedMs: number;
  readonly result: Promise<boolean>;
  isRunning: boolean;
}

/** Whether the database answers; asked once a second at most, however many want to know. */
function createProbe(database: () => Database | null): () => Promise<boolean> {
  let last: Probe | null = null;

  function start(db: Database): Probe {
    const query = sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    const inTime = Promise.race([query, setTimeout(PROBE_TIMEOUT_MS, false, { ref: false })]);
    const probe = { startedMs: performance.now(), result: inTime, isRunning: true };
    void query.then(() => {
      probe.isRunning = false;
    });
    return probe;
  }

  return async () => {
    const db = database();
    if (!db) return false;
    // One that waits takes up a connection: no further ones are sent after it.
    const isCurrent = last && (last.isRunning || performance.now() - last.startedMs < PROBE_CACHE_MS);
    if (!last || !isCurrent) last = start(db);
    return last.result;
  };
}
