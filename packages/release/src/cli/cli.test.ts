import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishMade, temporaryFolder } from '../fixtures/release.ts';
import { Releases } from '../rollout/releases.ts';
import { openSigningKey } from '../signing/signing-key.ts';
import { ReleaseStore } from '../store/release-store.ts';
import type { ReportedOutcomes } from '../telemetry/telemetry.ts';
import { runCommand } from './run-command.ts';

const CLI = path.join(import.meta.dirname, 'cli.ts');
const [ONE, TWO, THREE] = ['1.0.0-00000001', '1.0.0-00000002', '1.0.0-00000003'];

let folder: string;
let store: ReleaseStore;
let server: string;
let close: () => void;
let reported: ReportedOutcomes;
let alive: { app: string; version: string }[] = [];

/** Outcomes with so many bad loads of the canary among five in each of a hundred minutes. */
function outcomes(badOfCanary: number): ReportedOutcomes {
  const at = new Date().toISOString();
  const minute = { at, stable: { loads: 495, bad: 1 }, canary: { loads: 25, bad: badOfCanary } };
  return {
    series: [
      { kind: 'bad', slice: null, minutes: Array.from({ length: 100 }, () => minute), contestable: 0 },
    ],
    reasons: {},
    medianLoadMs: { stable: 300, canary: 310 },
  };
}

beforeAll(async () => {
  folder = await temporaryFolder();
  const key = await openSigningKey(folder, undefined);
  store = new ReleaseStore(path.join(folder, 'store'), key);
  await publishMade(store, 'shell', ONE);
  for (const version of [ONE, TWO, THREE]) await publishMade(store, 'mf-map', version);
  await new Releases(store, { author: 'somebody', reason: '' }).releaseTogether([
    { app: 'shell', version: ONE },
    { app: 'mf-map', version: ONE },
  ]);
  const telemetry = createServer((request, response) => {
    if (request.url === '/api/v1/openapi.json') return response.end(JSON.stringify({ paths: {} }));
    const isKnown = request.headers.authorization === `Bearer ${key.token}`;
    response.statusCode = isKnown ? 200 : 401;
    return response.end(JSON.stringify(request.url?.includes('/alive') ? alive : reported));
  });
  await new Promise<void>((resolve) => telemetry.listen(0, '127.0.0.1', resolve));
  server = `http://127.0.0.1:${(telemetry.address() as AddressInfo).port}`;
  reported = outcomes(0);
  close = () => telemetry.close();
});
afterAll(async () => {
  close();
  await rm(folder, { recursive: true });
});

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runCommand(['--server', server, ...args], {
    env: { ...process.env, DATA_DIR: folder },
    print: (line) => out.push(line),
    printError: (line) => err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** What a command printed that went well. */
async function good(...args: string[]): Promise<string> {
  const { code, out, err } = await run(...args);
  expect([err, code]).toEqual(['', 0]);
  return out.trim();
}

/** The sentence of one that did not. */
async function refused(...args: string[]): Promise<string> {
  const { code, err } = await run(...args);
  expect(code).toBe(1);
  return err.trim();
}

describe('the release command, typed wrongly', () => {
  it.each([
    [[], 'Name a verb'],
    [['toString'], 'There is no verb toString'],
    [['upload', 'other'], 'There is no app named other'],
    [['lock', 'mf-other'], 'There is no app named mf-other'],
    [['release', 'mf-map'], 'Which version?'],
    [['step', 'mf-map', '--traffic', 'x', '--force'], '--traffic must be a number'],
    [['cohort', 'mf-map'], 'cohort add, or cohort rm?'],
    [['status', '--shop', 'x'], "Unknown option '--shop'"],
    [['trust', 'toString'], 'There is no verb trust toString'],
  ])('answers %j with how it is used', async (args, message) => {
    const { code, out, err } = await run(...args);
    expect(err).toContain(message);
    expect(err).toContain('Usage: npm run release -- <verb>');
    expect(err).not.toMatch(/^\s+at /m);
    expect([code, out]).toEqual([1, '']);
  });
});

describe('the release command', () => {
  it('trust init: signs what was released before, and makes the keys', async () => {
    expect(await refused('trust', 'keys')).toBe('Nobody is trusted yet: release -- trust init');
    expect(await good('trust', 'init', 'ana')).toMatch(/TRUSTED_ROOT=[\da-f]{64}/);
    expect(await good('verify')).toBe('All is as it was built');
    expect(await refused('trust', 'init', 'ana')).toBe('The store has a root already');
    const keys = (await good('trust', 'keys')).replaceAll(/ \([\da-f]{16}\)/g, '');
    expect(keys.split('\n').slice(1)).toEqual([
      'root: root',
      'targets: targets',
      'online: online',
      'mf-map: ana, server',
      'shell: ana, server',
    ]);
  });

  it('trust grant and revoke: a key of its own for one app, which the history names', async () => {
    expect(await good('trust', 'grant', 'mf-map', 'map-team')).toBe(
      'The key of map-team may sign for mf-map',
    );
    await good('pin', 'mf-map', '--key', 'map-team');
    expect(await refused('pin', 'shell', '--key', 'map-team')).toContain('No key here may release shell');
    expect(await refused('pin', 'shell', '--key', 'nobody')).toBe('No key here is named nobody');
    await good('unpin', 'mf-map');
    expect(await good('history', 'mf-map')).toMatch(
      / {2}map-team {2}pin mf-map.*\n.* {2}ana {2}unpin mf-map/,
    );
    await good('trust', 'grant', 'root', 'root-2');
    await good('trust', 'revoke', 'root', 'root');
    expect(await good('trust', 'revoke', 'mf-map', 'map-team')).toContain('no longer sign for mf-map');
    expect(await refused('trust', 'revoke', 'mf-map', 'map-team')).toBe('mf-map has no key named map-team');
    expect(await refused('trust', 'grant', 'online', 'online-2')).toContain('OTHER_DISCOVERY_KEY');
    expect(await good('trust', 'renew')).toBe('What the store holds is the latest');
    expect(await good('verify')).toBe('All is as it was built');
  });

  it('is a process that ends with its exit code and its sentence', async () => {
    const child = promisify(execFile)(process.execPath, [CLI, 'lock', 'mf-other'], {
      env: { ...process.env, DATA_DIR: folder },
    });
    await expect(child).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no app named mf-other'),
    });
  });

  it('release, step, cohort, promote: gives a version to ever more visitors', async () => {
    expect(await refused('release', 'mf-map', '9.9.9')).toBe('mf-map 9.9.9 is not published');
    expect(await good('release', 'mf-map', TWO, '--traffic', '5')).toBe(
      `5 % of the visitors now get mf-map ${TWO}`,
    );
    expect(await good('cohort', 'add', 'mf-map', 'qa')).toBe('The cohort qa gets the canary of mf-map');
    expect(await good('step', 'mf-map')).toBe(
      `mf-map: visitors had ${ONE}, 5 % ${TWO}, and now get ${ONE}, 25 % ${TWO}`,
    );
    expect(await good('cohort', 'rm', 'mf-map', 'qa')).toContain('no longer gets');
    expect(await good('promote', 'mf-map', '--reason', 'good')).toContain(`now get ${TWO}`);
  });

  it('step and promote go on with a canary that is not worse, unless one is forced to', async () => {
    await good('release', 'mf-map', THREE, '--traffic', '5');
    reported = { series: [], reasons: {}, medianLoadMs: { stable: null, canary: null } };
    expect(await refused('promote', 'mf-map')).toBe(
      'The canary of mf-map is not ready to go on: there are no loads of the canary. --force goes on all the same',
    );
    await good('step', 'mf-map', '--traffic', '10', '--force');
    reported = outcomes(0);
  });

  it('status: a table, or JSON', async () => {
    const lines = (await good('status')).split('\n').map((line) => line.split(/ {2,}/));
    expect(lines[0]).toEqual([
      'remote',
      'stable',
      'canary',
      'traffic',
      'loads',
      'bad rate (95 %)',
      'verdict',
    ]);
    expect(lines).toContainEqual(['', THREE, '10 %', '2500', '0.0 % (0.0 to 0.2)', 'ready to go on']);
    expect(JSON.parse(await good('status', '--json'))).toMatchObject({
      author: 'ana',
      apps: expect.any(Array),
    });
  });

  it('status: says who gets what when nobody keeps what pages report', async () => {
    const { code, out, err } = await run('status', '--server', 'http://127.0.0.1:9');
    expect([code, err.trim()]).toEqual([0, expect.stringContaining('127.0.0.1')]);
    expect(out).toContain(THREE);
  });

  it('preview: a signed link to a version of the document', async () => {
    expect(await good('preview', 'mf-map', THREE)).toMatch(
      /^http:\/\/localhost:\d+\/\?suite-preview=[\w-]+\.[\w-]+$/,
    );
    expect(await good('preview', '--cohort', 'qa')).toMatch(/\?suite-preview=[\w-]+\.[\w-]+$/);
    expect(await refused('preview', 'mf-map', ONE)).toContain(
      `release mf-map ${ONE} --traffic 0 puts it there`,
    );
  });

  it('judge: leaves a canary that is not worse, takes back one that is', async () => {
    expect(await good('judge')).toBe(`mf-map ${THREE}: ready, it is worse by less than 1.00 %`);
    reported = outcomes(2);
    expect(await good('judge')).toContain(`mf-map ${THREE}: taken back, 8.00 % of its loads go badly`);
    expect(await good('judge')).toBe('There is no canary');
    const last = (await store.history()).at(-1);
    expect([last?.author, last?.action, last?.reason]).toEqual([
      'ana',
      'abort',
      expect.stringContaining('8.00 %'),
    ]);
  });

  it('abort and rollback: go back', async () => {
    await good('release', 'mf-map', THREE, '--again', '--traffic', '5');
    expect(await good('abort', 'mf-map')).toContain(`and now get ${TWO}`);
    expect(await good('rollback', 'mf-map', '--reason', 'pins are gone')).toContain(`and now get ${ONE}`);
    expect(await good('release', 'mf-map', TWO, '--again')).toBe(`Every visitor now gets mf-map ${TWO}`);
    expect(await good('rollback', 'mf-map', '--to', ONE)).toContain(`and now get ${ONE}`);
  });

  it('pin, unpin, lock, unlock, exclusive: keep and freeze', async () => {
    await good('pin', 'mf-map');
    expect(await refused('release', 'mf-map', TWO, '--again')).toContain('unpin it first');
    await good('unpin', 'mf-map');
    expect(await good('lock')).toBe('Releases of all apps are locked');
    expect(await refused('release', 'mf-map', TWO, '--again')).toBe('Releases of mf-map are locked');
    expect(await good('unlock', 'mf-map')).toBe('Releases of mf-map are free again');
    await good('unlock');
    await good('exclusive', 'on');
    await good('exclusive', 'off');
    await good('service-worker', 'off');
    await good('service-worker', 'on');
  });

  it('history and diff: who changed what', async () => {
    const lines = (await good('history', 'mf-map')).split('\n');
    expect(lines.find((line) => line.includes('rollback') && line.includes('(pins are gone)'))).toMatch(
      /^\d+ {2}.* {2}ana {2}/,
    );
    const first = String(lines.find((line) => line.includes('5 %') || line.includes(TWO))).split(' ')[0];
    expect(await good('diff', String(Number(first) - 1), String(first))).toBe(
      [
        `revision ${Number(first) - 1} to ${first}`,
        `- @suite/mf-map ${ONE} stable 100 % contract ^1.0.0`,
        `+ @suite/mf-map ${ONE} stable 95 % contract ^1.0.0`,
        `+ @suite/mf-map ${TWO} canary 5 % contract ^1.0.0`,
      ].join('\n'),
    );
    expect(await good('diff')).toContain('+ service worker on');
    expect(await refused('diff', '4711')).toBe('The history has no revision 4711');
  });

  it('gc: takes nothing while nobody reports, and says first what would go', async () => {
    expect(await good('gc', '--keep', '0', '--days', '0')).toBe('Nothing can go');
    alive = [{ app: 'mf-map', version: ONE }];
    expect(await good('gc', '--keep', '0', '--days', '0', '--dry-run')).toContain(`mf-map ${THREE} would go`);
    expect(await store.has('mf-map', THREE)).toBe(true);
    expect(await good('gc', '--keep', '0', '--days', '0')).toContain(`mf-map ${THREE} is removed`);
    expect(await store.versions('mf-map')).toEqual([ONE]);
  });

  it('verify: says what is not as it was built, or not signed', async () => {
    expect(await good('verify')).toBe('All is as it was built');
    expect(await good('verify', 'mf-map', ONE)).toBe('All is as it was built');
    const file = path.join(store.versionFolder('mf-map', ONE), 'remoteEntry.1.js');
    const code = await readFile(file);
    await writeFile(file, `${code} `);
    const { code: status, out } = await run('verify');
    expect([status, out.trim()]).toEqual([1, `mf-map ${ONE}: remoteEntry.1.js is not what was published`]);
    expect(await refused('lock')).toBe(`mf-map ${ONE}: remoteEntry.1.js is not what was published`);
    await writeFile(file, code);
    await writeFile(`${file}.map`, '{}');
    expect((await run('verify')).out.trim()).toBe(`mf-map ${ONE}: remoteEntry.1.js.map was not published`);
    await rm(`${file}.map`);
    const document = path.join(folder, 'store/discovery.json');
    await writeFile(document, `${await readFile(document, 'utf8')} `);
    const unsigned = 'The discovery document is none that was released: no key signed it';
    expect((await run('verify')).out.trim()).toBe(unsigned);
    expect(await refused('status')).toBe(unsigned);
  });
});
