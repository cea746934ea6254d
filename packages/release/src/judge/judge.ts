import { evidence } from './evidence.ts';
import { worstDifference } from './intervals.ts';
import {
  type Minute,
  minutesOf,
  type Outcomes,
  type Series,
  type SeriesKind,
  SLICES,
  totals,
  withoutBad,
} from './outcomes.ts';

/** One healthy rollout of so many is taken back or paused, at most, all comparisons together. */
const ENOUGH = 100;
/** How that error is shared out: for all visitors by kind; what is left, 0.2, among the slices. */
const SHARES: Readonly<Record<SeriesKind, number>> = {
  bad: 0.4,
  silent: 0.2,
  calls: 0.04,
  errors: 0.04,
  'long-tasks': 0.04,
  memory: 0.04,
  vitals: 0.04,
};
const SHARE_OF_SLICE = 0.2 / SLICES.length;
/** Less than that is not worth it, however sure it is. */
const LEAST_EXCESS: Readonly<Record<SeriesKind, number>> = {
  bad: 0.005,
  silent: 0.02,
  calls: 0.05,
  errors: 0.03,
  'long-tasks': 0.1,
  memory: 0.05,
  vitals: 0.1,
};
/** More than two networks can make up: two sessions of each count. */
const LEAST_BAD = 5;
/** A canary goes on when it is worse by less than one percentage point, very probably. */
const WORST_DIFFERENCE = 0.01;

/**
 * `abort`: worse than what it replaces. `pause`: so it seems, but three networks could have made it up: nobody gets it
 * until a person has looked. `ready`: not worse, as far as is known; a person may go on. `waiting`: it is too early to
 * say. `no-data`: nothing is known of one of the two, so that nothing may be decided.
 */
export type Verdict = 'no-canary' | 'no-data' | 'waiting' | 'ready' | 'pause' | 'abort';

export interface Judgement {
  readonly verdict: Exclude<Verdict, 'no-canary'>;
  /** Of the comparison that says most against the canary, less its share of the error: at 100 it goes. */
  readonly evidence: number;
  /** Why, in a sentence. */
  readonly reason: string;
}

/** What the outcomes of a rollout say. Pure: the same outcomes always give the same verdict. */
export function judge(outcomes: Outcomes): Judgement {
  const found = outcomes.series.map((series) => ({ series, score: score(series, series.minutes) }));
  const highest = found.reduce((most, { score: one }) => Math.max(most, one), 0);
  const say = (verdict: Judgement['verdict'], reason: string): Judgement => ({
    verdict,
    evidence: highest,
    reason,
  });
  const worse = found.filter(({ series, score: one }) => isWorse(series, series.minutes, one));
  const sure = worse.find(({ series }) => isSure(series));
  if (sure) return say('abort', reasonOf(sure.series));
  if (worse[0]) {
    return say('pause', `${reasonOf(worse[0].series)}; three networks could have made that up`);
  }
  return atLeisure(outcomes, say);
}

function atLeisure(
  outcomes: Outcomes,
  say: (verdict: Judgement['verdict'], reason: string) => Judgement,
): Judgement {
  const { stable, canary } = totals(minutesOf(outcomes));
  if (canary.loads === 0 || stable.loads === 0) {
    return say('no-data', `there are no loads of the ${canary.loads === 0 ? 'canary' : 'stable version'}`);
  }
  const worst = worstDifference(stable, canary) ?? 1;
  if (worst < WORST_DIFFERENCE) return say('ready', `it is worse by less than ${percent(WORST_DIFFERENCE)}`);
  return say('waiting', `it may be worse by up to ${percent(worst)}`);
}

/** The evidence, less what this comparison has to share with the others. */
function score({ kind, slice }: Series, minutes: readonly Minute[]): number {
  return evidence(minutes) * (slice === null ? SHARES[kind] : SHARE_OF_SLICE);
}

function isWorse({ kind }: Series, minutes: readonly Minute[], found: number): boolean {
  if (found < ENOUGH) return false;
  const { stable, canary } = totals(minutes);
  return (
    canary.bad >= LEAST_BAD && canary.bad / canary.loads - stable.bad / stable.loads >= LEAST_EXCESS[kind]
  );
}

/** Whether it would be worse, too, had the three networks with most of its bad loads had none. */
function isSure(series: Series): boolean {
  const minutes = withoutBad(series.minutes, series.contestable);
  return score(series, minutes) >= ENOUGH;
}

const WHAT: Readonly<Record<SeriesKind, string>> = {
  bad: 'of its loads go badly',
  silent: 'of the page views that get it never show it, or fall silent',
  calls: 'of its page views have calls that fail',
  errors: 'of its page views have uncaught errors',
  'long-tasks': 'of its page views do not respond for long',
  memory: 'of its page views take ever more memory',
  vitals: 'of its page views are slow to show or jump about',
};

function reasonOf({ kind, slice, minutes }: Series): string {
  const { stable, canary } = totals(minutes);
  const [ofCanary, ofStable] = [canary, stable].map(({ loads, bad }) => percent(bad / loads));
  return `${slice ? `${slice}: ` : ''}${ofCanary} ${WHAT[kind]}, ${ofStable} of the others`;
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(2)} %`;
}
