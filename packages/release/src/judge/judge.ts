import { evidence } from './evidence.ts';
import { worstDifference } from './intervals.ts';
import { type Outcomes, totals } from './outcomes.ts';

/** One rollout of a hundred is aborted wrongly, at most. */
export const ABORT_EVIDENCE = 100;
const LEAST_CANARY_LOADS = 30;
const LEAST_CANARY_BAD = 5;
/** Half a percentage point. */
const LEAST_EXCESS = 0.005;
/** So many first sessions that all went badly are enough. */
const FIRST_SESSIONS = 5;
/** A canary goes on when it is worse by less than one percentage point, very probably. */
const WORST_DIFFERENCE = 0.01;

/**
 * `abort`: worse than what it replaces. `ready`: not worse, as far as is known; a person may go on. `waiting`: it is
 * too early to say. `no-data`: nothing is known of one of the two, so that nothing may be decided.
 */
export type Verdict = 'no-canary' | 'no-data' | 'waiting' | 'ready' | 'abort';

export interface Judgement {
  readonly verdict: Exclude<Verdict, 'no-canary'>;
  readonly evidence: number;
  /** Why, in a sentence. */
  readonly reason: string;
}

/** What the outcomes of a rollout say. Pure: the same outcomes always give the same verdict. */
export function judge(outcomes: Outcomes): Judgement {
  const { stable, canary } = totals(outcomes.minutes);
  const found = evidence(outcomes.minutes);
  const say = (verdict: Judgement['verdict'], reason: string): Judgement => ({
    verdict,
    evidence: found,
    reason,
  });
  if (areAllBad(outcomes.firstCanary)) {
    return say('abort', `the first ${FIRST_SESSIONS} sessions on the canary all went badly`);
  }
  if (canary.loads === 0 || stable.loads === 0) {
    return say('no-data', `there are no loads of the ${canary.loads === 0 ? 'canary' : 'stable version'}`);
  }
  const [canaryRate, stableRate] = [canary.bad / canary.loads, stable.bad / stable.loads];
  const isKnownEnough = canary.loads >= LEAST_CANARY_LOADS && canary.bad >= LEAST_CANARY_BAD;
  if (found >= ABORT_EVIDENCE && isKnownEnough && canaryRate - stableRate >= LEAST_EXCESS) {
    return say('abort', `${percent(canaryRate)} of its loads go badly, ${percent(stableRate)} of the others`);
  }
  const worst = worstDifference(stable, canary) ?? 1;
  if (worst < WORST_DIFFERENCE) return say('ready', `it is worse by less than ${percent(WORST_DIFFERENCE)}`);
  return say('waiting', `it may be worse by up to ${percent(worst)}`);
}

function areAllBad(firstCanary: readonly boolean[]): boolean {
  return firstCanary.length >= FIRST_SESSIONS && firstCanary.slice(0, FIRST_SESSIONS).every(Boolean);
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(2)} %`;
}
