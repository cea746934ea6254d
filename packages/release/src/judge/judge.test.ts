import { describe, expect, it } from 'vitest';
import { evidence } from './evidence.ts';
import { rateInterval, worstDifference } from './intervals.ts';
import { judge } from './judge.ts';
import type { Counts, Minute } from './outcomes.ts';
import { seededRandom, simulateRollout } from './simulate.ts';

const at = '2026-01-02T03:04:00.000Z';
const minute = (stable: readonly [number, number], canary: readonly [number, number]): Minute => ({
  at,
  stable: { loads: stable[0], bad: stable[1] },
  canary: { loads: canary[0], bad: canary[1] },
});
const repeated = (count: number, one: Minute) => Array.from({ length: count }, () => one);
const verdict = (minutes: readonly Minute[], firstCanary: readonly boolean[] = []) =>
  judge({ minutes, firstCanary }).verdict;

describe('the evidence against a canary', () => {
  it('is even before anything went badly', () => {
    expect(evidence([])).toBe(1);
    expect(evidence([minute([95, 0], [5, 0])])).toBe(1);
  });

  it('is nothing new where only one version was loaded: who is to blame is not known', () => {
    expect(evidence([minute([0, 0], [50, 40])])).toBeCloseTo(1);
    expect(evidence([minute([50, 40], [0, 0])])).toBeCloseTo(1);
    expect(evidence([minute([0, 0], [0, 0])])).toBe(1);
  });

  it('rises with each bad load of the canary and falls with each of the others', () => {
    const one = evidence([minute([95, 0], [5, 1])]);
    // The mean of what a bet of each multiplier wins at a share of 5 percent.
    const expected = [1.5, 2, 3, 5, 10, 20].map((m) => m / (0.95 + 0.05 * m)).reduce((a, b) => a + b) / 6;
    expect(one).toBeCloseTo(expected, 10);
    expect(evidence([minute([95, 0], [5, 2])])).toBeGreaterThan(one);
    expect(evidence([minute([95, 1], [5, 1])])).toBeLessThan(one);
    expect(evidence([minute([95, 1], [5, 0])])).toBeLessThan(1);
  });

  it('is not fooled when everything goes badly at once', () => {
    expect(evidence(repeated(10, minute([95, 95], [5, 5])))).toBeLessThan(1);
  });
});

describe('intervals', () => {
  const counts = (loads: number, bad: number): Counts => ({ loads, bad });

  it.each([
    // Wilson's interval as published for these counts.
    [counts(10, 0), 0, 0.2775],
    [counts(100, 1), 0.0018, 0.0545],
    [counts(263, 81), 0.2553, 0.3662],
    [counts(10, 10), 0.7225, 1],
  ])('of a rate with %j', (given, low, high) => {
    const [from, to] = rateInterval(given) ?? [];
    expect(from).toBeCloseTo(low, 3);
    expect(to).toBeCloseTo(high, 3);
  });

  it('are not there without loads', () => {
    expect(rateInterval(counts(0, 0))).toBeNull();
    expect(worstDifference(counts(0, 0), counts(10, 0))).toBeNull();
    expect(worstDifference(counts(10, 0), counts(0, 0))).toBeNull();
  });

  it('of a difference get narrower with more loads', () => {
    const few = worstDifference(counts(1000, 10), counts(50, 0)) ?? 0;
    const many = worstDifference(counts(20_000, 200), counts(2_000, 20)) ?? 0;
    expect(few).toBeGreaterThan(0.01);
    expect(many).toBeGreaterThan(0);
    expect(many).toBeLessThan(0.01);
  });
});

describe('the judge', () => {
  it.each<[string, readonly Minute[], string]>([
    ['nothing is known', [], 'canary'],
    ['the canary has no loads', repeated(100, minute([95, 1], [0, 0])), 'canary'],
    ['the stable version has no loads', repeated(100, minute([0, 0], [5, 1])), 'stable version'],
  ])('neither promotes nor aborts when %s', (_, minutes, missing) => {
    expect(judge({ minutes, firstCanary: [] })).toMatchObject({
      verdict: 'no-data',
      reason: `there are no loads of the ${missing}`,
    });
  });

  it('waits while too little is known', () => {
    expect(judge({ minutes: repeated(5, minute([95, 1], [5, 0])), firstCanary: [] })).toMatchObject({
      verdict: 'waiting',
      reason: expect.stringMatching(/^it may be worse by up to \d+\.\d\d %$/),
    });
  });

  it('lets a canary go on that is not worse, very probably', () => {
    expect(judge({ minutes: repeated(400, minute([95, 1], [5, 0])), firstCanary: [] })).toMatchObject({
      verdict: 'ready',
      reason: 'it is worse by less than 1.00 %',
    });
  });

  it('takes back a canary that is worse', () => {
    expect(judge({ minutes: repeated(10, minute([95, 1], [5, 1])), firstCanary: [] })).toMatchObject({
      verdict: 'abort',
      reason: '20.00 % of its loads go badly, 1.05 % of the others',
    });
  });

  it.each<[string, readonly Minute[]]>([
    ['fewer than 30 loads', repeated(5, minute([95, 0], [5, 3]))],
    ['fewer than 5 bad loads', repeated(4, minute([995, 0], [15, 1]))],
    ['an excess of less than half a point', repeated(1000, minute([900, 0], [100, 0.4]))],
  ])('does not take it back on %s', (_, minutes) => {
    expect(evidence(minutes)).toBeGreaterThan(100);
    expect(verdict(minutes)).not.toBe('abort');
  });

  it('takes it back when its first five sessions all went badly', () => {
    const few = [minute([10, 0], [5, 5])];
    expect(judge({ minutes: few, firstCanary: [true, true, true, true, true] })).toMatchObject({
      verdict: 'abort',
      reason: 'the first 5 sessions on the canary all went badly',
    });
    // Those after the fifth do not matter.
    expect(verdict(few, [true, true, true, true, true, false])).toBe('abort');
    expect(verdict(few, [true, true, true, true])).not.toBe('abort');
    expect(verdict(few, [true, true, false, true, true, true])).not.toBe('abort');
  });

  it('delivery: judge: a seeded 5 percent bad canary is aborted, an A/A run is not', () => {
    const runs = (canaryRate: number, count: number) => {
      const random = seededRandom(17);
      const rollout = { stableRate: 0.01, canaryRate, stableLoads: 95, canaryLoads: 5, minutes: 120 };
      return Array.from({ length: count }, () => simulateRollout(rollout, random));
    };
    const worse = runs(0.05, 60);
    expect(worse.filter((run) => !run.isAborted)).toEqual([]);
    const loads = worse.map((run) => run.canaryLoads).toSorted((a, b) => a - b);
    expect(loads[30]).toBeLessThan(250);
    expect(runs(0.01, 100).filter((run) => run.isAborted).length).toBeLessThanOrEqual(2);
  });
});
