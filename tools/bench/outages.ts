import { execFileSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@suite/server/database';
import {
  makeCrowdedDatabase,
  makeServerDatabase,
  openMailServer,
  type Relay,
  startRelay,
} from '@suite/server/testing';
import { openS3Server } from '@suite/testing/s3-server';
import { providePostgres } from './api/postgres.ts';
import { type Figure, rounded } from './figure.ts';
import { BENCH_FOLDER } from './folder.ts';
import { startSuite } from './server.ts';

const PORT = 3196;
const AWAY_MS = 30_000;
const VISITORS = 6;
const ENQUIRY_EVERY_MS = 1000;
const PAUSE_MS = 20;
const LONGEST_RECOVERY_MS = 60_000;
const DISK_MB = 400;
const NONE = '<= 0';

const READS = [
  '/masterplan/1/building/1',
  '/api/v1/frontend/buildings/1?langId=1',
  '/api/v1/frontend/buildings/1/apartments?langId=1',
  '/map',
  '/api/v1/frontend/projects?langId=1',
  '/discovery.json',
];

interface Outage {
  readonly dependency: string;
  /** Gives what ends it. */
  readonly begin: () => Promise<() => unknown>;
}

/**
 * What visitors notice while one after another of the dependencies is away for half a minute: failed reads, how long one in
 * a hundred takes, enquiries that are lost or doubled, and how long it is until all is well without a hand.
 */
export async function* outagesBench(): AsyncIterable<Figure> {
  const postgres = await providePostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed.');
  const dataDir = path.join(BENCH_FOLDER, 'outages');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const closers: (() => unknown)[] = [() => postgres.stop()];
  const beside = <Opened>(opened: Opened, close: (opened: Opened) => unknown): Opened => {
    closers.push(() => close(opened));
    return opened;
  };
  try {
    const disk = limitedDisk(dataDir);
    if (disk) closers.push(disk.remove);
    const database = beside(await makeServerDatabase(postgres.url), ({ drop }) => drop());
    const direct = beside(await openDatabase({ kind: 'postgres', url: database.url }), (db) => db.destroy());
    const crowded = beside(await makeCrowdedDatabase(direct, database.url), ({ drop }) => drop());
    const s3 = beside(await openS3Server(), (server) => server[Symbol.asyncDispose]());
    const mail = beside(await openMailServer(), ({ close }) => close());
    const relayTo = async (url: string) => {
      const { hostname, port } = new URL(url);
      const relay = beside(await startRelay({ host: hostname, port: Number(port) }), ({ stop }) => stop());
      const address = new URL(url);
      address.host = `127.0.0.1:${relay.port}`;
      return { relay, url: address.href };
    };
    const [db, media, releases, smtp] = [
      await relayTo(crowded.url),
      await relayTo(s3.url),
      await relayTo(s3.url),
      await relayTo(mail.url),
    ];
    const environment = {
      DATABASE_URL: db.url,
      MEDIA_URL: media.url,
      STORE_URL: releases.url,
      SMTP_URL: smtp.url,
    };
    const server = beside(await startSuite(dataDir, PORT, [], environment), ({ stop }) => stop());
    const emails = async () =>
      (await direct.selectFrom('enquiries').select('email').execute()).map(({ email }) => email);
    await visit(server.origin, 2000);
    const stopping =
      ({ relay }: { relay: Relay }) =>
      async () => {
        relay.stop();
        return relay.resume;
      };
    const outages: Readonly<Record<string, Outage>> = {
      'database-stopped': { dependency: 'database', begin: stopping(db) },
      'database-stalled': {
        dependency: 'database',
        begin: async () => {
          db.relay.stall();
          return db.relay.resume;
        },
      },
      'database-out-of-connections': { dependency: 'database', begin: crowded.crowd },
      releases: { dependency: 'releases', begin: stopping(releases) },
      media: { dependency: 'media', begin: stopping(media) },
      mail: { dependency: 'mail', begin: stopping(smtp) },
      ...(disk && { disk: { dependency: 'disk', begin: async () => disk.fill() } }),
    };
    for (const [name, outage] of Object.entries(outages)) {
      yield* figuresOf(`outages-${name}`, await lastingOutage(server.origin, outage), emails);
    }
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

interface Outcome {
  readonly reads: number;
  readonly failed: readonly string[];
  readonly ms: readonly number[];
  readonly accepted: readonly string[];
  readonly refused: number;
  readonly recoveryMs: number;
  /** Whether `/readyz` said that it was away. */
  readonly isTold: boolean;
}

async function* figuresOf(
  name: string,
  outcome: Outcome,
  emails: () => Promise<readonly string[]>,
): AsyncIterable<Figure> {
  const { reads, failed, ms, accepted, refused, recoveryMs, isTold } = outcome;
  for (const failure of new Set(failed)) console.error(`${name}: ${failure}`);
  const slowest = ms.toSorted((a, b) => a - b)[Math.ceil(ms.length * 0.99) - 1] ?? 0;
  const untilMs = performance.now() + LONGEST_RECOVERY_MS + 10_000;
  let stored = await emails();
  // What waits on the disk is stored within a minute.
  while (accepted.some((one) => !stored.includes(one)) && performance.now() < untilMs) {
    await sleep(500);
    stored = await emails();
  }
  const lost = accepted.filter((one) => !stored.includes(one)).length;
  const doubled = accepted.filter((one) => stored.filter((email) => email === one).length > 1).length;
  yield { name: `${name}-reads`, value: reads, unit: 'times' };
  yield { name: `${name}-failed-reads`, value: failed.length, unit: 'times', limit: NONE };
  yield { name: `${name}-p99`, value: rounded(slowest), unit: 'ms', limit: 'value <= 2000' };
  yield { name: `${name}-enquiries`, value: accepted.length, unit: 'times' };
  yield { name: `${name}-refused-enquiries`, value: refused, unit: 'times', limit: NONE };
  yield { name: `${name}-lost-enquiries`, value: lost, unit: 'times', limit: NONE };
  yield { name: `${name}-doubled-enquiries`, value: doubled, unit: 'times', limit: NONE };
  yield { name: `${name}-not-told`, value: isTold ? 0 : 1, unit: 'times', limit: NONE };
  yield { name: `${name}-recovery`, value: rounded(recoveryMs), unit: 'ms' };
}

async function lastingOutage(origin: string, { dependency, begin }: Outage): Promise<Outcome> {
  const end = await begin();
  const [reads, sent, isTold] = await Promise.all([
    visit(origin, AWAY_MS),
    sendRequests(origin, AWAY_MS),
    sleep(AWAY_MS * 0.9).then(async () => !(await isUp(origin, dependency))),
  ]);
  await end();
  const endedMs = performance.now();
  while (!(await isUp(origin, dependency)) && performance.now() - endedMs < LONGEST_RECOVERY_MS) {
    await sleep(100);
  }
  return { ...reads, ...sent, isTold, recoveryMs: performance.now() - endedMs };
}

async function isUp(origin: string, dependency: string): Promise<boolean> {
  const response = await fetch(`${origin}/readyz`);
  const { dependencies } = (await response.json()) as { dependencies: Record<string, { state: string }> };
  return response.ok && dependencies[dependency]?.state === 'up';
}

/** Visitors who read one thing after another. */
async function visit(origin: string, forMs: number): Promise<Pick<Outcome, 'reads' | 'failed' | 'ms'>> {
  const untilMs = performance.now() + forMs;
  const urls = [...READS, ...(await picturesOf(origin))];
  const failed: string[] = [];
  const ms: number[] = [];
  const visitor = async (from: number) => {
    for (let turn = from; performance.now() < untilMs; turn += 1) {
      const url = urls[turn % urls.length] ?? '';
      const beganMs = performance.now();
      const status = await statusOf(origin + url);
      ms.push(performance.now() - beganMs);
      if (status !== 200) failed.push(`${url} ${status}`);
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, from) => visitor(from)));
  return { reads: ms.length, failed, ms };
}

/** Those of the first HTML of a building. */
async function picturesOf(origin: string): Promise<readonly string[]> {
  const html = await (await fetch(origin + READS[0], { headers: { accept: 'text/html' } })).text();
  return [...html.matchAll(/ src="(\/[^"]*media[^"]*)"/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );
}

async function statusOf(url: string): Promise<number | string> {
  try {
    const response = await fetch(url, { headers: { accept: 'text/html,*/*' } });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return String(error);
  }
}

async function sendRequests(origin: string, forMs: number): Promise<Pick<Outcome, 'accepted' | 'refused'>> {
  const untilMs = performance.now() + forMs;
  const accepted: string[] = [];
  let refused = 0;
  while (performance.now() < untilMs) {
    const emailAddress = `${crypto.randomUUID()}@visitors.example`;
    const key = crypto.randomUUID();
    // Sent twice, as by a page whose first response was lost.
    const [first, second] = [await send(origin, emailAddress, key), await send(origin, emailAddress, key)];
    if (first === 202 && second === 202) accepted.push(emailAddress);
    else refused += 1;
    await sleep(ENQUIRY_EVERY_MS);
  }
  return { accepted, refused };
}

async function send(origin: string, emailAddress: string, key: string): Promise<number> {
  const response = await fetch(`${origin}/api/v1/public/apartments/ask-for-price`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      apartmentId: 1,
      emailAddress,
      firstName: 'Ana',
      lastName: 'Anić',
      consentToPrivacyPolicy: true,
    }),
  }).catch(() => null);
  return response?.status ?? 0;
}

/** A small disk for the data, where this process may mount one; else null. */
function limitedDisk(folder: string): { fill(): () => void; remove(): void } | null {
  const call = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'ignore' });
  try {
    call('mount', '-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder);
  } catch {
    return null;
  }
  const file = path.join(folder, 'fill');
  return {
    fill: () => {
      try {
        call('dd', 'if=/dev/zero', `of=${file}`, 'bs=64k');
      } catch {
        // It ends when the disk is full.
      }
      return () => call('rm', '-f', file);
    },
    remove: () => void call('umount', '-l', folder),
  };
}
