import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  initTrustHere,
  isSigned,
  openReleaseStore,
  openSigningKey,
  openTrust,
  publish,
  type ReleaseStore,
  Releases,
  type SigningKey,
} from '@suite/release';
import { A_CONTRACT, aBuiltApp, publishMade, writeFiles } from '@suite/release/fixtures';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import { type RunningServer, startServer } from './start-server.ts';

const [ONE, TWO] = ['1.0.0-00000001', '1.0.0-00000002'] as const;
const CLI = path.resolve(import.meta.dirname, '../../../release/src/cli/cli.ts');
const MANIFEST = `/r/mf-map/${ONE}/mf-manifest.json`;
const PAGE =
  '<!doctype html><html><head><title>Homes</title></head><body><div id="root"></div></body></html>';
const UNSIGNED = 'The discovery document is none that was released: no key signed it';

let dataDir: string;
let whole: string;
let key: SigningKey;
let server: RunningServer;
let dispose: () => Promise<void>;
/** The store as it was two changes before, with all that was signed of it. */
let older: string;

const inStore = (...parts: readonly string[]) => path.join(dataDir, 'store', ...parts);

async function openStore(): Promise<ReleaseStore> {
  return openReleaseStore({ dataDir }, key, await openTrust(dataDir, key, 'server'));
}

async function start(): Promise<RunningServer> {
  const configuration = readConfiguration({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  return startServer(configuration, { store: await openStore(), signingKey: key, rateLimits: false });
}

async function publishShell(store: ReleaseStore): Promise<void> {
  const folder = await aBuiltApp({ app: 'shell', version: ONE, container: 'shell__00000001' });
  await writeFiles(folder, { 'dist/index.html': PAGE, 'dist/sw.js': 'self.skipWaiting();' });
  await publish(store, folder, { contract: A_CONTRACT, isAlone: false });
  await rm(folder, { recursive: true });
}

beforeAll(async () => {
  const folder = await temporaryFolder();
  dispose = async () => folder[Symbol.asyncDispose]();
  dataDir = path.join(folder.path, 'data');
  [whole, older] = [path.join(folder.path, 'whole'), path.join(folder.path, 'older')];
  await writeFiles(dataDir, { '.keep': '' });
  key = await openSigningKey(dataDir);
  await initTrustHere(openReleaseStore({ dataDir }, key), { dataDir, key, apps: ['shell', 'mf-map'] });
  const store = await openStore();
  await publishShell(store);
  for (const version of [ONE, TWO]) await publishMade(store, 'mf-map', version, {}, { isAlone: false });
  const releases = new Releases(store, { author: 'start', reason: '' });
  await releases.releaseTogether([
    { app: 'shell', version: ONE },
    { app: 'mf-map', version: ONE },
  ]);
  await releases.release('mf-map', TWO);
  await cp(inStore(), older, { recursive: true });
  await releases.rollback('mf-map');
  await cp(inStore(), whole, { recursive: true });
  server = await start();
  await good();
}, 60_000);
afterAll(async () => {
  await server.close();
  await dispose();
});

/** What a visitor is given that decides what runs in their browser. */
async function visit() {
  const text = async (url: string) => (await fetch(server.url + url, { headers: { accept: '*/*' } })).text();
  const document = await text('/discovery.json');
  const page = await (await fetch(`${server.url}/map`, { headers: { accept: 'text/html' } })).text();
  return {
    document,
    isSigned: isSigned(Buffer.from(document), await text('/discovery.json.sig'), key.publicKey),
    inPage: /id="discovery-document">(.*?)<\/script>/s.exec(page)?.[1],
    // A page reports with a number of its own.
    page: page.replace(/id="page-view">.*?</, '').replace(/"discovery-signature">.*?</, ''),
    manifest: await text(MANIFEST),
    packed: await text(MANIFEST),
    worker: await text('/sw.js'),
    shellPage: await text(`/r/shell/${ONE}/index.html`),
  };
}

async function trust(): Promise<{ state: string; reason: string | null }> {
  return (
    (await (await fetch(`${server.url}/readyz`)).json()) as { releases: { state: string; reason: string } }
  ).releases;
}

const good = () => vi.waitFor(async () => expect((await trust()).state).toBe('good'), { timeout: 10_000 });

async function command(...args: string[]): Promise<{ code: number; text: string }> {
  const env = { ...process.env, DATA_DIR: dataDir };
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [CLI, ...args, '--server', 'http://127.0.0.1:9'],
      { env },
    );
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(inStore(file), 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(inStore(file), after);
}

/** Everything but the files of versions, which are the same. */
async function putOlder(): Promise<void> {
  for (const name of (await readdir(older)).filter((one) => one !== 'r'))
    await cp(path.join(older, name), inStore(name), { recursive: true });
}

const ATTACKS: readonly (readonly [string, () => Promise<void>, string])[] = [
  [
    'a changed document',
    () => edit('discovery.json', (text) => text.replace('mf_map__00000001', 'evil__00000001')),
    UNSIGNED,
  ],
  [
    'a changed manifest',
    () => edit(MANIFEST, () => '{"name":"evil"}'),
    `mf-map ${ONE}: mf-manifest.json is not what was published`,
  ],
  [
    "an added script in the shell's page",
    () =>
      edit(`r/shell/${ONE}/index.html`, (text) =>
        text.replace('</head>', '<script src="/evil.js"></script></head>'),
      ),
    `shell ${ONE}: index.html is not what was published`,
  ],
  [
    'an older document with its old signature',
    putOlder,
    'The discovery document is an older one than was seen',
  ],
  [
    'a removed revocation',
    () => edit('discovery.json', (text) => text.replace(`"mf-map@${TWO}"`, '')),
    UNSIGNED,
  ],
  [
    'a replaced service worker',
    () => edit(`r/shell/${ONE}/sw.js`, () => 'evil()'),
    `shell ${ONE}: sw.js is not what was published`,
  ],
];

describe.each(ATTACKS)('delivery: whoever writes the store without a key: %s', (_, attack, reason) => {
  let before: Awaited<ReturnType<typeof visit>>;

  beforeEach(async () => {
    before = await visit();
    expect(before).toMatchObject({
      isSigned: true,
      manifest: '{"name":"mf_map"}',
      worker: 'self.skipWaiting();',
    });
    await attack();
  });
  afterEach(async () => {
    await rm(inStore(), { recursive: true });
    await cp(whole, inStore(), { recursive: true });
    await server.close();
    server = await start();
    await good();
    expect(await visit()).toEqual(before);
  });

  it('changes nothing for a visitor, of this server and of one that is started after it, and is told', async () => {
    expect(await visit()).toEqual(before);
    await server.close();
    server = await start();
    expect(await visit()).toEqual(before);
    await expect.poll(trust, { timeout: 10_000 }).toMatchObject({ state: 'refused', reason });
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/^release_store_refused 1$/m);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it('is found by the next command and by verify, which build nothing on it', async () => {
    const document = await readFile(inStore('discovery.json'));
    for (const typed of [['status'], ['release', 'mf-map', TWO, '--again'], ['verify']]) {
      const { code, text } = await command(...typed);
      expect([typed[0], code, text.trim()]).toEqual([typed[0], 1, reason]);
    }
    expect(await readFile(inStore('discovery.json'))).toEqual(document);
  });
});
