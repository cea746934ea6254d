/** Loads of a version, and how many of them went badly. */
export interface Counts {
  readonly loads: number;
  readonly bad: number;
}

/** Loads of both versions that began within one minute. */
export interface Minute {
  /** ISO 8601. */
  readonly at: string;
  readonly stable: Counts;
  readonly canary: Counts;
}

/** What a page view notes that stands, but not well: compared as rates. */
export const SYMPTOMS = ['calls', 'errors', 'long-tasks', 'memory', 'vitals'] as const;
export type Symptom = (typeof SYMPTOMS)[number];

/** `bad`: it failed or showed nothing. `silent`: it was assigned and never heard of, or mounted and never lived. */
export type SeriesKind = 'bad' | 'silent' | Symptom;

/** Languages, devices, and who is signed in: each is judged for itself, and each language on each device. */
export const SLICES = [
  'en',
  'sr',
  'phone',
  'desktop',
  'guest',
  'member',
  'en phone',
  'en desktop',
  'sr phone',
  'sr desktop',
] as const;
export type Slice = (typeof SLICES)[number];

/** One comparison of canary and stable, minute by minute. */
export interface Series {
  readonly kind: SeriesKind;
  /** Null for all visitors. */
  readonly slice: Slice | null;
  readonly minutes: readonly Minute[];
  /** Bad canary loads of the three networks that have most of them: what three forgers could have made up. */
  readonly contestable: number;
}

/**
 * All that the judge knows of one rollout, from the first visitor who got the canary on. Only loads that are old enough
 * to have told their end are in it, of either version: bad news comes sooner than good.
 */
export interface Outcomes {
  /** That of what is bad of all visitors comes first. */
  readonly series: readonly Series[];
}

export const NO_OUTCOMES: Outcomes = { series: [] };

/** The loads of all visitors, minute by minute. */
export function minutesOf({ series }: Outcomes, kind: SeriesKind = 'bad'): readonly Minute[] {
  return series.find((one) => one.kind === kind && one.slice === null)?.minutes ?? [];
}

/** The loads of all minutes together. */
export function totals(minutes: readonly Minute[]): { readonly stable: Counts; readonly canary: Counts } {
  const sum = (cohort: 'stable' | 'canary'): Counts =>
    minutes.reduce((all, minute) => added(all, minute[cohort]), { loads: 0, bad: 0 });
  return { stable: sum('stable'), canary: sum('canary') };
}

export function added(one: Counts, other: Counts): Counts {
  return { loads: one.loads + other.loads, bad: one.bad + other.bad };
}

/** The same as if so many bad canary loads, the latest, had been good. */
export function withoutBad(minutes: readonly Minute[], count: number): readonly Minute[] {
  let left = count;
  return minutes
    .toReversed()
    .map((minute) => {
      const taken = Math.min(left, minute.canary.bad);
      left -= taken;
      return taken === 0
        ? minute
        : { ...minute, canary: { ...minute.canary, bad: minute.canary.bad - taken } };
    })
    .toReversed();
}
