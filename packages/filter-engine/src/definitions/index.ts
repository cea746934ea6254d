// Made by tools/collect-filters.ts of the files in this folder.
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
  priceRangeFilter,
  priceFilter,
  statusFilter,
  typeFilter,
] as const;
