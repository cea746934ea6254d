import type { Range } from '@suite/contracts';
import type { RangeFilter } from './definition.ts';
import { chosenValue, type FilterKey, type FilterState, withChoice } from './filters.ts';

/** What a range control shows: the choice within the ends, or the ends themselves. */
export function shownRange(filter: FilterState, definition: RangeFilter, ends: Range): Range {
  const [from, to] = chosenValue(filter, definition) ?? ends;
  return [within(from, ends), within(to, ends)];
}

function within(value: number, [min, max]: Range): number {
  return Math.min(Math.max(value, min), max);
}

/** The filter with a range chosen. */
export function withRange(
  filter: FilterState,
  definition: RangeFilter<FilterKey>,
  [a, b]: Range,
  ends: Range,
): FilterState {
  return withChoice(filter, definition, [within(Math.min(a, b), ends), within(Math.max(a, b), ends)], ends);
}
