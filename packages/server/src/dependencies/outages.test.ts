import { EventEmitter, once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ReleaseStore } from '@suite/release';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import { type Database, openDatabase, POOL_SETTINGS } from '../database/connection.ts';
import { createEnquiryIntake } from '../modules/enquiries/enquiry-intake.ts';
import { createEnquiryJournal } from '../modules/enquiries/enquiry-journal.ts';
import { createMediaStore } from '../modules/media/media-store.ts';
import { type CrowdedDatabase, makeCrowdedDatabase } from '../testing/crowded-database.ts';
import { fillFixture } from '../testing/fixture.ts';
import { fillPeople, signIn, TEST_KEY } from '../testing/identities.ts';
import { type Relay, startRelay } from '../testing/relay.ts';
import { releaseShell } from '../testing/shell-release.ts';
import { openTestDatabase, TEST_BACKENDS } from '../testing/test-database.ts';
import type { Deadlines } from './dependencies.ts';

const DEADLINES: Deadlines = { databaseMs: 150, storageMs: 1000, geocoderMs: 300, breakerOpenMs: 100 };
/** Longer than any deadline, shorter than a visitor's patience. */
const PATIENCE_MS = 2000;
const TIMEOUT_MS = 60_000;

const READS = [
  '/api/v1/frontend/projects',
  '/api/v1/frontend/buildings/1',
  '/api/v1/frontend/buildings/1/apartments',
  '/api/v1/frontend/organizations/fetchOrganization',
  '/api/v1/frontend/projects/1/settings',
  '/api/v1/frontend/masterplans/1/pois',
  '/',
  '/discovery.json',
];
const ENQUIRY = {
  apartmentId: 101,
  firstName: 'Ana',
  lastName: 'Anić',
  emailAddress: 'ana@visitors.example',
  consentToPrivacyPolicy: true,
};

interface Setting {
  readonly http: Awaited<ReturnType<typeof createApp>>['http'];
  readonly relay: Relay;
  /** Past the relay. */
  readonly direct: Database;
  readonly crowd: CrowdedDatabase['crowd'];
  /** Folder of enquiries that wait. */
  readonly journal: string;
  reconcile(): Promise<void>;
}

/** A server on the fixture, whose PostgreSQL is reached through a relay. */
async function open(): Promise<Setting> {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const own = await openTestDatabase('PostgreSQL');
  onTestFinished(own.close);
  await fillFixture(own.db, createMediaStore(path.join(folder.path, 'media')));
  await fillPeople(own.db);
  const url = new URL(own.url ?? '');
  const relay = await startRelay({ host: url.hostname, port: Number(url.port || 5432) });
  onTestFinished(relay.stop);
  const crowded = await makeCrowdedDatabase(own.db, url.href);
  onTestFinished(crowded.drop);
  const through = new URL(crowded.url);
  through.host = `127.0.0.1:${relay.port}`;
  const pool = { ...POOL_SETTINGS, size: 4, breakerOpenMs: DEADLINES.breakerOpenMs };
  const db = await openDatabase({ kind: 'postgres', url: through.href }, pool);
  const store = new ReleaseStore(path.join(folder.path, 'releases'));
  await releaseShell(store, 'abc1', {
    'index.html': '<!doctype html><html lang="en"><head><title>Homes</title></head><body></body></html>',
  });
  const journal = path.join(folder.path, 'enquiries');
  const enquiries = createEnquiryIntake(createEnquiryJournal(journal));
  const app = await createApp({
    dataDir: folder.path,
    mediaDir: path.join(folder.path, 'media'),
    store,
    enquiries,
    deadlines: DEADLINES,
    logLevel: 'silent',
    secretKey: TEST_KEY,
    rateLimits: false,
  });
  app.setDatabase(db);
  onTestFinished(async () => {
    await relay.resume();
    await app.close();
    await db.destroy();
  });
  const log = { error: () => undefined };
  return {
    http: app.http,
    relay,
    direct: own.db,
    crowd: crowded.crowd,
    journal,
    reconcile: () => enquiries.reconcile(db, new Date(), log),
  };
}

const HTML = { accept: 'text/html,*/*' };

async function timed({ http }: Pick<Setting, 'http'>, url: string) {
  const from = performance.now();
  const response = await http.inject({ url, headers: HTML });
  return { url, ms: performance.now() - from, response };
}

/** A machine that is busy takes longer at first than the deadline of this test. */
async function untilRead(setting: Pick<Setting, 'http'>, url: string): Promise<void> {
  await expect
    .poll(async () => (await timed(setting, url)).response.statusCode, { timeout: 10_000 })
    .toBe(200);
}

/** Visitors who read one thing after another, four at once, as long as it is away. */
async function visit(setting: Setting, forMs: number) {
  const end = performance.now() + forMs;
  const seen: Awaited<ReturnType<typeof timed>>[] = [];
  const visitor = async (from: number) => {
    for (let turn = from; performance.now() < end; turn += 1) {
      seen.push(await timed(setting, READS[turn % READS.length] ?? ''));
      await setTimeout(5);
    }
  };
  await Promise.all([0, 2, 4, 6].map(visitor));
  return seen;
}

function send(http: Setting['http']) {
  return http.inject({
    method: 'POST',
    url: '/api/v1/public/apartments/ask-for-price',
    headers: { 'idempotency-key': 'a'.repeat(32) },
    payload: ENQUIRY,
  });
}

async function countOf(db: Database): Promise<number> {
  const { rows } = await sql`select from enquiries where email = ${ENQUIRY.emailAddress}`.execute(db);
  return rows.length;
}

/** What can happen to a database, and how it is over. */
const OUTAGES: Readonly<Record<string, (setting: Setting) => Promise<() => Promise<unknown>>>> = {
  stopped: async ({ relay }) => {
    relay.stop();
    return relay.resume;
  },
  stalled: async ({ relay }) => {
    relay.stall();
    return relay.resume;
  },
  'out of connections': ({ crowd }) => crowd(),
};

describe.runIf(TEST_BACKENDS.includes('PostgreSQL'))(
  'while the database is away',
  { timeout: TIMEOUT_MS },
  () => {
    it.each(Object.keys(OUTAGES))('%s, visitors read on and enquiries are stored once', async (kind) => {
      const setting = await open();
      const { http, direct } = setting;
      for (const url of READS) await untilRead(setting, url);
      const visitor = await signIn(direct, 'user');

      const end = await OUTAGES[kind]?.(setting);
      const seen = await visit(setting, 1200);
      // Each of the four has waited for a deadline and read on; a busy machine does no more.
      expect(seen.length).toBeGreaterThan(8);
      expect(
        seen
          .filter(({ response }) => response.statusCode !== 200)
          .map(({ url, response }) => [url, response.statusCode]),
      ).toEqual([]);
      expect(Math.max(...seen.map(({ ms }) => ms))).toBeLessThan(PATIENCE_MS);
      const last = await timed(setting, READS[1] ?? '');
      expect(Date.parse(String(last.response.headers['x-copied-at']))).toBeGreaterThan(Date.now() - 60_000);

      expect([(await send(http)).statusCode, (await send(http)).statusCode]).toEqual([202, 202]);

      const write = await http.inject({
        method: 'PATCH',
        url: '/api/v1/users/favorites',
        headers: visitor,
        payload: { add: [101], remove: [] },
      });
      expect([write.statusCode, write.headers['retry-after']]).toEqual([503, '5']);
      const health = await http.inject('/readyz');
      expect([health.statusCode, health.json()]).toMatchObject([
        200,
        { status: 'ready', dependencies: { database: { state: 'away' }, disk: { state: 'up' } } },
      ]);

      await end?.();
      await expect
        .poll(async () => (await timed(setting, READS[0] ?? '')).response.headers['x-copied-at'], {
          timeout: 15_000,
        })
        .toBeUndefined();
      await setting.reconcile();
      await setting.reconcile();
      expect(await countOf(direct)).toBe(1);
      await expect
        .poll(async () => (await http.inject('/readyz')).json().dependencies.database.state, {
          timeout: 5000,
        })
        .toBe('up');
    });

    it('an enquiry that the disk does not take waits for a database that is slow', async () => {
      const { http, direct, journal } = await open();
      await untilRead({ http }, READS[0] ?? '');
      await writeFile(journal, 'no folder');
      const held = new EventEmitter();
      const slow = direct.transaction().execute(async (trx) => {
        await sql`lock table enquiries in exclusive mode`.execute(trx);
        held.emit('lock');
        await setTimeout(DEADLINES.databaseMs * 4);
      });
      await once(held, 'lock');
      expect((await send(http)).statusCode).toBe(202);
      await slow;
      expect(await countOf(direct)).toBe(1);
    });
  },
);
