import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { operationPath } from '@suite/api';
import type { UnitStatus } from '@suite/contracts';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openEventStream } from '../../testing/event-stream.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_BACKENDS } from '../../testing/test-database.ts';

const TIMEOUT_MS = 90_000;
const MAIN = path.resolve(import.meta.dirname, '../../main.ts');
const EVENTS = operationPath('followBuilding', { id: 1 });

describe.runIf(TEST_BACKENDS.includes('PostgreSQL'))(
  'processes on one PostgreSQL',
  { timeout: TIMEOUT_MS },
  () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await openTestApp('PostgreSQL');
    });
    afterAll(() => app.close());

    const setStatus = (status: UnitStatus) =>
      app.db.updateTable('apartments').set({ status }).where('id', '=', 101).execute();

    async function databaseUrl(): Promise<string> {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
      const url = new URL(process.env.TEST_DATABASE_URL ?? '');
      url.pathname = rows[0]?.name ?? '';
      return url.href;
    }

    async function startProcess(): Promise<string> {
      const folder = await temporaryFolder();
      onTestFinished(() => folder[Symbol.asyncDispose]());
      const child: ChildProcess = spawn(process.execPath, [MAIN], {
        env: { PATH: process.env.PATH, DATABASE_URL: await databaseUrl(), DATA_DIR: folder.path, PORT: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(async () => {
        child.kill('SIGTERM');
        await once(child, 'exit');
      });
      const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
      return /ready (\S+)/.exec(line.toString())?.[1] ?? '';
    }

    it('hear of each other’s changes, and answer none that are old', async () => {
      const origin = await startProcess();
      const stream = await openEventStream(origin + EVENTS);
      onTestFinished(() => stream.close());
      expect((await stream.next())?.event).toBe('ready');
      const read = async () => {
        const response = await fetch(origin + operationPath('getApartment', { id: 101 }));
        return ((await response.json()) as { data: { attributes: { status: string } } }).data.attributes
          .status;
      };
      const filter = async (statusId: number) => {
        const response = await fetch(origin + operationPath('filterApartments'), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            entityType: 'building',
            entityId: 1,
            filters: { statusIds: [statusId], rooms: [1] },
          }),
        });
        return ((await response.json()) as { matchedUnitsIds: number[] }).matchedUnitsIds;
      };
      for (const [status, statusId] of [
        ['sold', 3],
        ['reserved', 2],
        ['available', 1],
      ] as const) {
        await setStatus(status);
        expect([await read(), await filter(statusId)]).toEqual([status, [101]]);
        expect((await stream.next())?.data).toMatchObject({ apartmentId: 101, status });
      }
    });

    it('miss nothing while the connection that listens is lost', async () => {
      const origin = await startProcess();
      const stream = await openEventStream(origin + EVENTS);
      onTestFinished(() => stream.close());
      await stream.next();
      const listeners = () =>
        sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`.execute(app.db);
      await expect.poll(async () => (await listeners()).rows.length).toBe(1);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`.execute(app.db);
      await setStatus('sold');
      expect((await stream.next())?.data).toMatchObject({ apartmentId: 101, status: 'sold' });
      await setStatus('available');
      expect((await stream.next())?.data).toMatchObject({ apartmentId: 101, status: 'available' });
    });
  },
);
