import type { ReadState } from '@suite/api-client';
import type { Apartment, Building, FilterState } from '@suite/contracts';
import type { FilterChoices } from './filter/filter-choices.ts';
import type { FilterCheck } from './filter/use-filter-check.ts';
import type { StatusNews } from './live/use-status-news.ts';
import type { PageState } from './page-search.ts';
import type { UnitShapes } from './picture/unit-shapes.ts';
import type { ChangeFilter, ChangePageState } from './use-page-state.ts';
import type { BuildingView } from './views/building-views.ts';

/** Everything that picture, filters, rail and list of a building draw from. */
export interface BuildingScreenModel {
  readonly building: Building;
  readonly views: readonly BuildingView[];
  /** The view on the screen; null for a building without pictures. */
  readonly view: BuildingView | null;
  readonly state: PageState;
  /** The filter at work: in the building view it is empty whatever the address says. */
  readonly filter: FilterState;
  readonly homes: ReadState<Apartment[]>;
  /** Published units, public areas included; empty until they are there. */
  readonly units: readonly Apartment[];
  /** The homes that match, in the order of the answer. */
  readonly listed: readonly Apartment[];
  /** How many homes the building has. */
  readonly total: number;
  /** Ids of the homes that match; null while nothing is filtered. */
  readonly matchedIds: ReadonlySet<number> | null;
  readonly statusHidden: boolean;
  /** What the filters offer here, for this visitor. */
  readonly choices: FilterChoices;
  readonly shapes: UnitShapes;
  readonly check: FilterCheck;
  /** What has changed since the visitor came. */
  readonly news: StatusNews;
  /** ISO 8601. */
  readonly asOf: string;
  readonly hrefOf: (unit: Apartment) => string;
  readonly setFilter: ChangeFilter;
  /** Shows a filter while a thumb is dragged; `setFilter` makes it count. */
  readonly previewFilter: ChangeFilter;
  /** Takes off every filter and the search. */
  readonly resetAll: () => void;
  readonly setState: ChangePageState;
  readonly recheck: () => void;
}
