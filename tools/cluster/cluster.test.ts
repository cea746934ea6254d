import { chmod } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeKey, openReleaseStore, signingKeyOf } from '@suite/release';
import { openMediaStore } from '@suite/server/database';
import { fillFixture, fillReleases, openTestDatabase, STABLE } from '@suite/server/testing';
import { freePort } from '@suite/testing/free-port';
import { openS3Server } from '@suite/testing/s3-server';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { expect, it, onTestFinished } from 'vitest';
import { openCluster } from './cluster.ts';
import { NGINX } from './nginx.ts';

const PAGES = ['/map', '/api/v1/frontend/projects?langId=1', '/discovery.json'];
const SECRET_KEY = 'ab'.repeat(32);
const PAUSE_MS = 20;
/** A busy machine is no outage. */
const DATABASE_DEADLINE_MS = '10000';

const canRun = NGINX !== null && process.env.TEST_DATABASE_URL !== undefined;

/** Data that several servers share: a database, object storage with a release in it, keys. */
async function makeEnvironment(): Promise<{
  folder: string;
  environment: Record<string, string>;
  emails(): Promise<string[]>;
}> {
  const [folder, s3, test] = await Promise.all([
    temporaryFolder(),
    openS3Server(),
    openTestDatabase('PostgreSQL'),
  ]);
  onTestFinished(async () => {
    await Promise.all([folder[Symbol.asyncDispose](), s3[Symbol.asyncDispose](), test.close()]);
  });
  // Workers of nginx may be another user.
  await chmod(folder.path, 0o755);
  const pem = makeKey();
  const store = openReleaseStore({ dataDir: folder.path, storeUrl: s3.url }, signingKeyOf(pem, 'The key'));
  await fillReleases(store);
  await store.objects.write(
    `r/shell/${STABLE}/index.html`,
    Buffer.from('<html><head><title>Homes</title></head></html>'),
  );
  await fillFixture(test.db, openMediaStore({ mediaDir: folder.path, mediaUrl: s3.url }));
  const emails = async () =>
    (await test.db.selectFrom('enquiries').select('email').execute()).map(({ email }) => email);
  const DISCOVERY_KEY = pem.replaceAll(/-----[^-]+-----|\n/g, '');
  const environment = {
    DATABASE_URL: test.url ?? '',
    MEDIA_URL: s3.url,
    STORE_URL: s3.url,
    SECRET_KEY,
    DISCOVERY_KEY,
    DATABASE_DEADLINE_MS,
  };
  return { folder: folder.path, environment, emails };
}

it.skipIf(!canRun)(
  'servers are started anew one by one, and no visitor notices',
  { timeout: 180_000 },
  async () => {
    const { folder, environment, emails } = await makeEnvironment();
    const cluster = await openCluster({
      folder,
      port: await freePort(),
      servers: 2,
      environment,
      arguments: ['--as-released', '--without-demo', '--no-rate-limits'],
    });
    onTestFinished(cluster.close);
    const failures: string[] = [];
    const sent: string[] = [];
    let reads = 0;
    let isOver = false;
    const read = async (page: string) => {
      while (!isOver) {
        const status = await statusOf(`${cluster.origin}${page}`);
        reads += 1;
        if (status !== 200) failures.push(`${page} ${status}`);
        await sleep(PAUSE_MS);
      }
    };
    const send = async (person: string) => {
      for (let turn = 0; !isOver; turn += 1) {
        const email = `${person}.${turn}@people.example`;
        const status = await ask(cluster.origin, email);
        if (status === 202) sent.push(email);
        else failures.push(`request ${status}`);
        await sleep(PAUSE_MS);
      }
    };
    const visitors = [...PAGES.map(read), ...['ana', 'mira'].map(send)];
    await cluster.restart();
    isOver = true;
    await Promise.all(visitors);
    expect(failures).toEqual([]);
    expect(reads).toBeGreaterThan(100);
    expect(sent.length).toBeGreaterThan(20);
    await expect.poll(async () => (await emails()).toSorted()).toEqual(sent.toSorted());
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
