import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Figure, rounded } from './figure.ts';
import { BENCH_FOLDER } from './folder.ts';
import { startSuite } from './server.ts';

const PORT = 3191;

/** Start without any data (builds, database, demo project) and with all of it. Toolchain and packages are there. */
export async function* startBench(): AsyncIterable<Figure> {
  const folder = path.join(BENCH_FOLDER, 'start');
  await rm(folder, { recursive: true, force: true });
  const first = await startSuite(folder, PORT);
  await first.stop();
  yield { name: 'start-first', value: rounded(first.readyMs), unit: 'ms' };
  const second = await startSuite(folder, PORT);
  await second.stop();
  yield {
    name: 'start-second',
    value: rounded(second.readyMs),
    unit: 'ms',
    against: 'start-first',
    ratio: rounded(second.readyMs / first.readyMs, 3),
  };
}
