import type { Minute } from './outcomes.ts';

/** How much likelier than by chance a bad event is the canary's, in the worlds that the evidence weighs. */
export const MULTIPLIERS = [1.5, 2, 3, 5, 10, 20] as const;

/**
 * Evidence that the canary is worse: an e-process. Were both versions alike, each bad event would belong to the canary
 * with the probability of its share in that minute's loads, whatever else goes wrong in that minute; each multiplier
 * is a bet on more than that, and the evidence is the mean of what the bets have become. Without a difference it
 * reaches 100 in one rollout of a hundred at most, however often one looks (Ville's inequality).
 */
export function evidence(minutes: readonly Minute[]): number {
  // Minutes in which nothing went badly change no bet.
  const telling = minutes.filter(({ stable, canary }) => stable.bad + canary.bad > 0);
  const bets = MULTIPLIERS.map((multiplier) =>
    Math.exp(telling.reduce((sum, minute) => sum + logFactor(minute, multiplier), 0)),
  );
  return bets.reduce((sum, bet) => sum + bet, 0) / MULTIPLIERS.length;
}

function logFactor({ stable, canary }: Minute, multiplier: number): number {
  const loads = stable.loads + canary.loads;
  if (loads === 0) return 0;
  const share = canary.loads / loads;
  const denominator = Math.log(1 - share + multiplier * share);
  return canary.bad * (Math.log(multiplier) - denominator) - stable.bad * denominator;
}
