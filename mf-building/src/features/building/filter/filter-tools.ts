import { SLIDERS_HORIZONTAL } from '@suite/ui/icons';
import { AllSection } from './all-section.tsx';
import type { FilterTool } from './filter-tool.ts';
import { SINGLE_TOOLS } from './single-tools.ts';

/** Every filter of the bar. The last one has all the others, and the width of the widest of them. */
export const FILTER_TOOLS: readonly FilterTool[] = [
  ...SINGLE_TOOLS,
  {
    name: 'all',
    icon: SLIDERS_HORIZONTAL,
    labelId: 'common.all',
    titleId: 'building.filter.all',
    keys: SINGLE_TOOLS.flatMap((tool) => tool.keys),
    cardWidthPx: 400,
    Section: AllSection,
  },
];
