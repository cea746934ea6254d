export { AppliedChips } from './bar/applied-chips.tsx';
export type { BarFit } from './bar/bar-fit.ts';
export { hasFilterBar } from './bar/bar-visibility.ts';
export type { CardPlacement } from './bar/card-placement.ts';
export type { CardTitle } from './bar/card-visibility.ts';
export { type CardOpener, FilterBar, type OpensCard } from './bar/filter-bar.tsx';
export { useBarFit } from './bar/use-bar-fit.ts';
export { type OpenCard, useOpenCard } from './bar/use-open-card.ts';
export type { AvoidRects } from './bar/use-placed-card.ts';
export { ZeroCard } from './card/zero-card.tsx';
export { ZeroResult } from './card/zero-result.tsx';
export { type FilterOffer, useFilterChoices } from './choices/use-filter-choices.ts';
export { type FilterModel, loadedUnits } from './filter-model.ts';
export { useCountLabels } from './labels/use-count-labels.ts';
export {
  filterForOthers,
  filterResult,
  isStatusHidden,
  latestAsOf,
} from './matches/unit-matches.ts';
export type { FilterCheck } from './matches/use-filter-check.ts';
export { type FilterMatches, useFilterMatches } from './matches/use-filter-matches.ts';
export { useFilterMirror } from './matches/use-filter-mirror.ts';
export { BottomSheet } from './phone/bottom-sheet.tsx';
export { FilterSheet } from './phone/filter-sheet-later.tsx';
export { PhoneBar, type PhoneTab } from './phone/phone-bar.tsx';
export { PhoneSheet } from './phone/phone-sheet.tsx';
export type { Snap } from './phone/snap-points.ts';
export {
  FILTER_SEARCH,
  pathWithFilter,
  readFilter,
  withoutFilterKeys,
  writeFilter,
} from './search/filter-search.ts';
export { useOptimisticFilter } from './search/use-optimistic-filter.ts';
export {
  type ChangeFilter,
  type ChangeState,
  type SearchCodec,
  useSearchState,
} from './search/use-search-state.ts';
