import type { AppName } from '@suite/contracts';
import { makeKey, ReleaseStore, Releases, signingKeyOf } from '@suite/release';
import { publishMade } from '@suite/release/fixtures';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

const signingKey = signingKeyOf(makeKey(), 'The key');
const [ONE, TWO, THREE] = ['1.0.0-00000001', '1.0.0-00000002', '1.0.0-00000003'] as const;

describe.each([FAST_BACKEND])('releases on a screen, on %s', (backend) => {
  let app: TestApp;
  let store: ReleaseStore;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    folder = await temporaryFolder();
    store = new ReleaseStore(folder.path, signingKey);
    await publishMade(store, 'shell', ONE);
    for (const version of [ONE, TWO, THREE]) await publishMade(store, 'mf-map', version);
    const command = new Releases(store, { author: 'ana', reason: '' });
    await command.releaseTogether([
      { app: 'shell', version: ONE },
      { app: 'mf-map', version: ONE },
    ]);
    await command.release('mf-map', TWO, { traffic: 5 });
    app = await openTestApp(backend, { store, signingKey });
  });
  afterAll(async () => {
    await app.close();
    await folder[Symbol.asyncDispose]();
  });

  const change = async (body: object, name: AppName = 'mf-map', headers = app.headersOf.super_admin) => {
    const response = await app.call('changeRelease', { headers, params: { app: name }, body });
    return { status: response.statusCode, json: response.json() };
  };
  const refused = async (body: object, name?: AppName) => {
    const { status, json } = await change(body, name);
    return `${status} ${json.message}`;
  };
  const served = async () => {
    const { document } = await store.readDocument();
    return document.microFrontends['@suite/mf-map']?.map(
      ({ metadata, deployment }) => `${deployment.traffic} % ${metadata.version}`,
    );
  };

  it('tells which versions could meet, and that they fit', async () => {
    const { data } = (await app.call('getDeliveryStatus', { headers: app.headersOf.super_admin })).json();
    expect(data.pairs).toEqual([
      { shell: ONE, remote: 'mf-map', version: ONE, missing: [] },
      { shell: ONE, remote: 'mf-map', version: TWO, missing: [] },
    ]);
  });

  it('are changed by super admins alone, and only as they were seen', async () => {
    for (const identity of ['project_admin', 'sales_agent', 'user', 'anonymous'] as const) {
      const body = { action: 'abort', version: TWO };
      expect([401, 403]).toContain((await change(body, 'mf-map', app.headersOf[identity])).status);
    }
    expect(await refused({ action: 'pause', version: THREE })).toBe(
      `409 mf-map ${THREE} is not the canary any more.`,
    );
    expect(await refused({ action: 'rollback', version: TWO })).toBe(
      '409 mf-map has no earlier version to go back to.',
    );
    expect(await refused({ action: 'promote', version: TWO })).toMatch(
      /^409 The canary of mf-map is not ready to go on: /,
    );
    expect((await change({ action: 'release', version: TWO })).status).toBe(400);
    expect(await served()).toEqual([`95 % ${ONE}`, `5 % ${TWO}`]);
  });

  it('are paused, made stable, rolled back and taken back, each with its reason and by whom', async () => {
    const paused = await change({ action: 'pause', version: TWO, reason: 'pins look odd' });
    expect(await served()).toEqual([`100 % ${ONE}`, `0 % ${TWO}`]);
    const map = paused.json.data.apps.find((one: { app: string }) => one.app === 'mf-map');
    expect(map.lastChange).toMatchObject({
      action: 'pause',
      author: 'First super_admin',
      reason: 'pins look odd',
    });

    expect(map.former).toBeNull();

    const promoted = await change({ action: 'promote', version: TWO, force: true });
    expect(promoted.json.data.apps.map((one: { former: string }) => one.former)).toEqual([null, ONE]);
    expect(await served()).toEqual([`100 % ${TWO}`]);
    expect(await refused({ action: 'rollback', version: ONE })).toBe(
      `409 mf-map ${ONE} is not the stable version any more.`,
    );
    expect((await change({ action: 'rollback', version: TWO })).status).toBe(200);
    expect(await served()).toEqual([`100 % ${ONE}`]);

    await new Releases(store, { author: 'ana', reason: '' }).release('mf-map', THREE, { traffic: 5 });
    expect((await change({ action: 'abort', version: THREE })).status).toBe(200);
    expect((await served())?.filter((one) => !one.startsWith('0 %'))).toEqual([`100 % ${ONE}`]);
  });

  it('leave the name of who changed them in the ledger, and out of the document that visitors get', async () => {
    const history = await store.history();
    expect(history.at(-1)?.author).toMatch(/^account \d+$/);
    const entries = await app.db
      .selectFrom('audit_entries')
      .select(['operation', 'outcome', 'entity_id', 'reason'])
      .where('operation', '=', 'changeRelease')
      .execute();
    expect(entries).toContainEqual({
      operation: 'changeRelease',
      outcome: 'refused',
      entity_id: 'mf-map',
      reason: 'release-refused',
    });
    expect(entries.filter(({ outcome }) => outcome === 'done')).toHaveLength(4);
  });
});
