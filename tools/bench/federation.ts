import path from 'node:path';
import { fallbackBench } from './fallback.ts';
import type { Figure } from './figure.ts';
import { BENCH_FOLDER } from './folder.ts';
import { compareBuilds } from './picture.ts';

const NETWORK = { latencyMs: 80, megabitsPerSecond: 10 };

/** What it costs to be six applications, on a network as visitors have it, and how long a fault of one is seen. */
export async function* federationBench(): AsyncIterable<Figure> {
  yield* compareBuilds('federation', NETWORK, { transfer: '<= 1.10', time: '<= 1.05' });
  yield* fallbackBench(path.join(BENCH_FOLDER, 'fallback'));
}
