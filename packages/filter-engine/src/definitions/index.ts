// Made by `npm run filters`.
import { areaFilter } from './area.ts';
import { floorFilter } from './floor.ts';
import { orientationFilter } from './orientation.ts';
import { priceFilter } from './price.ts';
import { priceRangeFilter } from './price-range.ts';
import { statusFilter } from './status.ts';
import { typeFilter } from './type.ts';

export const DEFINITIONS = [
  areaFilter,
  floorFilter,
  orientationFilter,
  priceFilter,
  priceRangeFilter,
  statusFilter,
  typeFilter,
] as const;
