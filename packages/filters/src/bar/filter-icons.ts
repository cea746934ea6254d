// Made by `npm run filters`.
import type { FilterName } from '@suite/filter-engine';
import {
  CHECK_CIRCLE,
  COMPASS,
  CURRENCY_EUR,
  DOOR_OPEN,
  FRAME_CORNERS,
  STAIRS,
  SUN,
} from '@suite/ui/icons';

export const FILTER_ICONS: Readonly<Record<Exclude<FilterName, 'all'>, string>> = {
  area: FRAME_CORNERS,
  'evening-sun': SUN,
  floor: STAIRS,
  'morning-sun': SUN,
  orientation: COMPASS,
  price: CURRENCY_EUR,
  'price-range': CURRENCY_EUR,
  'sea-view': SUN,
  status: CHECK_CIRCLE,
  type: DOOR_OPEN,
};
