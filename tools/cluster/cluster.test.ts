import { execFile, execFileSync } from 'node:child_process';
import { chmod, mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { initTrustHere, makeKey, openReleaseStore, signingKeyOf } from '@suite/release';
import { openDatabase } from '@suite/server/database';
import { fillReleases, makeServerDatabase, openEventStream, STABLE } from '@suite/server/testing';
import { freePort } from '@suite/testing/free-port';
import { openS3Server } from '@suite/testing/s3-server';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../workspace.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { NGINX } from './nginx.ts';

const PAGES = ['/map', '/api/v1/frontend/projects?langId=1', '/discovery.json'];
const SECRET_KEY = 'ab'.repeat(32);
const PAUSE_MS = 20;
const OPEN_PAGES = 3;
const BUILDING = '/api/v1/frontend/buildings/1/events';
const UNIT = 101;
/** A browser waits for as long as the stream says; a test need not. */
const RECONNECT_MS = 100;
const MIGRATIONS = 'packages/server/src/database/migrations';
/** A busy machine is no outage. */
const DATABASE_DEADLINE_MS = '10000';

const run = promisify(execFile);
const canRun = NGINX !== null && process.env.TEST_DATABASE_URL !== undefined;

/** The commit before the one that brought the newest migration; null where its history is not there. */
function formerCommit(): string | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/0*.ts`);
    return git('rev-parse', '--verify', `${newest}^`);
  } catch {
    return null;
  }
}

const FORMER = formerCommit();

/** The program as it was at a commit, with the packages of then. */
async function codeOf(commit: string): Promise<string> {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const archive = path.join(folder.path, 'code.tar');
  const code = path.join(folder.path, 'code');
  await mkdir(code);
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: ROOT });
  execFileSync('tar', ['-xf', archive, '-C', code]);
  await symlink(path.join(ROOT, '.toolchain'), path.join(code, '.toolchain'));
  const install = ['tools/run.mjs', 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline'];
  execFileSync(process.execPath, install, { cwd: code, stdio: 'ignore' });
  return code;
}

/** What a version of the program fills its own tables with. */
const FILL = `
  import { migrate, openDatabase, openMediaStore } from '@suite/server/database';
  import { fillFixture } from '@suite/server/testing';
  const { DATABASE_URL, MEDIA_URL, MEDIA_DIR } = process.env;
  const db = await openDatabase({ kind: 'postgres', url: DATABASE_URL });
  await migrate(db);
  await fillFixture(db, openMediaStore({ mediaDir: MEDIA_DIR, mediaUrl: MEDIA_URL }));
  await db.destroy();`;

/** Data that several servers share, made by the program in the folder `code`: a database, object storage with a release in it, keys. */
async function makeEnvironment(code: string) {
  const [folder, s3, database] = await Promise.all([
    temporaryFolder(),
    openS3Server(),
    makeServerDatabase(process.env.TEST_DATABASE_URL ?? ''),
  ]);
  onTestFinished(async () => {
    await Promise.all([folder[Symbol.asyncDispose](), s3[Symbol.asyncDispose](), database.drop()]);
  });
  // Workers of nginx may be another user.
  await chmod(folder.path, 0o755);
  const pem = makeKey();
  const key = signingKeyOf(pem, 'The key');
  const store = openReleaseStore({ dataDir: folder.path, storeUrl: s3.url }, key);
  await fillReleases(store);
  await store.objects.write(
    `r/shell/${STABLE}/index.html`,
    Buffer.from('<html><head><title>Homes</title></head></html>'),
  );
  const keys = path.join(folder.path, 'releases');
  const trustedRoot = await initTrustHere(store, { dataDir: keys, key });
  const environment = {
    DATABASE_URL: database.url,
    MEDIA_URL: s3.url,
    STORE_URL: s3.url,
    SECRET_KEY,
    DISCOVERY_KEY: pem.replaceAll(/-----[^-]+-----|\n/g, ''),
    TRUSTED_ROOT: trustedRoot,
    RELEASE_KEY: await readFile(path.join(keys, 'keys', 'release', 'server.pem'), 'utf8'),
    DATABASE_DEADLINE_MS,
  };
  await run(process.execPath, ['--input-type=module', '-e', FILL], {
    cwd: code,
    env: { ...process.env, ...environment, MEDIA_DIR: folder.path },
  });
  return { folder: folder.path, environment };
}

async function storedEmails(url: string): Promise<string[]> {
  const db = await openDatabase({ kind: 'postgres', url });
  try {
    return (await db.selectFrom('enquiries').select('email').execute()).map(({ email }) => email);
  } finally {
    await db.destroy();
  }
}

async function openServers(code: string, servers: number) {
  const { folder, environment } = await makeEnvironment(code);
  const lines: string[] = [];
  const cluster = await openCluster({
    folder,
    port: await freePort(),
    servers,
    environment,
    code,
    arguments: ['--as-released', '--without-demo', '--no-rate-limits'],
    onLine: (line) => lines.push(line),
  });
  onTestFinished(cluster.close);
  const databaseUrl = environment.DATABASE_URL;
  return { cluster, lines, databaseUrl, emails: () => storedEmails(databaseUrl) };
}

/** A page that stays open: it follows the statuses of a building, connects again where its server ends, and knows a unit's. */
function openPage(origin: string) {
  let isOver = false;
  let knownId: number | null = null;
  let stream: Awaited<ReturnType<typeof openEventStream>> | null = null;
  const page = { status: '', connections: 0, refusals: [] as string[] };
  const readUnit = async () => {
    const response = await fetch(`${origin}/api/v1/frontend/apartments/${UNIT}`);
    const body = (await response.json()) as { data: { attributes: { status: string } } };
    page.status = body.data.attributes.status;
  };
  const follow = async () => {
    const headers = knownId === null ? {} : { 'last-event-id': String(knownId) };
    stream = await openEventStream(`${origin}${BUILDING}`, headers);
    if (stream.status !== 200) throw new Error(`the stream of an open page was answered ${stream.status}`);
    page.connections += 1;
    for (let message = await stream.next(); message; message = await stream.next()) {
      knownId = message.id;
      if (message.event === 'ready') await readUnit();
      else if (message.data.apartmentId === UNIT) page.status = String(message.data.status);
    }
  };
  const followOn = async () => {
    while (!isOver) {
      await follow().catch((error: unknown) => page.refusals.push(String(error)));
      await sleep(RECONNECT_MS);
    }
  };
  const following = followOn();
  const close = async () => {
    isOver = true;
    stream?.close();
    await following;
  };
  return { page, close };
}

/** Changes the status of the unit until it is told to end; gives the last one. */
async function sell(databaseUrl: string, isOver: () => boolean): Promise<string> {
  const db = await openDatabase({ kind: 'postgres', url: databaseUrl });
  const statuses = ['reserved', 'sold', 'available'] as const;
  let status: (typeof statuses)[number] = 'available';
  for (let turn = 0; !isOver(); turn += 1) {
    status = statuses[turn % statuses.length] ?? status;
    await db.updateTable('apartments').set({ status }).where('id', '=', UNIT).execute();
    await sleep(PAUSE_MS * 10);
  }
  await db.destroy();
  return status;
}

/** Visitors who read and send, and pages that stay open, as long as it takes. */
async function visitDuring({ origin }: Cluster, databaseUrl: string, work: () => Promise<void>) {
  const failures: string[] = [];
  const sent: string[] = [];
  let reads = 0;
  let isOver = false;
  const read = async (page: string) => {
    while (!isOver) {
      const status = await statusOf(`${origin}${page}`);
      reads += 1;
      if (status !== 200) failures.push(`${page} ${status}`);
      await sleep(PAUSE_MS);
    }
  };
  const send = async (person: string) => {
    for (let turn = 0; !isOver; turn += 1) {
      const email = `${person}.${turn}@people.example`;
      const status = await ask(origin, email);
      if (status === 202) sent.push(email);
      else failures.push(`request ${status}`);
      await sleep(PAUSE_MS);
    }
  };
  const pages = Array.from({ length: OPEN_PAGES }, () => openPage(origin));
  const visitors = [...PAGES.map(read), ...['ana', 'mira'].map(send)];
  const selling = sell(databaseUrl, () => isOver);
  await work().finally(() => {
    isOver = true;
  });
  await Promise.all(visitors);
  const status = await selling;
  await expect
    .poll(() => pages.map(({ page }) => page.status), { timeout: 10_000 })
    .toEqual(pages.map(() => status));
  await Promise.all(pages.map(({ close }) => close()));
  failures.push(...pages.flatMap(({ page }) => page.refusals));
  return { failures, sent, reads, connections: pages.map(({ page }) => page.connections) };
}

it.skipIf(!canRun)(
  'three servers are started anew one by one, and no visitor notices',
  { timeout: 180_000 },
  async () => {
    const { cluster, emails, databaseUrl } = await openServers(ROOT, 3);
    const { failures, sent, reads, connections } = await visitDuring(cluster, databaseUrl, () =>
      cluster.restart(),
    );
    expect(failures).toEqual([]);
    // Each server ended once, whichever a page was on.
    expect(Math.min(...connections)).toBeGreaterThan(1);
    expect(reads).toBeGreaterThan(100);
    expect(sent.length).toBeGreaterThan(20);
    await expect.poll(async () => (await emails()).toSorted()).toEqual(sent.toSorted());
  },
);

it.skipIf(!canRun || FORMER === null)(
  'servers of the version before the newest migration become those of this one and go back, one by one, and no visitor notices',
  { timeout: 300_000 },
  async () => {
    const former = await codeOf(FORMER ?? '');
    const servers = 2;
    const { cluster, lines, emails, databaseUrl } = await openServers(former, servers);
    const { failures, sent, reads } = await visitDuring(cluster, databaseUrl, async () => {
      await cluster.restart(ROOT);
      await cluster.restart(former);
    });
    expect(failures).toEqual([]);
    expect(reads).toBeGreaterThan(200);
    expect(sent.length).toBeGreaterThan(40);
    await expect.poll(async () => (await emails()).toSorted()).toEqual(sent.toSorted());
    // Each of them, after it went back.
    expect(lines.filter((line) => line.includes('A later version of the server has migrated'))).toHaveLength(
      servers,
    );
  },
);

function ask(origin: string, emailAddress: string): Promise<number | string> {
  return fetch(`${origin}/api/v1/public/apartments/ask-for-price`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      apartmentId: 101,
      emailAddress,
      firstName: 'Ana',
      lastName: 'Anić',
      consentToPrivacyPolicy: true,
    }),
  }).then(({ status }) => status, String);
}

/** Of the whole response. */
async function statusOf(url: string): Promise<number | string> {
  try {
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return String(error);
  }
}
