import type { FilterBounds, ProjectSettings, Unit, UnitType } from '@suite/api';
import { ORIENTATIONS, type Orientation, type Range } from '@suite/contracts';
import {
  boundsOf,
  type FilterName,
  filterableUnits,
  RANGE_KEYS,
  type RangeKey,
  type RequestLimits,
  rangeEnds,
  type TypeChoice,
  typeChoices,
  visibleFilters,
} from '@suite/domain';

/** What there is to choose from in a building, below a masterplan or on the map, for this visitor. */
export interface FilterChoices {
  readonly offered: readonly FilterName[];
  /** Ends of each slider; null for none. */
  readonly ends: Readonly<Record<RangeKey, Range | null>>;
  readonly types: readonly TypeChoice[];
  /** Those that the homes have, in the order of the compass. */
  readonly orientations: readonly Orientation[];
  readonly limits: RequestLimits;
}

export interface FilterChoicesInput {
  /** Null while the homes are not known: then everything is offered that there may be. */
  readonly units: readonly Unit[] | null;
  /** Null until, or unless, they are known. */
  readonly types: readonly UnitType[] | null;
  readonly bounds: FilterBounds | null;
  readonly settings: Pick<ProjectSettings, 'selectedFilters'> | null;
  /** Whether prices may be shown to who looks. */
  readonly pricesShown: boolean;
  readonly organizationId: number | null;
  readonly statusHidden: boolean;
  readonly isSignedIn: boolean;
}

export function filterChoices(input: FilterChoicesInput): FilterChoices {
  const { units, bounds, settings, organizationId } = input;
  const priceBounds = input.pricesShown ? boundsOf(bounds, 'price') : null;
  const [area, floor, price] = RANGE_KEYS.map((key) => rangeEnds(units, key, boundsOf(bounds, key)));
  const ends = { area: area ?? null, floor: floor ?? null, price: priceBounds && (price ?? null) };
  const types = units ? typeChoices(input.types, units) : [];
  const faced = new Set(filterableUnits(units ?? []).map((unit) => unit.orientation));
  const orientations = ORIENTATIONS.filter((one) => faced.has(one));
  const offered = visibleFilters({
    selectedFilters: settings?.selectedFilters ?? null,
    statusHidden: input.statusHidden,
    hasAreas: ends.area !== null,
    hasFloors: ends.floor !== null,
    hasPrices: ends.price !== null,
    hasTypes: units === null || types.length > 0,
    hasOrientations: units === null || orientations.length > 0,
    organizationId,
    isSignedIn: input.isSignedIn,
  });
  return { offered, ends, types, orientations, limits: { priceBounds, organizationId } };
}
