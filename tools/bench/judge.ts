import { seededRandom, simulateRollout } from '@suite/release';
import { type Figure, median, rounded } from './figure.ts';

const RUNS = 2_000;
/** True shares of bad loads: of the stable version, of the canary. */
const RATES = [
  [0.001, 0.001],
  [0.01, 0.01],
  [0.05, 0.05],
  [0.01, 0.02],
  [0.01, 0.03],
  [0.01, 0.05],
  [0.01, 0.1],
  [0.01, 0.5],
] as const;
/** At 5 percent of the visitors: 5 canary loads a minute and 95 others, for 1,000 canary loads. */
const TRAFFIC = { stableLoads: 95, canaryLoads: 5, minutes: 200 };

/** How often the judge takes a canary back, and after how many of its loads, over made-up rollouts. */
export async function* judgeBench(): AsyncIterable<Figure> {
  for (const [stableRate, canaryRate] of RATES) {
    const random = seededRandom(2026);
    const runs = Array.from({ length: RUNS }, () =>
      simulateRollout({ ...TRAFFIC, stableRate, canaryRate }, random),
    );
    const aborted = runs.filter((run) => run.isAborted);
    const isHealthy = stableRate === canaryRate;
    const name = `judge-${stableRate * 100}-to-${canaryRate * 100}-percent-bad`;
    yield {
      name: `${name}-aborted`,
      value: rounded((100 * aborted.length) / RUNS, 2),
      unit: '%',
      ...(isHealthy && { limit: '<= 1' }),
    };
    if (isHealthy || aborted.length === 0) continue;
    const loads = median(aborted.map((run) => run.canaryLoads));
    yield { name: `${name}-loads-to-abort`, value: loads, unit: 'loads' };
  }
}
