/** The latest of times in ISO 8601, UTC; null without any. */
export function latestTime(times: readonly string[]): string | null {
  return times.toSorted().at(-1) ?? null;
}
