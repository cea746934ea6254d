import { describe, expect, it } from 'vitest';
import { evidence } from './evidence.ts';
import { rateInterval, worstDifference } from './intervals.ts';
import { judge } from './judge.ts';
import { type Counts, type Minute, type Series, withoutBad } from './outcomes.ts';
import { seededRandom } from './random.ts';
import { type SimulatedEnd, type SimulatedRollout, simulateRollout } from './simulate.ts';

/** 5 percent of 200 visitors a minute. */
const TRAFFIC = { loadsPerMinute: 200, traffic: 5, minutes: 120 };
const at = '2026-01-02T03:04:00.000Z';
const minute = (stable: readonly [number, number], canary: readonly [number, number]): Minute => ({
  at,
  stable: { loads: stable[0], bad: stable[1] },
  canary: { loads: canary[0], bad: canary[1] },
});
const repeated = (count: number, one: Minute) => Array.from({ length: count }, () => one);
const all = (minutes: readonly Minute[], contestable = 0): Series => ({
  kind: 'bad',
  slice: null,
  minutes,
  contestable,
});
const judged = (...series: readonly Series[]) => judge({ series });

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

it('takes so many bad loads of the canary for good ones, the latest first', () => {
  const minutes = [minute([9, 1], [5, 3]), minute([9, 1], [5, 2])];
  expect(withoutBad(minutes, 4).map(({ canary }) => canary.bad)).toEqual([1, 0]);
  expect(withoutBad(minutes, 9).map(({ canary }) => canary.bad)).toEqual([0, 0]);
  expect(withoutBad(minutes, 0)).toEqual(minutes);
});

describe('the judge', () => {
  it.each<[string, readonly Minute[], string]>([
    ['nothing is known', [], 'canary'],
    ['the canary has no loads', repeated(100, minute([95, 1], [0, 0])), 'canary'],
    ['the stable version has no loads', repeated(100, minute([0, 0], [5, 1])), 'stable version'],
  ])('neither promotes nor aborts when %s', (_, minutes, missing) => {
    expect(judged(all(minutes))).toMatchObject({
      verdict: 'no-data',
      reason: `there are no loads of the ${missing}`,
    });
  });

  it('waits while too little is known', () => {
    expect(judged(all(repeated(5, minute([95, 1], [5, 0]))))).toMatchObject({
      verdict: 'waiting',
      reason: expect.stringMatching(/^it may be worse by up to \d+\.\d\d %$/),
    });
  });

  it('lets a canary go on that is not worse, very probably', () => {
    expect(judged(all(repeated(400, minute([95, 1], [5, 0]))))).toMatchObject({
      verdict: 'ready',
      reason: 'it is worse by less than 1.00 %',
    });
  });

  const few = minute([95, 1], [5, 0]);
  const bad = repeated(10, minute([95, 1], [5, 1]));
  it.each<[string, Partial<Series>, string]>([
    ['all visitors', {}, '20.00 % of its loads go badly, 1.05 % of the others'],
    [
      'one language on one device',
      { slice: 'sr phone' },
      'sr phone: 20.00 % of its loads go badly, 1.05 % of the others',
    ],
    [
      'what is never heard of',
      { kind: 'silent' },
      '20.00 % of the page views that get it never show it, or fall silent, 1.05 % of the others',
    ],
    [
      'calls that fail',
      { kind: 'calls' },
      '20.00 % of its page views have calls that fail, 1.05 % of the others',
    ],
  ])('takes back a canary that is worse by %s', (_, part, reason) => {
    const found = judged(all(repeated(100, few)), { ...all(bad), ...part });
    expect(found).toMatchObject({ verdict: 'abort', reason });
    expect(found.evidence).toBeGreaterThan(100);
  });

  it('only pauses it where three networks could have made that up', () => {
    expect(judged(all(bad, 6))).toMatchObject({
      verdict: 'pause',
      reason: expect.stringMatching(/^20\.00 % of its loads .*; three networks could have made that up$/),
    });
    expect(judged(all(bad, 2)).verdict).toBe('abort');
  });

  it('asks more of a slice than of all visitors, so that all comparisons together are as seldom in error', () => {
    const some = repeated(5, minute([95, 1], [5, 1]));
    expect(judged(all(some)).verdict).toBe('abort');
    expect(judged({ ...all(some), slice: 'sr phone' }).verdict).not.toBe('abort');
  });

  it.each<[string, readonly Minute[]]>([
    ['fewer than 5 bad loads', repeated(4, minute([9995, 0], [15, 1]))],
    ['an excess of less than half a point', repeated(1000, minute([900, 0], [100, 0.4]))],
  ])('does not take it back on %s', (_, minutes) => {
    expect(evidence(minutes)).toBeGreaterThan(1000);
    expect(['abort', 'pause']).not.toContain(judged(all(minutes)).verdict);
  });

  const runs = (canary: Partial<SimulatedRollout['canary']>, count: number, part: object = {}) => {
    const random = seededRandom(17);
    const rollout = { stable: { bad: 0.01 }, canary: { bad: 0.01, ...canary }, ...TRAFFIC, ...part };
    return Array.from({ length: count }, () => simulateRollout(rollout, random));
  };
  const caught = ({ verdict }: SimulatedEnd) => verdict === 'abort' || verdict === 'pause';

  it.each<[string, Partial<SimulatedRollout['canary']>, number]>([
    ['1 → 5 percent bad', { bad: 0.05 }, 300],
    ['that never mounts', { silent: 1 }, 60],
    ['broken in one language on phones', { badInSlice: 1 }, 600],
  ])('delivery: judge: a canary %s is caught', (_, canary, most) => {
    const ends = runs(canary, 60);
    expect(ends.filter((end) => !caught(end))).toEqual([]);
    expect(ends.map(({ judgedLoads }) => judgedLoads).toSorted((a, b) => a - b)[30]).toBeLessThan(most);
  });

  it('delivery: judge: an A/A run is left alone, with late and lost reports and crawlers', () => {
    expect(runs({}, 100).filter(caught).length).toBeLessThanOrEqual(1);
    expect(runs({}, 50, { loadsPerMinute: 4000, traffic: 25 }).filter(caught)).toEqual([]);
  });
});
