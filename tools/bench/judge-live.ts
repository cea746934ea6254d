import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { seededRandom } from '@suite/release';
import { releaseCommandOf } from '../../e2e/pages/releases.ts';
import { makeVariant } from '../../e2e/pages/variant.ts';
import { type Figure, median, rounded } from './figure.ts';
import { BENCH_FOLDER } from './folder.ts';
import { MadeVisits } from './made-visits.ts';
import { startSuite } from './server.ts';

const PORT = 3196;
const LOADS_PER_MINUTE = 4_000;
const MINUTES = 10;
const TRAFFIC = 25;
const BASE = 0.01;

/**
 * A canary that is the stable version under another name, at a quarter of 4,000 page views a minute for ten minutes, on a
 * running server with its judge: pages are asked for and report as browsers do, and none of it may take the canary back.
 */
export async function* judgeLiveBench(minutes = MINUTES): AsyncIterable<Figure> {
  const dataDir = path.join(BENCH_FOLDER, 'judge-live');
  await rm(dataDir, { recursive: true, force: true });
  // Visitors come from many networks; the server takes their addresses from this one alone.
  const server = await startSuite(dataDir, PORT, [], { TRUST_PROXY: '127.0.0.1/32,::1/128' });
  const seed = randomInt(2 ** 31);
  yield { name: 'judge-live-seed', value: seed, unit: 'points' };
  try {
    const canary = await makeVariant('mf-map', undefined, dataDir);
    await releaseCommandOf(dataDir, 'release', canary.app, canary.version, '--traffic', String(TRAFFIC));
    const visits = new MadeVisits(server.origin, canary, { random: seededRandom(seed), bad: BASE });
    await visits.run(LOADS_PER_MINUTE, minutes);
    const { served, reported, ofCanary, latenciesMs } = visits.counts;
    yield { name: 'judge-live-page-views', value: served, unit: 'loads' };
    yield { name: 'judge-live-of-the-canary', value: ofCanary, unit: 'loads' };
    yield { name: 'judge-live-reports', value: reported, unit: 'requests' };
    const refused = [...visits.refused.values()].reduce((sum, times) => sum + times, 0);
    for (const [reason, times] of visits.refused) console.error(`refused ${times} times: ${reason}`);
    yield { name: 'judge-live-refused', value: refused, unit: 'requests', limit: '<= 0' };
    yield { name: 'judge-live-page', value: rounded(median(latenciesMs), 1), unit: 'ms' };
    const history = await releaseCommandOf(dataDir, 'history', canary.app);
    const taken = history.split('\n').filter((line) => /\bjudge\b/.test(line)).length;
    yield { name: 'judge-live-taken-back-or-paused', value: taken, unit: 'times', limit: '<= 0' };
    console.error(await releaseCommandOf(dataDir, 'status', '--server', server.origin));
  } finally {
    await server.stop();
  }
}
