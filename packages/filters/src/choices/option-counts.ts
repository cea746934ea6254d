import type { Unit } from '@suite/api';
import type { FilterState, Orientation, PriceRange } from '@suite/contracts';
import { countMatching, isTypeChosen, type TypeChoice, withoutFilter } from '@suite/domain';

export interface Option<Choice> {
  readonly choice: Choice;
  readonly selected: boolean;
  /** Homes that this choice alone would bring, the other filters as they are. */
  readonly count: number;
}

export function typeOptions(
  units: readonly Unit[],
  filter: FilterState,
  choices: readonly TypeChoice[],
): Option<TypeChoice>[] {
  return choices.map((choice) => ({
    choice,
    selected: isTypeChosen(filter, choice),
    count: countMatching(units, { ...filter, typeIds: choice.ids }),
  }));
}

export function orientationOptions(
  units: readonly Unit[],
  filter: FilterState,
  choices: readonly Orientation[],
): Option<Orientation>[] {
  return choices.map((choice) => ({
    choice,
    selected: filter.orientations?.includes(choice) ?? true,
    count: countMatching(units, { ...filter, orientations: [choice] }),
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
  units: readonly Unit[],
  filter: FilterState,
  choices: readonly PriceRange[],
): Option<PriceRange>[] {
  return choices.map((choice) => ({
    choice,
    selected: (filter.priceRange ?? '') === choice,
    count: countMatching(units, { ...filter, priceRange: choice }),
  }));
}

/** "All Ranges" is no constraint. */
export function withPriceRange(filter: FilterState, range: PriceRange): FilterState {
  return range === '' ? withoutFilter(filter, 'priceRange') : { ...filter, priceRange: range };
}
