import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DiscoveryDocument, discoveryName } from '@suite/contracts';
import { compressFolder } from '@suite/release';
import { run } from '../apps.ts';
import { type Figure, rounded } from './figure.ts';
import { type FirstPicture, firstPicture } from './first-picture.ts';
import { BENCH_FOLDER } from './folder.ts';
import { polygonFigures } from './polygons/polygons.ts';
import { type RunningServer, startSuite } from './server.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FEDERATED = path.join(BENCH_FOLDER, 'federated');
const SINGLE = path.join(BENCH_FOLDER, 'single');

/** The polygon layer beside other libraries, then the way to the first picture. */
export async function* pictureBench(): AsyncIterable<Figure> {
  yield* polygonFigures();
  yield* firstPictureFigures();
}

/**
 * Bytes and requests until the building picture stands with its polygons, from an empty cache: the
 * federated suite against one build of the same sources, served by the same server.
 */
async function* firstPictureFigures(): AsyncIterable<Figure> {
  await rm(FEDERATED, { recursive: true, force: true });
  await rm(SINGLE, { recursive: true, force: true });
  const federated = await measure(await startSuite(FEDERATED, 3192));
  await buildSingle();
  const single = await measure(await startSuite(SINGLE, 3193, ['--as-released']));
  yield* compared('requests', 'requests', federated.requests, single.requests);
  yield* compared('transfer', 'kB', federated.transferBytes / 1000, single.transferBytes / 1000);
  yield* compared('scripts-styles', 'kB', federated.codeBytes / 1000, single.codeBytes / 1000);
  yield* compared('time', 'ms', federated.readyMs, single.readyMs);
}

function* compared(name: string, unit: Figure['unit'], federated: number, single: number): Iterable<Figure> {
  yield { name: `picture-${name}-single`, value: rounded(single, 1), unit };
  yield {
    name: `picture-${name}-federated`,
    value: rounded(federated, 1),
    unit,
    against: `picture-${name}-single`,
    ratio: rounded(federated / single, 3),
  };
}

async function measure(server: RunningServer): Promise<FirstPicture> {
  try {
    return await firstPicture(server.origin);
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
  await writeFile(
    file,
    JSON.stringify({ ...document, microFrontends: { ...document.microFrontends, [name]: [single] } }),
  );
}
