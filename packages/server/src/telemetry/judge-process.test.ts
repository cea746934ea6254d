import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { makeKey, type ReleaseStore, signingKeyOf } from '@suite/release';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CANARY, makeReleases, STABLE } from '../testing/made-releases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const COMMAND = path.resolve(import.meta.dirname, '../../../release/src/cli/cli.ts');
const REPORTS = 30;

const pem = makeKey();
const signingKey = signingKeyOf(pem, 'The key');
let app: TestApp;
let store: ReleaseStore;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let judge: ChildProcess | undefined;

beforeAll(async () => {
  folder = await temporaryFolder();
  store = await makeReleases(folder.path, signingKey);
  app = await openTestApp('PGlite', { store, signingKey });
  await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  judge?.kill('SIGKILL');
  await app.close();
  await folder[Symbol.asyncDispose]();
});

function startJudge(): { child: ChildProcess; output: () => string } {
  const { port } = app.http.server.address() as AddressInfo;
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const labels = ['judge', '--watch', '--every', '0.2', '--store', folder.path];
  const child = spawn(
    process.execPath,
    [COMMAND, ...labels, '--server', `http://127.0.0.1:${port}`],
    // All that it has in common with the server is the store, the key, and the address.
    { env: { PATH, NODE_COMPILE_CACHE, DISCOVERY_KEY: pem }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return { child, output: () => output };
}

/** Page views of both versions, old enough to be judged; so many of each report's canaries went badly. */
async function report(badOfTwo: number): Promise<void> {
  const began_at = new Date(Date.now() - 120_000);
  const rows = Array.from({ length: REPORTS * 20 }, (_, index) => {
    const isCanary = index % 20 < 2;
    return {
      session: `${badOfTwo}-${index}`,
      remote: 'mf-map',
      version: isCanary ? CANARY : STABLE,
      cohort: isCanary ? ('canary' as const) : ('stable' as const),
      bad: index % 20 < badOfTwo,
      reason: null,
      load_ms: 300,
      began_at,
    };
  });
  await app.db.insertInto('delivery_outcomes').values(rows).execute();
}

it('delivery: judge: as a process of its own it takes a bad canary back, and ends when it is asked to', async () => {
  const listed = async () =>
    (await store.readDocument()).document.microFrontends['@suite/mf-map']?.map((one) => one.metadata.version);
  const { child, output } = startJudge();
  judge = child;
  const looks = () => output().split(`mf-map ${CANARY}: `).length - 1;
  await expect.poll(output).toContain('The canaries are judged every 0.2 s');
  await report(0);
  const before = looks();
  await expect.poll(looks).toBeGreaterThan(before + 1);
  expect(await listed()).toEqual([STABLE, CANARY]);
  await report(1);
  await expect.poll(listed).toEqual([STABLE]);
  await expect.poll(output).toContain(`mf-map ${CANARY}: taken back`);
  const record = (await store.history()).at(-1);
  expect([record?.author, record?.action]).toEqual(['judge', 'abort']);

  child.kill('SIGTERM');
  const [code, signal] = await once(child, 'close');
  expect([code, signal]).toEqual([0, null]);
  expect(output().trimEnd().split('\n').at(-1)).toBe('The watch has ended');
});
