import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Dependency } from '../dependencies/dependency.ts';
import { isUnavailable, UnavailableError } from '../dependencies/unavailable.ts';

const endsAt = new AsyncLocalStorage<number>();

/** Queries of this work have so much time together, instead of a statement's each. */
export function withinDeadline<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  return endsAt.run(performance.now() + ms, work);
}

function msLeft(): number | null {
  const end = endsAt.getStore();
  return end === undefined ? null : Math.max(1, end - performance.now());
}

/**
 * Connections behind the breaker of the database. One whose query was not waited for is closed: the next one would wait
 * behind that query, or find its transaction open.
 */
export function guardedPool(pool: pg.Pool, database: Dependency, statementMs: number): PostgresPool {
  const call = <Result>(work: () => Promise<Result>, ms: number) => database.run(work, msLeft() ?? ms);
  return {
    options: pool.options,
    connect: async () => {
      let isAwaited = true;
      const connecting = pool.connect().then((client) => {
        // Nobody waits for it any more.
        if (!isAwaited) client.release();
        return client;
      });
      try {
        return guardedClient(await call(() => connecting, statementMs), call, statementMs);
      } catch (error) {
        isAwaited = false;
        connecting.catch(() => undefined);
        throw error;
      }
    },
    end: () => pool.end(),
  };
}

function guardedClient(
  client: pg.PoolClient,
  call: <Result>(work: () => Promise<Result>, ms: number) => Promise<Result>,
  statementMs: number,
): PostgresPoolClient {
  let isLost = false;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (isLost) throw new UnavailableError('database');
    try {
      return await call(() => client.query(sql, [...parameters]), statementMs);
    } catch (error) {
      isLost ||= isUnavailable(error);
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || isLost),
  };
}
