import path from 'node:path';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Configuration, readConfiguration } from '../../configuration.ts';
import { type Database, openDatabase } from '../../database/connection.ts';
import { migrate } from '../../database/migrate.ts';
import { startServer } from '../../start/start-server.ts';
import { fillFixture } from '../../testing/fixture.ts';
import { openMailServer } from '../../testing/mail-server.ts';
import { type ServerProcess, startProcess } from '../../testing/server-process.ts';
import {
  makeDatabaseFolder,
  openTestDatabase,
  TEST_BACKENDS,
  type TestBackend,
} from '../../testing/test-database.ts';
import { createMediaStore } from '../media/media-store.ts';

/** As many as an address may send; each life has one of its own, since servers on one database count together. */
const REQUESTS = 5;
/** At which answer each life ends: the first, the last, and so on; `SURVIVE_LIVES` of them for each state of the mail server. */
const LIVES = Number(process.env.SURVIVE_LIVES ?? 2);
const DEATHS = Array.from({ length: LIVES }, (_, life) => [1, REQUESTS, 2, 4, 3][life % REQUESTS] ?? 1);
const OFFICE = 'office@sales.example';

/** A process that is killed keeps nothing of what it compiled; this one does it for all. */
beforeAll(async () => {
  await using folder = await temporaryFolder();
  await makeDatabaseFolder(path.join(folder.path, 'database'));
  const server = startProcess({ DATA_DIR: folder.path, PORT: '0', LOG_LEVEL: 'silent' });
  await server.ready;
  server.child.kill('SIGINT');
  expect((await server.ended).code).toBe(0);
}, 120_000);

/** Data of a server on the fixture: what to start it with. */
async function makeData(backend: TestBackend): Promise<Record<string, string>> {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const environment: Record<string, string> = {
    DATA_DIR: folder.path,
    PORT: '0',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '127.0.0.1,::1',
  };
  if (backend === 'PGlite') await makeDatabaseFolder(path.join(folder.path, 'database'));
  else {
    const { url, close } = await openTestDatabase(backend);
    onTestFinished(close);
    environment.DATABASE_URL = url ?? '';
  }
  await inDatabase(readConfiguration(environment), async (db) => {
    await migrate(db);
    await fillFixture(db, createMediaStore(path.join(folder.path, 'media')));
    await db.updateTable('projects').set({ enquiry_email: OFFICE }).execute();
  });
  return environment;
}

async function inDatabase<Result>(
  { database }: Configuration,
  use: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = await openDatabase(database);
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}

let addresses = 0;

/** Sends requests at once and kills the server at an answer. Gives the addresses whose request was accepted. */
async function liveAndDie(server: ServerProcess, life: string, death: number): Promise<string[]> {
  addresses += 1;
  const forwarded = `10.0.0.${addresses}`;
  const url = `${await server.ready}/api/v1/public/apartments/ask-for-price`;
  const accepted: string[] = [];
  const ask = async (request: number) => {
    const emailAddress = `person-${life}-${request}@example.com`;
    const body = JSON.stringify({
      apartmentId: 101,
      emailAddress,
      firstName: 'Ana',
      lastName: 'Anić',
      consentToPrivacyPolicy: true,
    });
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      body,
    });
    if (response.status === 202) accepted.push(emailAddress);
    if (accepted.length >= death) server.child.kill('SIGKILL');
  };
  await Promise.allSettled(Array.from({ length: REQUESTS }, (_, request) => ask(request)));
  server.child.kill('SIGKILL');
  await server.ended;
  return accepted;
}

describe.each(TEST_BACKENDS)('price requests on %s', { timeout: 300_000 }, (backend) => {
  it('survive that the server is killed again and again and the mail server is dead half of the time', async () => {
    const environment = await makeData(backend);
    const dead = await openMailServer();
    const SMTP_URL = dead.url;
    await dead.close();
    const accepted: string[] = [];
    const dieInTurn = async (mailServer: string) => {
      for (const [life, death] of DEATHS.entries()) {
        const server = startProcess({ ...environment, SMTP_URL });
        onTestFinished(() => {
          server.child.kill('SIGKILL');
        });
        accepted.push(...(await liveAndDie(server, `${mailServer}-${life}`, death)));
      }
    };
    await dieInTurn('dead');
    const alive = await openMailServer(dead.port);
    onTestFinished(alive.close);
    await dieInTurn('alive');
    expect(accepted.length).toBeGreaterThanOrEqual(2 * DEATHS.length);

    const configuration = readConfiguration({ ...environment, SMTP_URL });
    // What would be due in minutes and hours is due now.
    await inDatabase(configuration, (db) =>
      db.updateTable('mails').set({ next_attempt_at: sql`now()`, leased_until: null }).execute(),
    );
    const server = await startServer(configuration);
    onTestFinished(server.close);
    const isMailed = (email: string) =>
      alive.mails.some(({ to }) => to.includes(email)) &&
      alive.mails.some(({ to, content }) => to.includes(OFFICE) && content.replyTo?.[0]?.address === email);
    await vi.waitFor(() => expect(accepted.filter((email) => !isMailed(email))).toEqual([]), {
      timeout: 60_000,
      interval: 100,
    });
    await server.close();
    const stored = await inDatabase(configuration, (db) =>
      db.selectFrom('enquiries').select('email').execute(),
    );
    const emails = stored.map(({ email }) => email);
    expect(new Set(emails).size).toBe(emails.length);
    expect(accepted.filter((email) => !emails.includes(email))).toEqual([]);
  });
});
