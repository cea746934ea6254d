import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@suite/testing/free-port';
import { POSTGRES, type PostgresServer, startPostgres } from '../../cluster/postgres.ts';

/**
 * The server of `TEST_DATABASE_URL` or `DATABASE_URL`, on which databases may be made; else one of its own. Null where
 * PostgreSQL is not installed.
 */
export async function providePostgres(): Promise<PostgresServer | null> {
  const url = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  if (url) return { url, stop: async () => undefined };
  if (POSTGRES === null) return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-postgres-'));
  const server = await startPostgres(folder, await freePort());
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
