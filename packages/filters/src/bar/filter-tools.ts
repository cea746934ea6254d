import {
  CHECK_CIRCLE,
  COMPASS,
  CURRENCY_EUR,
  DOOR_OPEN,
  FRAME_CORNERS,
  SLIDERS_HORIZONTAL,
  STAIRS,
} from '@suite/ui/icons';
import type { FilterTool } from './filter-tool.ts';

/** Filters that stand alone, in the order of the bar. A further filter is a further row here. */
export const SINGLE_TOOLS: readonly FilterTool[] = [
  { name: 'status', icon: CHECK_CIRCLE, labelId: 'unit.status', titleId: 'unit.status', keys: ['statuses'] },
  { name: 'area', icon: FRAME_CORNERS, labelId: 'unit.area', titleId: 'filter.area-range', keys: ['area'] },
  { name: 'floor', icon: STAIRS, labelId: 'unit.floor', titleId: 'filter.floor-range', keys: ['floor'] },
  { name: 'price', icon: CURRENCY_EUR, labelId: 'unit.price', titleId: 'unit.price', keys: ['price'] },
  {
    name: 'price-range',
    icon: CURRENCY_EUR,
    labelId: 'unit.price',
    titleId: 'filter.price-range',
    keys: ['priceRange'],
  },
  { name: 'type', icon: DOOR_OPEN, labelId: 'unit.type', titleId: 'filter.type', keys: ['typeIds'] },
  {
    name: 'orientation',
    icon: COMPASS,
    labelId: 'unit.orientation',
    titleId: 'unit.orientation',
    keys: ['orientations'],
  },
];

/** Every filter of the bar; the last one has all the others. */
export const FILTER_TOOLS: readonly FilterTool[] = [
  ...SINGLE_TOOLS,
  {
    name: 'all',
    icon: SLIDERS_HORIZONTAL,
    labelId: 'common.all',
    titleId: 'filter.all',
    keys: SINGLE_TOOLS.flatMap((tool) => tool.keys),
  },
];
