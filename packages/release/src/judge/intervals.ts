import type { Counts } from './outcomes.ts';

/** Quantiles of the normal distribution. */
const TWO_SIDED_95 = 1.959964;
const ONE_SIDED_95 = 1.644854;

/** Wilson's interval of a rate; null without loads. Good for rare events and few loads, which the plain one is not. */
export function rateInterval({ loads, bad }: Counts, z = TWO_SIDED_95): readonly [number, number] | null {
  if (loads === 0) return null;
  const rate = bad / loads;
  const scale = 1 + (z * z) / loads;
  const middle = (rate + (z * z) / (2 * loads)) / scale;
  const half = (z / scale) * Math.sqrt((rate * (1 - rate)) / loads + (z * z) / (4 * loads * loads));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/**
 * Upper bound of how much worse the canary may be, one-sided 95 %: Newcombe's, from the two intervals. Null when
 * either version has no loads.
 */
export function worstDifference(stable: Counts, canary: Counts): number | null {
  const [ofStable, ofCanary] = [rateInterval(stable, ONE_SIDED_95), rateInterval(canary, ONE_SIDED_95)];
  if (!ofStable || !ofCanary) return null;
  const [stableRate, canaryRate] = [stable.bad / stable.loads, canary.bad / canary.loads];
  return canaryRate - stableRate + Math.hypot(ofCanary[1] - canaryRate, stableRate - ofStable[0]);
}
