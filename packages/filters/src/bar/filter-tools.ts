import { FILTERS, type FilterKey, type FilterName } from '@suite/filter-engine';
import { SLIDERS_HORIZONTAL } from '@suite/ui/icons';
import { FILTER_ICONS } from './filter-icons.ts';

/** A filter of the bar: its button, and what of the filter it changes. */
export interface FilterTool {
  readonly name: FilterName;
  readonly icon: string;
  /** Of the button. */
  readonly labelId: string;
  /** Of the card and of the section. */
  readonly titleId: string;
  /** Parts of the filter that it changes; Reset takes these off. */
  readonly keys: readonly FilterKey[];
}

/** Filters that stand alone, in the order of the bar. */
const SINGLE_TOOLS: readonly FilterTool[] = FILTERS.map(({ key, urlParam, label }) => ({
  name: urlParam,
  icon: FILTER_ICONS[urlParam],
  labelId: label.button,
  titleId: label.title,
  keys: [key],
}));

const ALL_TOOL: FilterTool = {
  name: 'all',
  icon: SLIDERS_HORIZONTAL,
  labelId: 'common.all',
  titleId: 'filter.all',
  keys: FILTERS.map(({ key }) => key),
};

interface Offered {
  readonly offered: readonly FilterName[];
}

/** The filters offered here to this visitor; the last one has all the others. */
export function offeredTools(choices: Offered): readonly FilterTool[] {
  return choices.offered.includes(ALL_TOOL.name)
    ? [...offeredSingleTools(choices), ALL_TOOL]
    : offeredSingleTools(choices);
}

export function offeredSingleTools({ offered }: Offered): readonly FilterTool[] {
  return SINGLE_TOOLS.filter((tool) => offered.includes(tool.name));
}
