import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DiscoveryDocument, discoveryName } from '@suite/contracts';
import { containerName, REPOSITORY_ROOT } from '@suite/federation/preset';
import { appFolder, run } from '../apps.ts';
import { type Figure, rounded } from './figure.ts';
import { BENCH_FOLDER } from './folder.ts';
import { startSuite } from './server.ts';

const PORT = 3192;
const APP = 'mf-map';
const COMMAND = 'packages/release/src/cli/cli.ts';

/** One remote from the command of its team to being served: build, publication with its checks, release. */
export async function* releaseBench(): AsyncIterable<Figure> {
  const dataDir = path.join(BENCH_FOLDER, 'release');
  await rm(dataDir, { recursive: true, force: true });
  const server = await startSuite(dataDir, PORT);
  try {
    const environment = { ...process.env, DATA_DIR: dataDir };
    const startedMs = performance.now();
    await run('pnpm', ['--silent', 'exec', 'rspack', 'build'], appFolder(APP));
    const builtMs = performance.now();
    const version = await renamed();
    await run('node', [COMMAND, 'upload', APP], REPOSITORY_ROOT, environment);
    await run('node', [COMMAND, 'release', APP, version], REPOSITORY_ROOT, environment);
    await served(server.origin, version);
    const servedMs = performance.now();
    yield { name: 'release-one-remote-build', value: rounded(builtMs - startedMs), unit: 'ms' };
    yield { name: 'release-one-remote-publish-to-served', value: rounded(servedMs - builtMs), unit: 'ms' };
    yield { name: 'release-one-remote', value: rounded(servedMs - startedMs), unit: 'ms' };
  } finally {
    await server.stop();
  }
}

/** The same sources always make the same version, which is published already: the build gets another name. */
async function renamed(): Promise<string> {
  const file = path.join(appFolder(APP), 'dist', 'release.json');
  const record = JSON.parse(await readFile(file, 'utf8')) as { version: string; container: string };
  const mark = Date.now().toString(16).slice(-8);
  const version = `1.0.0-${mark}`;
  await writeFile(file, JSON.stringify({ ...record, version, container: containerName(APP, version) }));
  return version;
}

async function served(origin: string, version: string): Promise<void> {
  for (;;) {
    const document = (await (await fetch(`${origin}/discovery.json`)).json()) as DiscoveryDocument;
    const [entry] = document.microFrontends[discoveryName(APP)] ?? [];
    if (entry?.metadata.version === version && (await fetch(origin + entry.url)).ok) return;
  }
}
