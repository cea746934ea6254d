import { type ControlledFilter, FILTERS, type FilterName } from '@suite/filter-engine';
import { SLIDERS_HORIZONTAL } from '@suite/ui/icons';
import { FILTER_ICONS } from './filter-icons.ts';

/** A button of the bar with its card. */
export interface FilterTool {
  readonly name: FilterName;
  readonly icon: string;
  /** Of the button. */
  readonly labelId: string;
  /** Of the card. */
  readonly titleId: string;
  /** What stands in the card; Reset takes these off. */
  readonly filters: readonly ControlledFilter[];
}

/** The filters offered here to this visitor, in the order of the bar; the last one has all the others. */
export function offeredTools({ offered }: { readonly offered: readonly FilterName[] }): FilterTool[] {
  const filters = FILTERS.filter(({ urlParam }) => offered.includes(urlParam));
  const single = filters.map((definition) => ({
    name: definition.urlParam,
    icon: FILTER_ICONS[definition.urlParam],
    labelId: definition.label.button,
    titleId: definition.label.title,
    filters: [definition],
  }));
  if (!offered.includes('all')) return single;
  return [
    ...single,
    { name: 'all', icon: SLIDERS_HORIZONTAL, labelId: 'common.all', titleId: 'filter.all', filters },
  ];
}
