/** Loads of a version, and how many of them went badly. */
export interface Counts {
  readonly loads: number;
  readonly bad: number;
}

/** Loads of both versions within one minute. */
export interface Minute {
  /** ISO 8601. */
  readonly at: string;
  readonly stable: Counts;
  readonly canary: Counts;
}

/** All that the judge knows of one rollout: from the first visitor who got the canary on. */
export interface Outcomes {
  readonly minutes: readonly Minute[];
  /** The first canary sessions, oldest first: whether each went badly. At least the first five, where there are. */
  readonly firstCanary: readonly boolean[];
}

export const NO_OUTCOMES: Outcomes = { minutes: [], firstCanary: [] };

/** The loads of all minutes together. */
export function totals(minutes: readonly Minute[]): { readonly stable: Counts; readonly canary: Counts } {
  const sum = (cohort: 'stable' | 'canary'): Counts =>
    minutes.reduce((all, minute) => added(all, minute[cohort]), { loads: 0, bad: 0 });
  return { stable: sum('stable'), canary: sum('canary') };
}

export function added(one: Counts, other: Counts): Counts {
  return { loads: one.loads + other.loads, bad: one.bad + other.bad };
}
