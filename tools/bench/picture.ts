import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DiscoveryDocument, discoveryName } from '@suite/contracts';
import { compressFolder } from '@suite/release';
import { run } from '../apps.ts';
import { type Figure, rounded } from './figure.ts';
import { type FirstPicture, firstPicture, type Network } from './first-picture.ts';
import { BENCH_FOLDER } from './folder.ts';
import { polygonFigures } from './polygons/polygons.ts';
import { type RunningServer, startSuite } from './server.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FEDERATED = path.join(BENCH_FOLDER, 'federated');
const SINGLE = path.join(BENCH_FOLDER, 'single');

/**
 * The polygon layer beside other libraries, then bytes and requests until the building picture stands with its
 * polygons, as fast as this machine is.
 */
export async function* pictureBench(): AsyncIterable<Figure> {
  yield* polygonFigures();
  yield* compareBuilds('picture');
}

/**
 * From an empty cache the federated suite against one build of the same sources, served by the same server.
 * @param limits what the ratios are to keep, by the name of the figure.
 */
export async function* compareBuilds(
  prefix: string,
  network?: Network,
  limits: Readonly<Record<string, string>> = {},
): AsyncIterable<Figure> {
  await rm(FEDERATED, { recursive: true, force: true });
  await rm(SINGLE, { recursive: true, force: true });
  const federated = await measure(await startSuite(FEDERATED, 3192), network);
  await buildSingle();
  const single = await measure(await startSuite(SINGLE, 3193, ['--as-released']), network);
  const figures = [
    ['requests', 'requests', federated.requests, single.requests],
    ['transfer', 'kB', federated.transferBytes / 1000, single.transferBytes / 1000],
    ['scripts-styles', 'kB', federated.codeBytes / 1000, single.codeBytes / 1000],
    ['time', 'ms', federated.readyMs, single.readyMs],
  ] as const;
  for (const [name, unit, ours, theirs] of figures) {
    const limit = limits[name];
    for (const figure of compared(`${prefix}-${name}`, unit, ours, theirs)) {
      yield limit && figure.against ? { ...figure, limit } : figure;
    }
  }
}

function* compared(name: string, unit: Figure['unit'], federated: number, single: number): Iterable<Figure> {
  yield { name: `${name}-single`, value: rounded(single, 1), unit };
  yield {
    name: `${name}-federated`,
    value: rounded(federated, 1),
    unit,
    against: `${name}-single`,
    ratio: rounded(federated / single, 3),
  };
}

async function measure(server: RunningServer, network?: Network): Promise<FirstPicture> {
  try {
    return await firstPicture(server.origin, network);
  } finally {
    await server.stop();
  }
}

/** The federated data with another shell: one bundle of shell and remotes. */
async function buildSingle(): Promise<void> {
  await cp(FEDERATED, SINGLE, { recursive: true });
  const output = path.join(BENCH_FOLDER, 'single-build');
  process.env.SINGLE_OUTPUT = output;
  await run(
    'pnpm',
    ['exec', 'rspack', 'build', '-c', path.join(ROOT, 'e2e/bench/single/rspack.config.ts')],
    path.join(ROOT, 'shell'),
  );
  await compressFolder(output);
  const target = path.join(SINGLE, 'store/r/shell/single');
  await mkdir(path.dirname(target), { recursive: true });
  await rename(output, target);
  const file = path.join(SINGLE, 'store/discovery.json');
  const document = JSON.parse(await readFile(file, 'utf8')) as DiscoveryDocument;
  const name = discoveryName('shell');
  const [entry] = document.microFrontends[name] ?? [];
  if (!entry) throw new Error('There is no shell in the discovery document');
  const single = { ...entry, metadata: { ...entry.metadata, version: 'single' } };
  // Nobody signs what is no release, so that nobody is trusted here.
  await rm(path.join(SINGLE, 'keys/trusted-root'));
  // The document stands in the page, and one build has nothing to say in it but itself.
  await writeFile(file, JSON.stringify({ ...document, microFrontends: { [name]: [single] } }));
}
