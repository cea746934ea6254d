import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CommandContext } from '../cli/command.ts';
import { LOOK_COMMANDS } from '../cli/look-commands.ts';
import { publishMade, temporaryFolder } from '../fixtures/release.ts';
import { Releases } from '../rollout/releases.ts';
import { ReleaseStore } from '../store/release-store.ts';

const version = (digit: number) => `1.0.0-0000000${digit}`;
const [ONE, TWO] = [version(1), version(2)];
const HAS_NEW = { offers: { '@suite/ui': ['Button', 'Carousel'] } };
const HAS_OLD = { offers: { '@suite/ui': ['Button'] } };
const USES_NEW = { uses: { '@suite/ui': ['Carousel'] } };
const USES_OLD = { uses: { '@suite/ui': ['Button'] } };

/** The API, as far as it says what it has. */
const openApi = createServer((_, response) => {
  response.end(JSON.stringify({ paths: { '/api/v1/projects/{id}': { get: {} } } }));
});
let api: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => openApi.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(openApi.address() as AddressInfo).port}`;
});
afterAll(() => openApi.close());

let store: ReleaseStore;
let releases: Releases;

beforeEach(async () => {
  store = new ReleaseStore(await temporaryFolder());
  releases = new Releases(store, { author: 'ana', reason: '' });
  await publishMade(store, 'shell', ONE, HAS_OLD);
  await publishMade(store, 'mf-map', ONE, USES_OLD);
  await releases.releaseTogether([
    { app: 'shell', version: ONE },
    { app: 'mf-map', version: ONE },
  ]);
});
afterEach(() => rm(store.folder, { recursive: true }));

/** Into the store unchecked, as from a team whose checkout has another shell. */
const put = (...[app, which, record]: readonly ['shell' | 'mf-map', string, object]) =>
  publishMade(store, app, which, record, { isAlone: false });

it('refuse a remote alone that uses a component that is new in ui', async () => {
  await expect(publishMade(store, 'mf-map', TWO, USES_NEW)).rejects.toThrow(
    `shell ${ONE}: mf-map needs Carousel of @suite/ui`,
  );
  await put('mf-map', TWO, USES_NEW);
  for (const traffic of [undefined, 5, 0]) {
    await expect(releases.release('mf-map', TWO, { traffic })).rejects.toThrow(
      `mf-map ${TWO} cannot be loaded by shell ${ONE}: it needs Carousel of @suite/ui. Release the shell that it was built with first`,
    );
  }
});

it('refuse a remote that needs a later version of a library', async () => {
  await put('shell', TWO, { ...HAS_OLD, shared: { react: '^19.3.1' } });
  await releases.release('shell', TWO);
  await put('mf-map', TWO, { ...USES_OLD, shared: { react: '^19.3.2' } });
  await expect(releases.release('mf-map', TWO, { traffic: 5 })).rejects.toThrow(
    `mf-map ${TWO} cannot be loaded by shell ${TWO}: it needs react ^19.3.2, the shell has 19.3.1`,
  );
});

it('refuse to roll the shell back under a remote, and take the remote along where that is asked for', async () => {
  await put('shell', TWO, HAS_NEW);
  await releases.release('shell', TWO);
  await put('mf-map', TWO, USES_NEW);
  await releases.release('mf-map', TWO);
  await expect(releases.rollback('shell')).rejects.toThrow(
    `mf-map ${TWO} cannot be loaded by shell ${ONE}: it needs Carousel of @suite/ui. Release a version of mf-map that it can load first; a rollback takes mf-map along with --with-remotes`,
  );
  await releases.rollback('shell', undefined, { withRemotes: true });
  expect([await releases.isServed('shell', ONE), await releases.isServed('mf-map', ONE)]).toEqual([
    true,
    true,
  ]);
});

it('wait for a canary of the shell that has what a remote needs', async () => {
  await put('shell', TWO, HAS_NEW);
  await releases.release('shell', TWO, { traffic: 5 });
  await put('mf-map', TWO, USES_NEW);
  await expect(releases.release('mf-map', TWO, { traffic: 5 })).rejects.toThrow(
    `Shell ${TWO} can load it: give that one to every visitor first`,
  );
  await releases.promote('shell');
  await releases.release('mf-map', TWO, { traffic: 5 });
});

it('refuse a shell without what a remote uses, but for what it already lacks', async () => {
  await put('shell', TWO, { offers: { '@suite/ui': ['Card'] } });
  await expect(releases.release('shell', TWO)).rejects.toThrow(
    `mf-map ${ONE} cannot be loaded by shell ${TWO}: it needs Button of @suite/ui. Release a version of mf-map`,
  );
});

it('are refused where the API does not have what they call', async () => {
  await put('mf-map', TWO, { operations: ['GET /api/v1/projects/{id}', 'GET /api/v1/tours'] });
  await expect(look('can', 'mf-map', TWO)).rejects.toThrow(
    `mf-map ${TWO} calls what the API at ${api} does not have: GET /api/v1/tours. Release the server first`,
  );
});

async function look(command: 'can' | 'matrix', ...labels: string[]) {
  const lines: string[] = [];
  const context = {
    labels,
    store,
    server: api,
    options: { json: false },
    print: (line: string) => lines.push(line),
  };
  const isGood = await LOOK_COMMANDS[command]?.(context as unknown as CommandContext);
  return [isGood, ...lines];
}

it('are foretold by the command, with what would help', async () => {
  await put('mf-map', TWO, USES_NEW);
  await put('shell', TWO, HAS_NEW);
  const refusal = `mf-map ${TWO} cannot be loaded by shell ${ONE}: it needs Carousel of @suite/ui. `;
  expect(await look('can', 'mf-map', ONE)).toEqual([true, `shell ${ONE} can load mf-map ${ONE}`]);
  expect(await look('can', 'shell', TWO)).toEqual([true, `shell ${TWO} can load mf-map ${ONE}`]);
  expect(await look('can', 'mf-map', TWO)).toEqual([
    false,
    `${refusal}Release the shell that it was built with first`,
  ]);
  await releases.release('shell', TWO, { traffic: 5 });
  expect(await look('can', 'mf-map', TWO)).toEqual([
    false,
    `shell ${TWO} can load mf-map ${TWO}`,
    `${refusal}Shell ${TWO} can load it: give that one to every visitor first`,
  ]);
  expect(await look('matrix')).toEqual([
    true,
    `shell ${ONE} can load mf-map ${ONE}`,
    `shell ${TWO} can load mf-map ${ONE}`,
  ]);
});

it('let a canary be paused and taken back whatever became of its record', async () => {
  await put('mf-map', TWO, USES_OLD);
  await releases.release('mf-map', TWO, { traffic: 5 });
  await store.objects.write(`r/mf-map/${TWO}/release.json`, Buffer.from('{}'));
  await releases.pause('mf-map');
  await releases.abort('mf-map');
  expect(await releases.isServed('mf-map', ONE)).toBe(true);
  await expect(releases.release('mf-map', TWO, { again: true })).rejects.toThrow('is not that of a build');
});
