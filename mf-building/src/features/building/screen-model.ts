import type { ReadState } from '@suite/api-client';
import type { Apartment, Building, FilterState } from '@suite/contracts';
import type { FilterCheck } from './filter/use-filter-check.ts';
import type { PageState } from './page-search.ts';
import type { UnitShapes } from './picture/unit-shapes.ts';
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
  /** Filters that the project offers, as ids; null until that is known. */
  readonly offeredFilterIds: readonly number[] | null;
  readonly shapes: UnitShapes;
  readonly check: FilterCheck;
  /** ISO 8601. */
  readonly asOf: string;
  readonly hrefOf: (unit: Apartment) => string;
  readonly setFilter: (change: (filter: FilterState) => FilterState) => void;
  readonly setState: (change: (state: PageState) => Partial<PageState>) => void;
  readonly recheck: () => void;
}
