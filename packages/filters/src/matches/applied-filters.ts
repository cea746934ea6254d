import type { Unit } from '@suite/api';
import type { FilterState } from '@suite/contracts';
import { countMatching, type FilterKey, withoutFilter } from '@suite/domain';

const KEYS: readonly FilterKey[] = [
  'statuses',
  'area',
  'floor',
  'price',
  'typeIds',
  'orientations',
  'priceRange',
];

/** Parts of a filter that are in use, in the order of the bar. */
export function appliedKeys(filter: FilterState): FilterKey[] {
  return KEYS.filter((key) => filter[key] !== undefined);
}

export function withoutFilters(filter: FilterState, keys: readonly FilterKey[]): FilterState {
  return keys.reduce(withoutFilter, filter);
}

export interface Easing {
  readonly key: FilterKey;
  /** Homes that match once this part of the filter is taken off. */
  readonly gain: number;
}

const MOST_EASINGS = 3;

/** Which parts of a filter without matches to take off: those that bring homes back, the most first. */
export function easings(units: readonly Unit[], filter: FilterState): Easing[] {
  return appliedKeys(filter)
    .map((key) => ({ key, gain: countMatching(units, withoutFilter(filter, key)) }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MOST_EASINGS);
}
