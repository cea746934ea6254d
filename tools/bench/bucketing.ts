import { bucketOf } from '@suite/domain';
import { manifests } from '../apps.ts';
import { type Figure, rounded } from './figure.ts';

const VISITORS = 1_000_000;
const SHARES = [1, 5, 25, 50] as const;
const REMOTES = manifests().map(({ name }) => name);

/** How exactly a share of a million visitors gets a canary, and how many are on two of five canaries at once. */
export async function* bucketingBench(): AsyncIterable<Figure> {
  const taken = SHARES.map(() => 0);
  let onSeveral = 0;
  let hashMs = 0;
  for (let index = 0; index < VISITORS; index += 1) {
    // Numbers that differ in little, as bad ones would.
    const visitor = index.toString(16).padStart(32, '0');
    const startedMs = performance.now();
    const buckets = REMOTES.map((remote) => bucketOf(remote, 'r1', visitor));
    hashMs += performance.now() - startedMs;
    for (const [at, share] of SHARES.entries())
      if ((buckets[0] ?? 0) < share * 100) taken[at] = (taken[at] ?? 0) + 1;
    if (buckets.filter((bucket) => bucket < 500).length > 1) onSeveral += 1;
  }
  for (const [at, share] of SHARES.entries()) {
    const got = (100 * (taken[at] ?? 0)) / VISITORS;
    // Four standard deviations of a fair draw.
    const bound = (400 * Math.sqrt((share / 100) * (1 - share / 100))) / Math.sqrt(VISITORS);
    yield {
      name: `bucketing-${share}-percent`,
      value: rounded(got, 3),
      unit: '%',
      limit: `${rounded(share - bound, 3)} to ${rounded(share + bound, 3)}`,
    };
  }
  yield {
    name: 'bucketing-on-two-canaries-of-5-percent',
    value: rounded((100 * onSeveral) / VISITORS, 3),
    unit: '%',
  };
  yield {
    name: 'bucketing-hash',
    value: rounded((1000 * hashMs) / (VISITORS * REMOTES.length), 3),
    unit: 'µs',
  };
}
