import type { FilterBounds, FilterValues, UnitType } from './api-types.ts';
import { BEDROOM_TYPE_IDS, type TypeKey } from './codes.ts';
import { FILTER_STATUSES, STATUS_CODES } from './statuses.ts';

type FilterType = Pick<UnitType, 'id'> & { readonly properties: { readonly typeKey: TypeKey | null } };

const BEDROOM_TYPES: readonly FilterType[] = Object.entries(BEDROOM_TYPE_IDS).map(([typeKey, id]) => ({
  id,
  properties: { typeKey: typeKey as TypeKey },
}));

/** Types to filter by: the building's own, else those by bedrooms. Their labels go by `typeKey`. */
export function filterTypes(own: readonly FilterType[] | undefined): readonly FilterType[] {
  return own && own.length > 0 ? own : BEDROOM_TYPES;
}

/** Choices that every unit matches: whole ranges, all types, all four statuses. */
export function filterDefaults(bounds: FilterBounds, types: readonly FilterType[]): FilterValues {
  const { minPrice, maxPrice } = bounds;
  return {
    price: minPrice === null || maxPrice === null ? null : [minPrice, maxPrice],
    area: [bounds.minArea, bounds.maxArea],
    floor: [bounds.minFloor, bounds.maxFloor],
    rooms: types.map((type) => type.id),
    statusIds: FILTER_STATUSES.map((status) => STATUS_CODES[status].requestId),
    priceRange: '',
    currentIndex: null,
  };
}
