import { CHECK_CIRCLE, COMPASS, CURRENCY_EUR, DOOR_OPEN, FRAME_CORNERS, STAIRS } from '@suite/ui/icons';
import type { FilterTool } from './filter-tool.ts';
import { OrientationSection } from './orientation-section.tsx';
import { PriceRangeSection } from './price-range-section.tsx';
import { AreaSection, FloorSection, PriceSection } from './range-section.tsx';
import { StatusSection } from './status-section.tsx';
import { TypeSection } from './type-section.tsx';

/** Filters that stand alone, in the order of the bar. A further filter is a further row here. */
export const SINGLE_TOOLS: readonly FilterTool[] = [
  {
    name: 'status',
    icon: CHECK_CIRCLE,
    labelId: 'unit.status',
    titleId: 'unit.status',
    keys: ['statuses'],
    cardWidthPx: 260,
    Section: StatusSection,
  },
  {
    name: 'area',
    icon: FRAME_CORNERS,
    labelId: 'unit.area',
    titleId: 'building.filter.area-range',
    keys: ['area'],
    cardWidthPx: 260,
    Section: AreaSection,
  },
  {
    name: 'floor',
    icon: STAIRS,
    labelId: 'unit.floor',
    titleId: 'building.filter.floor-range',
    keys: ['floor'],
    cardWidthPx: 260,
    Section: FloorSection,
  },
  {
    name: 'price',
    icon: CURRENCY_EUR,
    labelId: 'unit.price',
    titleId: 'unit.price',
    keys: ['price'],
    cardWidthPx: 260,
    Section: PriceSection,
  },
  {
    name: 'price-range',
    icon: CURRENCY_EUR,
    labelId: 'unit.price',
    titleId: 'building.filter.price-range',
    keys: ['priceRange'],
    cardWidthPx: 260,
    Section: PriceRangeSection,
  },
  {
    name: 'type',
    icon: DOOR_OPEN,
    labelId: 'unit.type',
    titleId: 'building.filter.type',
    keys: ['typeIds'],
    cardWidthPx: 400,
    Section: TypeSection,
  },
  {
    name: 'orientation',
    icon: COMPASS,
    labelId: 'unit.orientation',
    titleId: 'unit.orientation',
    keys: ['orientations'],
    cardWidthPx: 260,
    Section: OrientationSection,
  },
];
