import {
  appliedFilters,
  type FilterChoices,
  type FilterKey,
  type FilterState,
  offerOf,
} from '@suite/filter-engine';
import { useFilterTexts } from './use-filter-texts.ts';

export interface FilterChip {
  readonly key: FilterKey;
  /** "Available, Reserved", "Floor 3", "Up to 400,000 €". */
  readonly label: string;
  /** What taking it off is called where nothing matches: "Show all floors". */
  readonly relaxLabel: string;
}

/** The filters in use, in the order of the bar. */
export function useChips(filter: FilterState, choices: FilterChoices): readonly FilterChip[] {
  const texts = useFilterTexts();
  return appliedFilters(filter).map(({ definition, value }) => {
    const label = definition.chip(value, offerOf(choices, definition), texts);
    const { relax } = definition.label;
    return {
      key: definition.key,
      label,
      relaxLabel: relax ? texts.message(relax) : texts.message('filter.zero.remove', { filter: label }),
    };
  });
}
