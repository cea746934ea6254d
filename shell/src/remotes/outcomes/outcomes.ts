import type { RemoteName } from '@suite/contracts';
import type { Candidate } from '@suite/domain';
import { randomId } from '../visit/visitor.ts';

/** Why a version was bad; the codes of the collector. */
export type BadReason = 'load' | 'integrity' | 'init' | 'chunk' | 'render' | 'error' | 'slow';

interface Outcome {
  readonly session: string;
  readonly remote: RemoteName;
  readonly version: string;
  readonly cohort: Candidate['cohort'];
  readonly outcome: 'good' | 'bad';
  readonly reason?: BadReason;
  readonly loadMs?: number;
}

const COLLECTOR = '/api/v1/telemetry/outcomes';
/** As many as the collector takes at once. */
const MOST_AT_ONCE = 20;
/** An error this long after the mount still counts against the version. */
export const WATCHED_MS = 60_000;

/** Made up for this page view: it says nothing of the visitor. */
const session = randomId();
const told = new Set<string>();
const watched = new Map<string, Outcome>();

/** A version stands on the page. It is told as good when it stayed so for a minute, or until the page is left. */
export function noteMounted(remote: RemoteName, candidate: Candidate, loadMs: number): void {
  const key = keyOf(remote, candidate.version);
  // Who tests a version on purpose is no sample of its visitors.
  if (candidate.because === 'override' || told.has(key) || watched.has(key)) return;
  const { version, cohort } = candidate;
  watched.set(key, { session, remote, version, cohort, outcome: 'good', loadMs: Math.round(loadMs) });
  setTimeout(() => reportWatched([key]), WATCHED_MS);
}

/** A version failed. It is told at once, and not again. */
export function noteBad(remote: RemoteName, candidate: Candidate, reason: BadReason): void {
  const { version, cohort, because } = candidate;
  const key = keyOf(remote, version);
  watched.delete(key);
  if (because === 'override' || told.has(key)) return;
  told.add(key);
  send([{ session, remote, version, cohort, outcome: 'bad', reason }]);
}

/** An uncaught error whose script is that of a version: it counts while the version is watched. */
export function noteError(remote: string, version: string): void {
  const key = keyOf(remote, version);
  const outcome = watched.get(key);
  if (!outcome) return;
  watched.delete(key);
  told.add(key);
  const { loadMs: _, ...rest } = outcome;
  send([{ ...rest, outcome: 'bad', reason: 'error' }]);
}

/** Tells what is still watched when the page is left: there may be no later moment. */
export function reportWhenLeft(target: Window = window): () => void {
  const report = () => reportWatched([...watched.keys()]);
  target.addEventListener('pagehide', report);
  return () => target.removeEventListener('pagehide', report);
}

function reportWatched(keys: readonly string[]): void {
  const outcomes = keys.flatMap((key) => watched.get(key) ?? []);
  for (const { remote, version } of outcomes) {
    watched.delete(keyOf(remote, version));
    told.add(keyOf(remote, version));
  }
  for (let from = 0; from < outcomes.length; from += MOST_AT_ONCE) {
    send(outcomes.slice(from, from + MOST_AT_ONCE));
  }
}

let isInSample: boolean | undefined;

/**
 * Whether this page view tells anything. A large site needs no more than a sample (`OUTCOME_SHARE` of the server), drawn
 * before anything is known of the view: good and bad, stable and canary keep their shares.
 */
function isTold(): boolean {
  const meta = document.head.querySelector<HTMLMetaElement>('meta[name="outcome-share"]');
  isInSample ??= Math.random() < Number(meta?.content ?? 1);
  return isInSample;
}

function send(outcomes: readonly Outcome[]): void {
  if (!isTold()) return;
  // What cannot be told is not told: a page must not fail for it.
  navigator.sendBeacon?.(COLLECTOR, new Blob([JSON.stringify({ outcomes })], { type: 'application/json' }));
}

function keyOf(remote: string, version: string): string {
  return `${remote}@${version}`;
}
