/** Numbers from 0 to below 1. */
export type Random = () => number;

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** From here on the normal distribution stands in. */
const NORMAL_FROM = 40;

/** How many of so many come out, each with this probability. */
export function binomial(count: number, probability: number, random: Random): number {
  if (count <= 0 || probability <= 0) return 0;
  if (probability >= 1) return count;
  if (probability > 0.5) return count - binomial(count, 1 - probability, random);
  const mean = count * probability;
  if (mean > NORMAL_FROM) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const drawn = Math.round(mean + normal * Math.sqrt(mean * (1 - probability)));
    return Math.min(count, Math.max(0, drawn));
  }
  return bySkips(count, Math.log(1 - probability), random);
}

/** From one that comes out to the next (geometric). */
function bySkips(count: number, logMiss: number, random: Random): number {
  let [drawn, at] = [0, 0];
  for (;;) {
    at += Math.floor(Math.log(1 - random()) / logMiss) + 1;
    if (at > count) return drawn;
    drawn += 1;
  }
}
