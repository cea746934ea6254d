import {
  ALIVE_PATH,
  makeKey,
  OUTCOMES_PATH,
  type ReleaseStore,
  Releases,
  signingKeyOf,
} from '@suite/release';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PageView, pageViewToken } from '../modules/delivery/page-view.ts';
import { releasesOf } from '../modules/delivery/releases.ts';
import { deleteOldOutcomes } from '../modules/delivery/telemetry-repository.ts';
import { deriveKey } from '../modules/session/secret-keys.ts';
import { TEST_KEY } from '../testing/identities.ts';
import { CANARY, makeReleases, STABLE } from '../testing/made-releases.ts';
import { openAppBeside, openTestApp, type TestApp } from '../testing/test-app.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';
import { watchCanaries } from './watch-canaries.ts';

const signingKey = signingKeyOf(makeKey(), 'The key');
/** Old enough to be judged. */
const MATURE_MS = 120_000;
const since = new Date(Date.now() - 3_600_000).toISOString();

describe.each([FAST_BACKEND])('what pages report, on %s', (backend) => {
  let app: TestApp;
  let store: ReleaseStore;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    folder = await temporaryFolder();
    store = await makeReleases(folder.path, signingKey);
    app = await openTestApp(backend, { store, signingKey });
  });
  afterAll(async () => {
    await app.close();
    await folder[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    await app.db.deleteFrom('delivery_outcomes').execute();
  });

  const key = deriveKey(TEST_KEY, 'page-view');
  /** A page that was served to a visitor of the canary, or of the stable version. */
  const view = (version = CANARY, part: Partial<PageView> = {}) =>
    pageViewToken(
      {
        id: 'a'.repeat(32),
        servedAtMs: Date.now(),
        language: 'sr',
        device: 'phone',
        member: false,
        assigned: [{ remote: 'mf-map', version, cohort: version === CANARY ? 'canary' : 'stable' }],
        ...part,
      },
      key,
    );
  const signal = (part: object = {}) => ({
    remote: 'mf-map',
    version: CANARY,
    kind: 'mounted',
    agoMs: 0,
    ...part,
  });
  const report = (token: string, ...signals: object[]) =>
    app.call('reportOutcomes', { body: { view: token, signals } });
  const rows = () =>
    app.db
      .selectFrom('delivery_outcomes')
      .select([
        'version',
        'cohort',
        'language',
        'device',
        'bad',
        'mounted',
        'settled',
        'reason',
        'load_ms',
        'symptoms',
      ])
      .orderBy('session')
      .orderBy('version')
      .execute();
  const asked = (path: string, query: Record<string, string>, token = signingKey.token) =>
    app.http.inject({ url: path, query, headers: { authorization: `Bearer ${token}` } });
  const askOutcomes = async (): Promise<Record<string, unknown>> =>
    (await asked(OUTCOMES_PATH, { app: 'mf-map', stable: STABLE, canary: CANARY, since })).json();

  /** Page views that are old enough to be judged, each of a network of its own, of which so many went badly. */
  async function fill(version: string, loads: number, bad: number, at = new Date(Date.now() - MATURE_MS)) {
    const cohort = version === CANARY ? ('canary' as const) : ('stable' as const);
    const made = Array.from({ length: loads }, (_, index) => ({
      session: `${version}-${at.getTime()}-${index}`,
      remote: 'mf-map',
      version,
      cohort,
      bad: index < bad,
      reason: null,
      load_ms: 100 + index,
      began_at: at,
      language: 'en',
      device: 'desktop',
      member: false,
    }));
    await app.db.insertInto('delivery_outcomes').values(made).execute();
  }

  const ROW = {
    version: CANARY,
    cohort: 'canary',
    language: 'sr',
    device: 'phone',
    bad: false,
    mounted: true,
    settled: false,
    reason: null,
    load_ms: null,
    symptoms: [],
  };

  it('is taken as JSON and as the plain text of a page that goes', async () => {
    expect((await report(view(), signal({ loadMs: 312.5 }))).statusCode).toBe(204);
    const asText = await app.http.inject({
      method: 'POST',
      url: '/api/v1/telemetry/outcomes',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      payload: JSON.stringify({
        view: view(STABLE, { id: 'b'.repeat(32) }),
        signals: [signal({ version: STABLE, kind: 'bad', reason: 'render' })],
      }),
    });
    expect([asText.statusCode, asText.body]).toEqual([204, '']);
    expect(await rows()).toEqual([
      { ...ROW, load_ms: 312.5 },
      {
        ...ROW,
        version: STABLE,
        cohort: 'stable',
        bad: true,
        mounted: false,
        settled: true,
        reason: 'render',
      },
    ]);
  });

  it('is counted once for each page view and version, and what went badly stays', async () => {
    const token = view();
    await report(token, signal({ loadMs: 40 }), signal({ kind: 'alive' }));
    await report(token, signal({ kind: 'bad', reason: 'chunk', symptoms: ['calls'] }));
    await report(
      token,
      signal({ kind: 'bad', reason: 'error' }),
      signal({ kind: 'left', symptoms: ['calls'] }),
    );
    expect(await rows()).toEqual([
      { ...ROW, bad: true, settled: true, reason: 'chunk', load_ms: 40, symptoms: ['calls'] },
    ]);
  });

  it.each<[string, () => string, object]>([
    ['of a version that its page was not served with', () => view(STABLE), {}],
    ['of the stable version that stands in for a canary', () => view(CANARY), { version: STABLE }],
    ['with a page that this server did not serve', () => `${view()}x`, {}],
    ['with a page that was changed', () => view().replace(CANARY, STABLE), { version: STABLE }],
    ['with nothing', () => 'made up', {}],
    ['of long ago', () => view(CANARY, { servedAtMs: Date.now() - 13 * 3_600_000 }), {}],
  ])('is dropped when it is %s', async (_, token, part) => {
    expect((await report(token(), signal({ kind: 'bad', reason: 'render', ...part }))).statusCode).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['no JSON', '{'],
    ['the form of earlier shells', '{"outcomes":[{"session":"abcdefghijklmnop","remote":"mf-map"}]}'],
  ])('is refused as %s', async (_, payload) => {
    const headers = { 'content-type': 'text/plain' };
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/v1/telemetry/outcomes',
      headers,
      payload,
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(await rows()).toEqual([]);
  });

  it('is limited for each address', async () => {
    const { http } = await openAppBeside(app, { rateLimits: true, store, signingKey });
    const ask = () =>
      http.inject({
        method: 'POST',
        url: '/api/v1/telemetry/outcomes',
        payload: { view: view(), signals: [signal()] },
      });
    for (let count = 0; count < 120; count += 1) expect((await ask()).statusCode).toBe(204);
    expect((await ask()).statusCode).toBe(429);
  });

  it('is told by the minute to who has the key of the document', async () => {
    await fill(STABLE, 3, 1);
    await fill(CANARY, 2, 1);
    await fill(CANARY, 5, 5, new Date(Date.now() - 7_200_000));
    // Not old enough: the good ones of that minute are not known yet.
    await fill(CANARY, 4, 4, new Date());
    const response = (await askOutcomes()) as { series: { minutes: object[] }[] };
    expect(response).toMatchObject({ medianLoadMs: { stable: 101 }, reasons: {} });
    expect(response.series[0]?.minutes.at(-1)).toMatchObject({ canary: { loads: 2, bad: 1 } });
    const alive = (await asked(ALIVE_PATH, { since })).json() as { version: string }[];
    expect(alive.map(({ version }) => version).toSorted()).toEqual([STABLE, CANARY]);
    for (const path of [OUTCOMES_PATH, ALIVE_PATH]) {
      expect((await asked(path, { since }, 'x')).statusCode).toBe(401);
      expect((await asked(path, { since }, `${signingKey.token}x`)).statusCode).toBe(401);
      expect((await app.http.inject({ url: path })).statusCode).toBe(401);
      expect((await asked(path, { since: 'yesterday' })).statusCode).toBe(400);
    }
  });

  it('is shown to super admins alone, with a verdict and a chart', async () => {
    await fill(STABLE, 95, 1);
    await fill(CANARY, 5, 0);
    const response = await app.call('getDeliveryStatus', { headers: app.headersOf.super_admin });
    const map = response.json().data.apps.find((one: { app: string }) => one.app === 'mf-map');
    expect(map).toMatchObject({ verdict: 'waiting', locked: false });
    expect(map.versions).toMatchObject([
      { version: STABLE, traffic: 95, loads: 95, bad: 1 },
      { version: CANARY, traffic: 5, loads: 5, bad: 0, badRate: 0 },
    ]);
    expect(map.history).toHaveLength(1);
    expect(map.lastChange).toBeNull();
    await new Releases(store, { author: 'eva', reason: 'before the fair' }).lock(['mf-map'], true);
    const later = (await app.call('getDeliveryStatus', { headers: app.headersOf.super_admin })).json();
    expect(later.data.apps.find((one: { app: string }) => one.app === 'mf-map')).toMatchObject({
      locked: true,
      lastChange: { action: 'lock', author: 'eva', reason: 'before the fair', at: expect.any(String) },
    });
    await new Releases(store, { author: 'eva', reason: '' }).lock(['mf-map'], false);
    for (const identity of ['project_admin', 'user', 'anonymous'] as const) {
      const refused = await app.call('getDeliveryStatus', { headers: app.headersOf[identity] });
      expect([401, 403]).toContain(refused.statusCode);
    }
  });

  it('is forgotten after thirty days', async () => {
    const day = 24 * 3_600_000;
    await fill(STABLE, 1, 0, new Date(Date.now() - 31 * day));
    await fill(STABLE, 1, 0, new Date(Date.now() - 29 * day));
    await deleteOldOutcomes(app.db);
    expect(await rows()).toHaveLength(1);
  });

  it('delivery: judge: the server takes a bad canary back by itself, and leaves a good one', async () => {
    await using place = await temporaryFolder();
    const own = await makeReleases(place.path, signingKey);
    const canaries = async () =>
      (await own.readDocument()).document.microFrontends['@suite/mf-map']?.map((one) => one.metadata.version);
    const log: object[] = [];
    const watch = () =>
      watchCanaries(
        app.db,
        releasesOf(own),
        { error: (found) => log.push(found), warn: (found) => log.push(found) },
        20,
      );
    const minutes = (bad: number) =>
      Promise.all(
        Array.from({ length: 10 }, async (_, index) => {
          const at = new Date(Date.now() - MATURE_MS - index * 60_000);
          await fill(STABLE, 95, 1, at);
          await fill(CANARY, 5, bad, at);
        }),
      );
    await minutes(0);
    const end = watch();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await end();
    expect([await canaries(), log]).toEqual([[STABLE, CANARY], []]);
    await app.db.deleteFrom('delivery_outcomes').execute();
    await minutes(1);
    const endAgain = watch();
    await expect.poll(canaries, { timeout: 10_000 }).toEqual([STABLE]);
    await endAgain();
    expect(log).toEqual([{ app: 'mf-map', version: CANARY, reason: expect.stringContaining('20.00 %') }]);
    const record = (await own.history()).at(-1);
    expect([record?.author, record?.action]).toEqual(['judge', 'abort']);
  });
});
