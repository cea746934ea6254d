export { FILTER_PARAMS, filterFromSearch, filterToSearch } from './address.ts';
export { countRows, forEachRow, type RowBitset, rowBitset } from './bitset.ts';
export { mergeBounds } from './bounds.ts';
export {
  type AtWorkInput,
  asksForPrices,
  defaultFilter,
  type FilterChoices,
  type FilterChoicesInput,
  filterAtWork,
  filterChoices,
  offerOf,
  withoutDisclosing,
} from './choices.ts';
export type {
  FilterDefinition,
  FilterGroup,
  FilterTexts,
  OptionFilter,
  RangeFilter,
  RequestContext,
} from './definition.ts';
export { type EntityIds, type FilterEntity, filterEntities } from './entity.ts';
export type { FactName, FactSource, UnitFacts } from './facts.ts';
export { createFilterIndex, type FilterIndex } from './filter-index.ts';
export {
  appliedFilters,
  type ControlledFilter,
  EMPTY_FILTER,
  FILTERS,
  type FilterKey,
  type FilterName,
  type FilterState,
  isEmptyFilter,
  withChoice,
  withoutFilter,
} from './filters.ts';
export { shownRange, withRange } from './ranges.ts';
export { fromRequestFilters, toFilterRequest, UNKNOWN_ORGANIZATION } from './request.ts';
export {
  countMatching,
  type Facet,
  type FilterRelaxation,
  facets,
  filterRelaxations,
  type HistogramBar,
  histogram,
  matchingUnits,
} from './units.ts';
export { MAX_BOUND, type WireSpec } from './wire.ts';
