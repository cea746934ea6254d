import type { Apartment, FilterState, Orientation, PriceRange } from '@suite/contracts';
import {
  type FilterKey,
  inPriceRange,
  isTypeChosen,
  matchesFilter,
  type TypeChoice,
  withoutFilter,
} from '@suite/domain';

/** Homes that match the filter without one of its parts: what the options of that part are counted among. */
export function candidates(
  units: readonly Apartment[],
  filter: FilterState,
  key: FilterKey,
): readonly Apartment[] {
  const others = withoutFilter(filter, key);
  return units.filter((unit) => matchesFilter(unit, others));
}

export interface Option<Choice> {
  readonly choice: Choice;
  readonly selected: boolean;
  /** Homes of this choice that match the other filters. */
  readonly count: number;
}

export function typeOptions(
  units: readonly Apartment[],
  filter: FilterState,
  choices: readonly TypeChoice[],
): Option<TypeChoice>[] {
  const among = candidates(units, filter, 'typeIds');
  return choices.map((choice) => ({
    choice,
    selected: isTypeChosen(filter, choice),
    count: among.filter((unit) => choice.ids.includes(unit.apartmentTypeId)).length,
  }));
}

export function orientationOptions(
  units: readonly Apartment[],
  filter: FilterState,
  choices: readonly Orientation[],
): Option<Orientation>[] {
  const among = candidates(units, filter, 'orientations');
  return choices.map((choice) => ({
    choice,
    selected: filter.orientations?.includes(choice) ?? true,
    count: among.filter((unit) => unit.orientation === choice).length,
  }));
}

/** The filter with these orientations on; all that the building has are no constraint. */
export function withOrientations(
  filter: FilterState,
  chosen: readonly Orientation[],
  all: readonly Orientation[],
): FilterState {
  if (chosen.length === all.length) return withoutFilter(filter, 'orientations');
  return { ...filter, orientations: all.filter((one) => chosen.includes(one)) };
}

export function priceRangeOptions(
  units: readonly Apartment[],
  filter: FilterState,
  choices: readonly PriceRange[],
): Option<PriceRange>[] {
  const among = candidates(units, filter, 'priceRange');
  return choices.map((choice) => ({
    choice,
    selected: (filter.priceRange ?? '') === choice,
    count: among.filter((unit) => inPriceRange(unit, choice)).length,
  }));
}

/** "All Ranges" is no constraint. */
export function withPriceRange(filter: FilterState, range: PriceRange): FilterState {
  return range === '' ? withoutFilter(filter, 'priceRange') : { ...filter, priceRange: range };
}
