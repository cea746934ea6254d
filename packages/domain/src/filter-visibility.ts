import { SELECTED_FILTER_IDS } from '@suite/contracts';
import { PRICE_RANGE_ORGANIZATION_ID } from './price-ranges.ts';

/** Filters in the order of the bar; `all` is the card that has all the others. */
export const FILTER_NAMES = [
  'status',
  'area',
  'floor',
  'price',
  'price-range',
  'type',
  'orientation',
  'all',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

export interface FilterVisibilityInput {
  /** `selectedFilters` of the project's settings; null until they are known, when every filter counts as selected. */
  readonly selectedFilters: readonly number[] | null;
  /** The organisation hides the status of its units. */
  readonly statusHidden: boolean;
  /** Whether there is anything between the smallest and the largest. */
  readonly hasAreas: boolean;
  readonly hasFloors: boolean;
  /** The bounds carry prices: the project shows them, and the visitor may see them. */
  readonly hasPrices: boolean;
  readonly hasTypes: boolean;
  readonly hasOrientations: boolean;
  readonly organizationId: number | null;
  readonly isSignedIn: boolean;
}

/** Filters that a visitor is offered (specification §5). */
export function visibleFilters(input: FilterVisibilityInput): FilterName[] {
  const { selectedFilters, hasPrices } = input;
  const isSelected = (name: keyof typeof SELECTED_FILTER_IDS) =>
    selectedFilters === null || selectedFilters.includes(SELECTED_FILTER_IDS[name]);
  const isByRange = input.organizationId === PRICE_RANGE_ORGANIZATION_ID;
  const visible: Readonly<Record<Exclude<FilterName, 'all'>, boolean>> = {
    status: isSelected('status') && !input.statusHidden,
    area: isSelected('area') && input.hasAreas,
    floor: isSelected('floors') && input.hasFloors,
    price: isSelected('price') && hasPrices && !isByRange,
    'price-range': isSelected('price') && hasPrices && isByRange && input.isSignedIn,
    type: isSelected('apartment_type') && input.hasTypes,
    orientation: isSelected('orientation') && input.hasOrientations,
  };
  const single = FILTER_NAMES.filter((name) => name !== 'all' && visible[name]);
  return isSelected('all_apartments') && single.length > 0 ? [...single, 'all'] : single;
}
