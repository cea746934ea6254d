import type { FilterDefinition, OptionFilter, RangeFilter } from './definition.ts';
import { DEFINITIONS } from './definitions/index.ts';
import type { WireValue } from './wire.ts';

type Definition = (typeof DEFINITIONS)[number];

/** Choices of the visitor; an absent key is no constraint. */
export type FilterState = {
  readonly [Each in Definition as Each['key']]?: NonNullable<ReturnType<Each['codec']['read']>>;
};
export type FilterKey = keyof FilterState;
/** Filters of the bar; `all` is the card that has all the others. */
export type FilterName = Definition['urlParam'] | 'all';

/** What a request says about the filters. */
export type RequestFilters = {
  readonly [Each in Definition as Each['request']['key']]?: WireValue<Each['request']['schema']> | undefined;
};

/** What there is to choose from, by filter; null for nothing. */
export type FilterOffers = {
  readonly [Each in Definition as Each['key']]: ReturnType<Each['offer']>;
};

type SingleName = Exclude<FilterName, 'all'>;
/** A definition whose values are handled without looking into them. */
export type AnyFilter = FilterDefinition<FilterKey, SingleName>;
/** A definition with what its controls are made of. */
export type ControlledFilter = RangeFilter<FilterKey, SingleName> | OptionFilter<FilterKey, SingleName>;

/** Every filter, in the order of bar, chips and sections. */
export const FILTERS: readonly ControlledFilter[] = (DEFINITIONS as readonly ControlledFilter[]).toSorted(
  (a, b) => a.position - b.position,
);

export const EMPTY_FILTER: FilterState = {};

/** What is chosen of a filter; undefined for nothing. */
export function chosenValue<Value>(
  filter: FilterState,
  { key }: FilterDefinition<string, string, Value>,
): Value | undefined {
  return (filter as Readonly<Record<string, Value | undefined>>)[key];
}

/** The filters that are a constraint, each with what is chosen, in the order of the bar. */
export function appliedFilters(filter: FilterState): { definition: AnyFilter; value: unknown }[] {
  return FILTERS.flatMap((definition) => {
    const value = chosenValue(filter, definition);
    return value === undefined ? [] : [{ definition, value }];
  });
}

/** A filter state of values by key. */
export function filterOf(values: Iterable<readonly [key: FilterKey, value: unknown]>): FilterState {
  return Object.fromEntries(values) as FilterState;
}

export function isEmptyFilter(filter: FilterState): boolean {
  return appliedFilters(filter).length === 0;
}

/** The filter without one of its keys: what "Reset" of one filter gives. */
export function withoutFilter(filter: FilterState, key: FilterKey): FilterState {
  return filterOf(
    Object.entries(filter).filter(([name]) => name !== key) as unknown as [FilterKey, unknown][],
  );
}

/** The filter with another choice; a choice of everything is none and leaves no trace. */
export function withChoice<Value, Offer>(
  filter: FilterState,
  definition: FilterDefinition<FilterKey, string, Value, Offer>,
  value: Value,
  offer: Offer | null,
): FilterState {
  if (definition.isEverything(value, offer)) return withoutFilter(filter, definition.key);
  return { ...filter, [definition.key]: value };
}
