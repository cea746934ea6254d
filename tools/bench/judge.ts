import { randomInt } from 'node:crypto';
import { type SimulatedRollout, seededRandom, simulateRollout } from '@suite/release';
import { type Figure, median, rounded } from './figure.ts';

const RUNS = 1_000;
const LOADS_PER_MINUTE = [200, 1_000, 4_000, 20_000] as const;
const TRAFFIC = [5, 25] as const;
const BASE = [0.001, 0.01, 0.05] as const;
const MINUTES = 40;

/** What a canary of 5 percent may be worse by, how many of its loads it may take, and whether that is a goal. */
const WORSE: readonly (readonly [string, SimulatedRollout['canary'], string?])[] = [
  ['1-to-2-percent-bad', { bad: 0.02 }],
  ['1-to-3-percent-bad', { bad: 0.03 }],
  ['1-to-5-percent-bad', { bad: 0.05 }, '<= 300'],
  ['1-to-10-percent-bad', { bad: 0.1 }],
  ['1-to-50-percent-bad', { bad: 0.5 }],
  ['never-mounts', { bad: 0.01, silent: 1 }, '<= 60'],
  ['bad-in-serbian-on-phones', { bad: 0.01, badInSlice: 1 }, '<= 600'],
  ['silent-in-serbian-on-phones', { bad: 0.01, silentInSlice: 1 }],
];
const STEADY = { loadsPerMinute: 200, traffic: 5, minutes: 150 };

/** How often the judge takes a canary back or pauses it, and after how many of its loads, over made-up rollouts. */
export async function* judgeBench(): AsyncIterable<Figure> {
  // Another one each time: no threshold was fitted to it.
  const seed = randomInt(2 ** 31);
  const random = seededRandom(seed);
  const caughtOf = (rollout: SimulatedRollout) =>
    Array.from({ length: RUNS }, () => simulateRollout(rollout, random)).filter(
      ({ verdict }) => verdict === 'abort' || verdict === 'pause',
    );
  const share = (count: number) => rounded((100 * count) / RUNS, 2);
  yield { name: 'judge-seed', value: seed, unit: 'points' };
  for (const loadsPerMinute of LOADS_PER_MINUTE) {
    for (const traffic of TRAFFIC) {
      for (const bad of BASE) {
        const caught = caughtOf({
          stable: { bad },
          canary: { bad },
          loadsPerMinute,
          traffic,
          minutes: MINUTES,
        });
        const name = `judge-healthy-${loadsPerMinute}-a-minute-at-${traffic}-percent-${bad * 100}-percent-bad`;
        yield { name, value: share(caught.length), unit: '%', limit: '<= 1' };
      }
    }
  }
  for (const [name, canary, limit] of WORSE) {
    const caught = caughtOf({ ...STEADY, stable: { bad: 0.01 }, canary });
    yield { name: `judge-${name}-caught`, value: share(caught.length), unit: '%' };
    const loads = median(caught.map(({ judgedLoads }) => judgedLoads));
    yield { name: `judge-${name}-loads`, value: loads, unit: 'loads', ...(limit && { limit }) };
  }
}
