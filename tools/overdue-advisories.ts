/** Within so many days of when we know of it a component with a known vulnerability is replaced, or its use ends. */
export const TIME_FRAME_DAYS = { critical: 2, high: 7, moderate: 30, low: 90 } as const;

export type Severity = keyof typeof TIME_FRAME_DAYS;

/** As `pnpm audit --json` prints them. */
export interface Advisory {
  readonly github_advisory_id: string;
  readonly module_name: string;
  readonly severity: Severity;
}

/** Advisories that are being worked at, with the day on which they were first seen: `tools/known-advisories.json`. */
export type KnownAdvisories = Readonly<Record<string, string>>;

const DAY_MS = 86_400_000;

/** A sentence for each that nobody has noted, or whose time is over. */
export function overdueAdvisories(
  advisories: readonly Advisory[],
  known: KnownAdvisories,
  nowMs: number,
): readonly string[] {
  return advisories.flatMap(({ github_advisory_id: id, module_name: name, severity }) => {
    const seen = known[id];
    const what = `${id} (${severity}) of ${name}`;
    if (seen === undefined)
      return [`${what} is new: update, or note the day in tools/known-advisories.json.`];
    const days = Math.floor((nowMs - Date.parse(seen)) / DAY_MS);
    const most = TIME_FRAME_DAYS[severity];
    return days > most ? [`${what} has been known for ${days} days; ${most} are the most.`] : [];
  });
}
