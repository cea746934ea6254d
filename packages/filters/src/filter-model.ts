import type { Unit } from '@suite/api';
import type { AsyncState } from '@suite/explorer';
import type { FilterChoices, FilterState } from '@suite/filter-engine';
import type { FilterCheck } from './matches/use-filter-check.ts';
import type { ChangeFilter } from './search/use-search-state.ts';

/** What bar, card, chips and sheet draw from: the filter of a page and the homes that it is about. */
export interface FilterModel {
  /** The filter at work. */
  readonly filter: FilterState;
  /** Published units, public areas included. */
  readonly units: AsyncState<readonly Unit[]>;
  /** How many homes there are. */
  readonly total: number;
  /** Ids of the homes that match; null while nothing is filtered, or it is not known what matches. */
  readonly matchedIds: ReadonlySet<number> | null;
  /** What the filters offer here, for this visitor. */
  readonly choices: FilterChoices;
  readonly check: FilterCheck;
  readonly setFilter: ChangeFilter;
  /** Shows a filter while a thumb is dragged; `setFilter` makes it count. */
  readonly previewFilter: ChangeFilter;
  /** Takes off every filter and the search. */
  readonly resetAll: () => void;
}

const NO_UNITS: readonly Unit[] = [];

/** The units as far as they are there, the same list each time. */
export function loadedUnits({ units }: Pick<FilterModel, 'units'>): readonly Unit[] {
  return units.data ?? NO_UNITS;
}
