import { BEDROOM_TYPE_IDS, type TypeKey } from './codes.ts';
import { FILTER_STATUSES, STATUS_CODES } from './statuses.ts';
import type { FilterValues } from './stores.ts';

/** Of a type of units, what the filters need. */
interface FilterType {
  readonly id: number;
  readonly properties: { readonly typeKey: TypeKey | null };
}
/** Of the bounds of the filters, what the defaults need. */
interface Bounds {
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly minArea: number;
  readonly maxArea: number;
  readonly minFloor: number;
  readonly maxFloor: number;
}

const BEDROOM_TYPES: readonly FilterType[] = Object.entries(BEDROOM_TYPE_IDS).map(([typeKey, id]) => ({
  id,
  properties: { typeKey: typeKey as TypeKey },
}));

/** Types to filter by: the building's own, else those by bedrooms. Their labels go by `typeKey`. */
export function filterTypes(own: readonly FilterType[] | undefined): readonly FilterType[] {
  return own && own.length > 0 ? own : BEDROOM_TYPES;
}

/** Choices that every unit matches: whole ranges, all types, all four statuses. */
export function filterDefaults(bounds: Bounds, types: readonly FilterType[]): FilterValues {
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
