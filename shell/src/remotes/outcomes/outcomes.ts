import type { AppName } from '@suite/contracts';
import type { Candidate } from '@suite/domain';
import { pageData } from '../../page-data.ts';

/** Why a version was bad; the codes of the collector. */
export type BadReason =
  | 'load'
  | 'integrity'
  | 'init'
  | 'chunk'
  | 'render'
  | 'error'
  | 'slow'
  | 'suspended'
  | 'empty'
  | 'hidden'
  | 'covered'
  | 'loop';

export type Symptom = 'calls' | 'errors' | 'long-tasks' | 'memory' | 'vitals';

interface Watched {
  readonly remote: AppName;
  readonly version: string;
  readonly loadedMs: number;
  readonly symptoms: Set<Symptom>;
  /** Views of it on the page. */
  views: number;
  /** Its end is told, or is about to be. */
  isSettled: boolean;
  isBad: boolean;
}

interface Signal {
  readonly remote: string;
  readonly version: string;
  readonly kind: 'mounted' | 'alive' | 'left' | 'bad';
  readonly reason?: BadReason;
  readonly loadMs?: number;
  readonly symptoms?: readonly Symptom[];
}

const COLLECTOR = '/api/v1/telemetry/outcomes';
/** As many as the collector takes at once. */
const MOST_AT_ONCE = 40;
/** An error or a symptom this long after the mount still counts for the version. */
export const WATCHED_MS = 60_000;
/** Requests of a page view before it is left; that makes one more. */
const MOST_BEFORE_LEFT = 2;

const watched = new Map<string, Watched>();
/** Versions with an error in their first effects, which run before they count as mounted. */
const early = new Set<string>();
const waiting: { readonly signal: Signal; readonly loadedMs: number }[] = [];
let sent = 0;

/** What is told of a version, and why the visitor has it. */
type Told = Pick<Candidate, 'version' | 'because'>;

/** A view of a version stands on the page. What is returned says that it does no more. */
export function noteMounted(remote: AppName, candidate: Told, loadMs: number): () => void {
  if (!isCounted(candidate)) return () => undefined;
  const known = watched.get(keyOf(remote, candidate.version));
  const one = known ?? watch(remote, candidate.version);
  one.views += 1;
  if (!known) {
    note(one, { kind: 'mounted', loadMs: Math.round(loadMs) });
    setTimeout(() => report(one), WATCHED_MS);
    if (early.delete(keyOf(remote, candidate.version))) noteError(remote, candidate.version);
  }
  return () => {
    one.views -= 1;
  };
}

/** What it draws is there, some time after the mount. */
export function noteAlive(remote: AppName, { version }: Pick<Told, 'version'>): void {
  const one = watched.get(keyOf(remote, version));
  if (!one || one.isSettled) return;
  one.isSettled = true;
  note(one, { kind: 'alive' });
  // The shell stands before its page: one request is for both.
  if (sent === 0 && [...watched.values()].every(({ isSettled }) => isSettled)) send();
}

/** A version failed. It is told at once, and not again. */
export function noteBad(remote: AppName, candidate: Told, reason: BadReason): void {
  if (!isCounted(candidate)) return;
  const { version } = candidate;
  reportBad(watched.get(keyOf(remote, version)) ?? watch(remote, version), reason);
}

/** An uncaught error whose script is that of a version: it counts while the version is watched. */
export function noteError(remote: string, version: string): void {
  const one = watched.get(keyOf(remote, version));
  if (!one) early.add(keyOf(remote, version));
  if (!one || isOver(one)) return;
  one.symptoms.add('errors');
  reportBad(one, 'error');
}

/** What the browser attributes to no script is that of the versions that stand on the page, not of those that did. */
export function noteSymptom(symptom: Symptom): void {
  symptomOfStanding(symptom)();
}

/** Notes later what those that stand on the page now are to blame for: they may be gone by then. */
export function symptomOfStanding(symptom: Symptom): () => void {
  const standing = [...watched.values()].filter(({ views }) => views > 0);
  return () => {
    for (const one of standing) if (!isOver(one)) one.symptoms.add(symptom);
  };
}

/** Reports what is still open when the page is left: there may be no later time. */
export function reportWhenLeft(target: Window = window): () => void {
  const leave = () => {
    for (const one of watched.values()) {
      const kind = one.isSettled ? 'alive' : 'left';
      if (!one.isSettled || one.symptoms.size > 0) note(one, { kind });
      one.isSettled = true;
    }
    send();
  };
  target.addEventListener('pagehide', leave);
  return () => target.removeEventListener('pagehide', leave);
}

function watch(remote: AppName, version: string): Watched {
  const one: Watched = {
    remote,
    version,
    loadedMs: performance.now(),
    symptoms: new Set(),
    views: 0,
    isSettled: false,
    isBad: false,
  };
  watched.set(keyOf(remote, version), one);
  return one;
}

function isOver({ loadedMs }: Watched): boolean {
  return performance.now() - loadedMs > WATCHED_MS;
}

function reportBad(one: Watched, reason: BadReason): void {
  if (one.isBad) return;
  one.isBad = true;
  one.isSettled = true;
  note(one, { kind: 'bad', reason });
  if (sent < MOST_BEFORE_LEFT) send();
}

/** The symptoms of a version, once it is not watched any more, and in the same request those of the others. */
function report(over: Watched): void {
  if (over.symptoms.size === 0) return;
  for (const one of watched.values()) if (one.symptoms.size > 0) note(one, { kind: 'alive' });
  if (sent < MOST_BEFORE_LEFT) send();
}

function note(one: Watched, part: Omit<Signal, 'remote' | 'version'>): void {
  const { remote, version, loadedMs } = one;
  const symptoms = [...one.symptoms];
  one.symptoms.clear();
  const signal = { remote, version, ...part, ...(symptoms.length > 0 && { symptoms }) };
  waiting.push({ signal, loadedMs });
}

/** Who tests a version on purpose, or belongs to a cohort, is no sample of its visitors. */
function isCounted({ because }: Pick<Told, 'because'>): boolean {
  return because === 'bucket' || because === 'default';
}

function send(): void {
  // A page that is not in the sample, or kept from an earlier day, has none.
  const view = pageData<string>('page-view');
  const told = waiting.splice(0, MOST_AT_ONCE);
  if (view === null || told.length === 0) return;
  sent += 1;
  const nowMs = performance.now();
  const signals = told.map(({ signal, loadedMs }) => ({ ...signal, agoMs: Math.round(nowMs - loadedMs) }));
  // What cannot be told is not told: a page must not fail for it.
  const body = JSON.stringify({ view, signals });
  navigator.sendBeacon?.(COLLECTOR, new Blob([body], { type: 'application/json' }));
}

function keyOf(remote: string, version: string): string {
  return `${remote}@${version}`;
}
