import {
  type ControlledFilter,
  FILTERS,
  type FilterChoices,
  type FilterGroup,
  type FilterName,
} from '@suite/filter-engine';
import { SLIDERS_HORIZONTAL, SUN } from '@suite/ui/icons';
import { FILTER_ICONS } from './filter-icons.ts';

/** A button of the bar with its card. */
export interface FilterTool {
  readonly name: FilterName | FilterGroup;
  readonly icon: string;
  /** Of the button. */
  readonly labelId: string;
  /** Of the card. */
  readonly titleId: string;
  /** What stands in the card; Reset takes these off. */
  readonly filters: readonly ControlledFilter[];
}

const GROUPS: Readonly<Record<FilterGroup, Omit<FilterTool, 'filters'>>> = {
  light: { name: 'light', icon: SUN, labelId: 'filter.light', titleId: 'filter.light' },
};

export function offeredFilters({ offered }: Pick<FilterChoices, 'offered'>): readonly ControlledFilter[] {
  return FILTERS.filter(({ urlParam }) => offered.includes(urlParam));
}

/**
 * The buttons of the filters offered here to this visitor, in the order of the bar; the last one has all the others.
 */
export function offeredTools({ offered }: Pick<FilterChoices, 'offered'>): FilterTool[] {
  const filters = offeredFilters({ offered });
  const single = filters.flatMap((definition): FilterTool[] => {
    const { group } = definition;
    const together = group ? filters.filter((one) => one.group === group) : [definition];
    // A group stands where its first filter does.
    if (definition !== together[0]) return [];
    return [group && together.length > 1 ? { ...GROUPS[group], filters: together } : toolOf(definition)];
  });
  if (!offered.includes('all')) return single;
  return [
    ...single,
    { name: 'all', icon: SLIDERS_HORIZONTAL, labelId: 'common.all', titleId: 'filter.all', filters },
  ];
}

function toolOf(definition: ControlledFilter): FilterTool {
  return {
    name: definition.urlParam,
    icon: FILTER_ICONS[definition.urlParam],
    labelId: definition.label.button,
    titleId: definition.label.title,
    filters: [definition],
  };
}
