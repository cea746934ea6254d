import { judgeCanaries, makeKey, previewLink, type ReleaseStore, signingKeyOf } from '@suite/release';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releasesOf } from '../modules/delivery/releases.ts';
import { databaseTelemetry } from '../modules/delivery/telemetry-repository.ts';
import { CANARY, makeReleases, STABLE } from '../testing/made-releases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';

const signingKey = signingKeyOf(makeKey(), 'The key');
let app: TestApp;
let store: ReleaseStore;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
/** A number that gets the canary, and one that does not. */
let onCanary: string;
let onStable: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  store = await makeReleases(folder.path, signingKey);
  const page = '<!doctype html><html lang="en"><head><title>x</title></head><body></body></html>';
  await store.objects.write(`r/shell/${STABLE}/index.html`, Buffer.from(page));
  app = await openTestApp(FAST_BACKEND, { store, signingKey });
  for (let index = 0; index < 500 && !(onCanary && onStable); index += 1) {
    const visitor = index.toString(16).padStart(32, '0');
    if ((await pageOf('192.0.2.1', visitor)).includes('*')) onCanary ??= visitor;
    else onStable ??= visitor;
  }
});
afterAll(async () => {
  await app.close();
  await folder[Symbol.asyncDispose]();
});
/** Opens the map from this address, and gives what its page reports with. */
async function pageOf(remoteAddress: string, visitor: string): Promise<string> {
  const headers = { accept: 'text/html', cookie: `suite_uid=${visitor}` };
  const { body, statusCode } = await app.http.inject({ url: '/map', headers, remoteAddress });
  expect(statusCode).toBe(200);
  const [, token = ''] =
    /<script type="application\/json" id="page-view">"([^"]*)"<\/script>/.exec(body) ?? [];
  return token;
}

/** Opens the map and tells of it. */
async function visit(remoteAddress: string, visitor: string, kind: string): Promise<void> {
  const view = await pageOf(remoteAddress, visitor);
  const version = visitor === onCanary ? CANARY : STABLE;
  const reason = kind === 'bad' ? { reason: 'render' } : {};
  const signals = [{ remote: 'mf-map', version, kind, agoMs: 0, ...reason }];
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/v1/telemetry/outcomes',
    payload: { view, signals },
    remoteAddress,
  });
  expect(response.statusCode).toBe(204);
}

/** So many visits, each from the network of its index. */
async function visits(
  count: number,
  network: (index: number) => string,
  visitor: string,
  kind: string,
): Promise<void> {
  for (let from = 0; from < count; from += 50) {
    const some = Array.from({ length: Math.min(50, count - from) }, (_, place) =>
      visit(network(from + place), visitor, kind),
    );
    await Promise.all(some);
  }
}

const apart = (index: number) => `10.${index >> 8}.${index & 255}.7`;
const forger = (index: number) => `203.0.113.${index % 250}`;
const threeForgers = (index: number) => `203.0.${index % 3}.${index % 250}`;

/** What becomes of the canary once all that was told is old enough. */
async function judged(): Promise<{ traffic: number | undefined; revoked: boolean; reason: string }> {
  await app.db
    .updateTable('delivery_outcomes')
    .set({ began_at: new Date(Date.now() - 300_000) })
    .execute();
  const releases = releasesOf(store);
  const [canary] = await judgeCanaries(await releases.document(), databaseTelemetry(app.db), releases);
  const { document } = await store.readDocument();
  const entry = document.microFrontends['@suite/mf-map']?.find(({ metadata }) => metadata.version === CANARY);
  return { traffic: entry?.deployment.traffic, revoked: entry === undefined, reason: canary?.reason ?? '' };
}

it('delivery: judge: one report, and a thousand from one network, change nothing; from three they pause', async () => {
  await visits(300, apart, onStable, 'alive');
  await visits(16, apart, onCanary, 'alive');
  await visits(1, forger, onCanary, 'bad');
  expect(await judged()).toMatchObject({ traffic: 5, revoked: false });
  await visits(1_000, forger, onCanary, 'bad');
  expect(await judged()).toMatchObject({ traffic: 5, revoked: false });
  await visits(60, threeForgers, onCanary, 'bad');
  expect(await judged()).toMatchObject({
    traffic: 0,
    revoked: false,
    reason: expect.stringContaining('three networks could have made that up'),
  });
  // And again: nothing more.
  expect(await judged()).toMatchObject({ traffic: 0, revoked: false });
  expect((await store.history()).at(-1)).toMatchObject({ author: 'judge', action: 'pause' });
});

it('counts a page as it is served, with the slice of its visitor, and nothing that is no visit', async () => {
  const headers = { accept: 'text/html', cookie: `suite_uid=${onCanary}; rt=x`, 'user-agent': 'Mobile Mobi' };
  const open = (url: string, part: object = {}) =>
    app.http.inject({ url, headers: { ...headers, ...part }, remoteAddress: '10.9.9.9' });
  await open('/rs/map');
  await open('/map', { 'sec-purpose': 'prefetch' });
  const expires = Date.now() + 60_000;
  const { search } = new URL(previewLink('http://localhost', { cohort: 'qa', expires }, signingKey));
  await open(`/map${search}`);
  await open('/no-such-page');
  const rows = () =>
    app.db
      .selectFrom('delivery_outcomes')
      .select(['remote', 'version', 'language', 'device', 'member', 'mounted', 'settled', 'network'])
      .where('device', '=', 'phone')
      .execute();
  await expect.poll(rows).toEqual(
    ['shell', 'mf-map'].map((remote) => ({
      remote,
      version: expect.any(String),
      language: 'sr',
      device: 'phone',
      member: true,
      mounted: false,
      settled: false,
      network: expect.stringMatching(/^[\w-]{16}$/),
    })),
  );
});
