import { describe, expect, it } from 'vitest';
import { BUCKETS, bucketOf, murmur3 } from './bucket.ts';

const VISITORS = Array.from(
  { length: 1000 },
  (_, index) => `visitor-${index.toString(16).padStart(24, '0')}`,
);

describe('murmur3, x86, 32 bits', () => {
  // Published vectors of the reference implementation.
  it.each([
    ['', 0, 0],
    ['', 1, 0x514e28b7],
    ['', 0xffffffff, 0x81f16f39],
    ['a', 0x9747b28c, 0x7fa09ea6],
    ['aa', 0x9747b28c, 0x5d211726],
    ['aaa', 0x9747b28c, 0x283e0130],
    ['aaaa', 0x9747b28c, 0x5a97808a],
    ['Hello, world!', 0x9747b28c, 0x24884cba],
    ['ππππππππ', 0x9747b28c, 0xd58063c1],
    ['The quick brown fox jumps over the lazy dog', 0x9747b28c, 0x2fa826cd],
  ])('of %j with the seed %d', (text, seed, expected) => {
    expect(murmur3(new TextEncoder().encode(text), seed)).toBe(expected);
  });

  it('reads a part of a larger buffer', () => {
    const whole = new TextEncoder().encode('xxaaaa');
    expect(murmur3(whole.subarray(2), 0x9747b28c)).toBe(0x5a97808a);
  });
});

describe('the bucket of a visitor', () => {
  const isIn =
    (traffic: number, salt = 'r1') =>
    (uid: string) =>
      bucketOf('mf-map', salt, uid) < traffic * 100;

  it('is the same at every look, and a whole number below 10,000', () => {
    for (const uid of VISITORS) {
      const bucket = bucketOf('mf-map', 'r1', uid);
      expect(bucket).toBe(bucketOf('mf-map', 'r1', uid));
      expect(Number.isInteger(bucket) && bucket >= 0 && bucket < BUCKETS).toBe(true);
    }
  });

  it('is another for another remote or another rollout', () => {
    const first = VISITORS.map((uid) => bucketOf('mf-map', 'r1', uid));
    for (const [remote, salt] of [
      ['mf-panels', 'r1'],
      ['mf-map', 'r2'],
    ] as const) {
      const same = VISITORS.filter((uid, index) => bucketOf(remote, salt, uid) === first[index]);
      expect(same.length).toBeLessThan(5);
    }
  });

  it('delivery: stickiness: 1,000 visitors at 1, 5, 25, 100 % within binomial bounds, nobody goes back', () => {
    let before: readonly string[] = [];
    for (const traffic of [1, 5, 25, 100]) {
      const canary = VISITORS.filter(isIn(traffic));
      expect(before.filter((uid) => !canary.includes(uid))).toEqual([]);
      const share = traffic / 100;
      const fourSigma = 4 * Math.sqrt(VISITORS.length * share * (1 - share));
      expect(Math.abs(canary.length - VISITORS.length * share)).toBeLessThanOrEqual(fourSigma);
      before = canary;
    }
    expect(before).toHaveLength(VISITORS.length);
    expect(VISITORS.filter(isIn(0))).toEqual([]);
  });
});
