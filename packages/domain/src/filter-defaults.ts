import type { FilterBounds, UnitType } from '@suite/api';
import { FILTER_STATUSES, type FilterState, type TypeKey } from '@suite/contracts';

/** Bedroom types by the specification's own ids, 0 studio to 6 six bedrooms: where no answer names any. */
const STATIC_TYPE_KEYS: readonly TypeKey[] = [
  'studio',
  'one_bedroom',
  'two_bedroom',
  'three_bedroom',
  'four_bedroom',
  'five_bedroom',
  'six_bedroom',
];

export const STATIC_TYPES: readonly UnitType[] = STATIC_TYPE_KEYS.map((typeKey, id) => ({
  id,
  name: typeKey,
  properties: { typeKey },
}));

type Bounds = Pick<FilterBounds, 'minArea' | 'maxArea' | 'minFloor' | 'maxFloor' | 'minPrice' | 'maxPrice'>;

/**
 * What every control shows before a visitor has chosen anything: all four statuses, all types, and the bounds.
 * It matches what no filter matches, so none of it is kept as a choice.
 */
export function defaultFilter(
  bounds: Bounds,
  types: readonly Pick<UnitType, 'id'>[] = STATIC_TYPES,
): FilterState {
  return {
    statuses: FILTER_STATUSES,
    typeIds: types.map((type) => type.id),
    area: [bounds.minArea, bounds.maxArea],
    floor: [bounds.minFloor, bounds.maxFloor],
    ...(bounds.minPrice !== null &&
      bounds.maxPrice !== null && { price: [bounds.minPrice, bounds.maxPrice] }),
    priceRange: '',
  };
}
