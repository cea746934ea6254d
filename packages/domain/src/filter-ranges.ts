import type { FilterBounds, Unit } from '@suite/api';
import type { FilterState, Range } from '@suite/contracts';
import { EMPTY_FILTER, withoutFilter } from './filters.ts';
import { firstPlace, type RangeKey } from './range-column.ts';
import { matchingValues } from './unit-index.ts';

/** Square metres, storeys, euros. */
export const RANGE_STEPS: Readonly<Record<RangeKey, number>> = { area: 1, floor: 1, price: 1000 };

/** The bounds of a range; null where they are not known, or not for this visitor. */
export function boundsOf(bounds: FilterBounds | null, key: RangeKey): Range | null {
  if (!bounds) return null;
  const [min, max] = {
    area: [bounds.minArea, bounds.maxArea],
    floor: [bounds.minFloor, bounds.maxFloor],
    price: [bounds.minPrice, bounds.maxPrice],
  }[key];
  return typeof min === 'number' && typeof max === 'number' ? [min, max] : null;
}

/**
 * Ends of a slider: the bounds of the organisation, narrowed to the homes at hand, in whole steps outwards;
 * without homes (null: they are not known yet) the bounds alone.
 * Null when there is nothing to choose: no values, or the smallest is the largest.
 */
export function rangeEnds(units: readonly Unit[] | null, key: RangeKey, bounds: Range | null): Range | null {
  const step = RANGE_STEPS[key];
  const values = units ? matchingValues(units, EMPTY_FILTER, key) : (bounds ?? []);
  const [least, most] = [values.at(0), values.at(-1)];
  if (least === undefined || most === undefined) return null;
  const min = Math.max(least, bounds?.[0] ?? Number.NEGATIVE_INFINITY);
  const max = Math.min(most, bounds?.[1] ?? Number.POSITIVE_INFINITY);
  if (min >= max) return null;
  return [Math.floor(min / step) * step, Math.ceil(max / step) * step];
}

/** What a range control shows: the choice within the ends, or the ends themselves. */
export function shownRange(filter: FilterState, key: RangeKey, [min, max]: Range): Range {
  const within = (value: number) => Math.min(Math.max(value, min), max);
  const [from, to] = filter[key] ?? [min, max];
  return [within(from), within(to)];
}

/** The filter with a range chosen; a choice of everything is none and leaves no trace. */
export function withRange(filter: FilterState, key: RangeKey, [a, b]: Range, ends: Range): FilterState {
  const [from, to] = shownRange({ [key]: [Math.min(a, b), Math.max(a, b)] }, key, ends);
  if (from <= ends[0] && to >= ends[1]) return withoutFilter(filter, key);
  return { ...filter, [key]: [from, to] };
}

/** One column of a histogram; `from` is included, `to` only in the last one. */
export interface HistogramBar {
  readonly from: number;
  readonly to: number;
  /** Homes that match the other filters. */
  readonly count: number;
}

const MOST_BARS = 20;

/** Homes per part of a range, counted against the other filters. Storeys have a column each while they fit. */
export function histogram(
  units: readonly Unit[],
  filter: FilterState,
  key: RangeKey,
  [min, max]: Range,
): HistogramBar[] {
  const values = matchingValues(units, withoutFilter(filter, key), key);
  const steps = Math.round((max - min) / RANGE_STEPS[key]) + (key === 'floor' ? 1 : 0);
  const bars = Math.min(Math.max(steps, 1), MOST_BARS);
  // A column stands around its storeys: a choice that begins or ends with one touches its column and no other.
  const [bottom, top] = key === 'floor' ? [min - 0.5, max + 0.5] : [min, max];
  const width = (top - bottom) / bars;
  return Array.from({ length: bars }, (_, index) => {
    const [from, to] = [bottom + index * width, bottom + (index + 1) * width];
    const isLast = index === bars - 1;
    const end = firstPlace(values, (value) => (isLast ? value > top : value >= to));
    return { from, to, count: end - firstPlace(values, (value) => value >= from) };
  });
}
