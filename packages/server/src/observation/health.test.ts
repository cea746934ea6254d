import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import type { Database } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { openTestDatabase, TEST_BACKENDS } from '../testing/test-database.ts';

/** Who is asked before anything of a request is read. */
const READ = '/api/v1/frontend/projects';

async function appOn(db: Database) {
  const folder = await temporaryFolder();
  const app = await createApp({ mediaDir: folder.path, logLevel: 'silent', rateLimits: false });
  onTestFinished(async () => {
    await app.http.close();
    await folder[Symbol.asyncDispose]();
  });
  app.setDatabase(db);
  return app.http;
}

/** A database at an address, whoever answers there. */
function databaseAt(url: string) {
  const pool = new pg.Pool({ connectionString: url });
  const db: Database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db };
}

/** Databases are opened within the tests. */
const TIMEOUT_MS = 60_000;

describe('a server without its database', { timeout: TIMEOUT_MS }, () => {
  it.each(TEST_BACKENDS)('says so when the one on %s is closed', async (backend) => {
    const { db, close } = await openTestDatabase(backend);
    const http = await appOn(db);
    expect((await http.inject('/readyz')).json()).toMatchObject({
      status: 'ready',
      dependencies: { database: { state: 'up', breaker: 'closed', awaySince: null } },
    });
    await close();
    await expect.poll(async () => (await http.inject('/readyz')).statusCode, { timeout: 5000 }).toBe(503);
    expect((await http.inject('/readyz')).json()).toMatchObject({
      status: 'no database',
      dependencies: { database: { state: 'away' } },
    });
    expect((await http.inject('/healthz')).statusCode).toBe(200);
  });

  it('answers that one may try again', async () => {
    const { db } = databaseAt('postgres://127.0.0.1:1/none');
    const http = await appOn(db);
    const response = await http.inject(READ);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.json()).toEqual({
      code: 'unavailable',
      message: 'The server cannot answer at the moment. Please try again in a few seconds.',
    });
    await db.destroy();
  });

  it('waits for no answer that does not come', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    const sockets: Socket[] = [];
    silent.on('connection', (socket) => sockets.push(socket));
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const { db } = databaseAt(`postgres://127.0.0.1:${port}/none`);
    const http = await appOn(db);
    const responses = await Promise.all([http.inject('/readyz'), http.inject('/readyz')]);
    expect(responses.map((response) => response.statusCode)).toEqual([503, 503]);
    expect((await http.inject('/readyz')).statusCode).toBe(503);
    expect(sockets).toHaveLength(1);
    for (const socket of sockets) socket.destroy();
    silent.close();
    await db.destroy();
  });
});
