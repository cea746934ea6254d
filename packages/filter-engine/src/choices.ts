import type { FilterBounds, ProjectSettings, Unit, UnitType } from '@suite/api';
import { SELECTED_FILTER_IDS, type SelectedFilterName } from '@suite/contracts';
import type { FilterDefinition, OfferInput, RequestContext } from './definition.ts';
import {
  type AnyFilter,
  FILTERS,
  type FilterName,
  type FilterOffers,
  type FilterState,
  filterOf,
  withoutFilter,
} from './filters.ts';
import { allValues, presentChoices } from './units.ts';

/** What there is to choose from in a building, below a masterplan or on the map, for this visitor. */
export interface FilterChoices {
  /** In the order of the bar; `all` comes last. */
  readonly offered: readonly FilterName[];
  readonly offers: FilterOffers;
  /** What a request may say. */
  readonly requestContext: RequestContext;
}

export interface FilterChoicesInput {
  /** Null while the units are not known: then everything is offered that there may be. */
  readonly units: readonly Unit[] | null;
  /** Null until, or unless, they are known. */
  readonly types: readonly UnitType[] | null;
  readonly bounds: FilterBounds | null;
  /** Null until they are known, when every filter counts as selected. */
  readonly settings: Pick<ProjectSettings, 'selectedFilters'> | null;
  /** Whether prices may be shown to the visitor. */
  readonly pricesShown: boolean;
  /** The organisation hides the status of its units. */
  readonly statusHidden: boolean;
  readonly isSignedIn: boolean;
}

/** Filters that a visitor is offered (specification §5), and what there is to choose from in each. */
export function filterChoices(input: FilterChoicesInput): FilterChoices {
  const { settings, statusHidden } = input;
  const bounds = input.pricesShown ? input.bounds : withoutPrices(input.bounds);
  const context: RequestContext = { bounds, usesPriceRanges: bounds?.usesPriceRanges ?? false };
  const offers = FILTERS.map(
    (definition) => [definition.key, definition.offer(offerInput({ ...input, bounds }, definition))] as const,
  );
  const isOffered = new Map<string, boolean>(offers.map(([key, offer]) => [key, offer !== null]));
  const isSelected = (name: SelectedFilterName | undefined) =>
    name === undefined || (settings?.selectedFilters.includes(SELECTED_FILTER_IDS[name]) ?? true);
  const isVisible = (one: AnyFilter) =>
    isSelected(one.selectedBy) &&
    isOffered.get(one.key) === true &&
    !(one.discloses === 'status' && statusHidden) &&
    (one.appliesTo?.(context) ?? true) &&
    (one.isVisible?.(input) ?? true);
  const single = FILTERS.filter(isVisible).map(({ urlParam }) => urlParam);
  return {
    offered: isSelected('all_apartments') && single.length > 0 ? [...single, 'all'] : single,
    offers: Object.fromEntries(offers) as FilterOffers,
    requestContext: context,
  };
}

function withoutPrices(bounds: FilterBounds | null): FilterBounds | null {
  return bounds && { ...bounds, minPrice: null, maxPrice: null };
}

function offerInput(
  { units, types, bounds }: Pick<FilterChoicesInput, 'units' | 'types' | 'bounds'>,
  { column }: AnyFilter,
): OfferInput {
  return {
    units,
    types,
    bounds,
    present: () => units && presentChoices(units, column),
    numbers: () => units && allValues(units, column),
  };
}

/** What there is to choose from in a filter; null for nothing. */
export function offerOf<Offer>(
  { offers }: Pick<FilterChoices, 'offers'>,
  { key }: FilterDefinition<string, string, unknown, Offer>,
): Offer | null {
  return (offers as Readonly<Record<string, Offer | null>>)[key] ?? null;
}

/** The filter without the choices that would tell statuses, or prices. */
export function withoutDisclosing(filter: FilterState, what: 'status' | 'price'): FilterState {
  return FILTERS.filter(({ discloses }) => discloses === what).reduce(
    (former, { key }) => withoutFilter(former, key),
    filter,
  );
}

/** Whether a choice asks for prices, so that it depends on who looks. */
export function asksForPrices(filter: FilterState): boolean {
  return FILTERS.some(({ key, discloses }) => discloses === 'price' && filter[key] !== undefined);
}

export interface AtWorkInput {
  readonly buildingView: boolean;
  readonly statusHidden: boolean;
  readonly offered: readonly FilterName[];
}

/**
 * The filter that is at work: none in the building view, no status where it is hidden, and prices only where
 * the visitor is offered them, whatever the address says.
 */
export function filterAtWork(filter: FilterState, input: AtWorkInput): FilterState {
  if (input.buildingView) return {};
  const idle = FILTERS.filter(
    ({ key, urlParam, discloses }) =>
      filter[key] !== undefined &&
      ((discloses === 'status' && input.statusHidden) ||
        (discloses === 'price' && !input.offered.includes(urlParam))),
  );
  return idle.reduce((former, { key }) => withoutFilter(former, key), filter);
}

/**
 * What every control shows before a visitor has chosen anything: all four statuses, all types, and the bounds.
 * It matches what no filter matches, so none of it is kept as a choice.
 */
export function defaultFilter(
  bounds: FilterBounds,
  types: readonly Pick<UnitType, 'id'>[] = [],
): FilterState {
  const ids = types.map(({ id }) => id);
  return filterOf(
    FILTERS.flatMap((definition) => {
      const value = definition.defaultValue(bounds, ids);
      return value === null ? [] : [[definition.key, value] as const];
    }),
  );
}
