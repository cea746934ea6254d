// Made by `npm run filters`.
import { areaFilter } from './area.ts';
import { eveningSunFilter } from './evening-sun.ts';
import { floorFilter } from './floor.ts';
import { morningSunFilter } from './morning-sun.ts';
import { orientationFilter } from './orientation.ts';
import { priceFilter } from './price.ts';
import { priceRangeFilter } from './price-range.ts';
import { seaViewFilter } from './sea-view.ts';
import { statusFilter } from './status.ts';
import { typeFilter } from './type.ts';

export const DEFINITIONS = [
  areaFilter,
  eveningSunFilter,
  floorFilter,
  morningSunFilter,
  orientationFilter,
  priceFilter,
  priceRangeFilter,
  seaViewFilter,
  statusFilter,
  typeFilter,
] as const;
