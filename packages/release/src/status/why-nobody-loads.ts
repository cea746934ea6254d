import type { DiscoveryEntry } from '@suite/contracts';
import { minutesOf, type Outcomes, totals } from '../judge/outcomes.ts';

/** Fewer say nothing. */
const LEAST_VIEWS = 3;

/** In a sentence why a canary reaches nobody; null where it reaches somebody, or nothing is known of it yet. */
export function whyNobodyLoads(
  outcomes: Outcomes,
  reasons: Readonly<Record<string, number>>,
  { deployment, extras }: DiscoveryEntry,
): string | null {
  const assigned = totals(minutesOf(outcomes, 'silent'));
  const heard = totals(minutesOf(outcomes, 'bad'));
  if (assigned.canary.loads === 0) {
    // Among so many others one page view at least had been its own, very probably.
    const expected = (assigned.stable.loads * deployment.traffic) / 100;
    const { requiresShell } = extras.suite.contract;
    return expected >= 2 * LEAST_VIEWS
      ? `no visitor can load this, because no page is served with it: it needs contracts ${requiresShell} and the libraries that it was built with, and the shell has others`
      : null;
  }
  if (assigned.canary.loads < LEAST_VIEWS) return null;
  if (assigned.canary.bad === assigned.canary.loads) {
    return `no visitor can load this, because none of the ${assigned.canary.loads} page views that got it told that it stands`;
  }
  if (heard.canary.loads < LEAST_VIEWS || heard.canary.bad < heard.canary.loads) return null;
  const lines = Object.entries(reasons)
    .toSorted(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${reason} ${count}`);
  return `no visitor can load this, because each of its ${heard.canary.loads} loads went badly (${lines.join(', ')})`;
}
