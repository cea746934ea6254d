import { judgeCanaries, makeKey, ReleaseStore, signingKeyOf } from '@suite/release';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releasesOf } from '../modules/delivery/releases.ts';
import { databaseTelemetry } from '../modules/delivery/telemetry-repository.ts';
import { shellEntry } from '../testing/shell-release.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';

const [STABLE, CANARY] = ['old1', 'new2'];
const VISITORS = 120;
const signingKey = signingKeyOf(makeKey(), 'The key');
let app: TestApp;
let store: ReleaseStore;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  store = new ReleaseStore(folder.path, signingKey);
  for (const version of [STABLE, CANARY]) {
    const page = `<!doctype html><html lang="en"><head><title>x</title></head><body>${version}</body></html>`;
    await store.objects.write(`r/shell/${version}/index.html`, Buffer.from(page));
    await store.objects.write(`r/shell/${version}/release.json`, Buffer.from('{}'));
  }
  const { document, tag } = await store.readDocument();
  const [stable, canary] = [shellEntry(STABLE, true), shellEntry(CANARY, false)];
  const since = new Date(Date.now() - 3_600_000).toISOString();
  const shell = [
    { ...stable, deployment: { ...stable.deployment, traffic: 75 } },
    {
      ...canary,
      deployment: { ...canary.deployment, traffic: 25, salt: 'r2' },
      extras: { suite: { ...canary.extras.suite, since } },
    },
  ];
  await store.writeDocument({ ...document, microFrontends: { '@suite/shell': shell } }, tag);
  app = await openTestApp(FAST_BACKEND, { store, signingKey });
});
afterAll(async () => {
  await app.close();
  await folder[Symbol.asyncDispose]();
});

/** Opens the map, each visitor from a network of their own; the version of the page, and what it reports with. */
async function open(index: number): Promise<{ readonly version: string; readonly view: string }> {
  const headers = { accept: 'text/html', cookie: `suite_uid=${index.toString(16).padStart(32, '0')}` };
  const { body } = await app.http.inject({ url: '/map', headers, remoteAddress: `10.${index}.0.7` });
  const [, view = ''] = /id="page-view">"([^"]*)"/.exec(body) ?? [];
  const [, version = ''] = /<body>([^<]*)/.exec(body) ?? [];
  return { version, view };
}

/** What the watchdog, or the shell that stands, tells with the page's token. */
async function report(index: number, { version, view }: Awaited<ReturnType<typeof open>>): Promise<void> {
  const end = version === CANARY ? { kind: 'bad', reason: 'load' } : { kind: 'alive' };
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/v1/telemetry/outcomes',
    payload: { view, signals: [{ remote: 'shell', version, agoMs: 0, ...end }] },
    remoteAddress: `10.${index}.0.7`,
  });
  expect(response.statusCode).toBe(204);
}

it('delivery: judge: a canary of the shell that does not start is taken back by what its pages tell alone', async () => {
  const pages = await Promise.all(Array.from({ length: VISITORS }, (_, index) => open(index)));
  const ofCanary = pages.findIndex(({ version }) => version === CANARY);
  expect(ofCanary).toBeGreaterThan(-1);
  await Promise.all(pages.map((page, index) => report(index, page)));
  await app.db
    .updateTable('delivery_outcomes')
    .set({ began_at: new Date(Date.now() - 300_000) })
    .execute();
  const releases = releasesOf(store);
  const [judged] = await judgeCanaries(await releases.document(), databaseTelemetry(app.db), releases);
  expect(judged).toMatchObject({ app: 'shell', version: CANARY, verdict: 'abort', done: 'aborted' });
  expect((await open(ofCanary)).version).toBe(STABLE);
  expect((await store.history()).at(-1)).toMatchObject({ author: 'judge', action: 'abort' });
});
