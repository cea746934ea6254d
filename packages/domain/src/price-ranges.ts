import type { Unit } from '@suite/api';
import type { PriceRange } from '@suite/contracts';
import { parsePrice } from './prices.ts';

/** The organisation whose visitors choose a range of prices per square metre instead of a price. */
export const PRICE_RANGE_ORGANIZATION_ID = 10;

/** Euro per square metre: the first included, the second not; null where there is no end. */
const LIMITS: Readonly<Record<Exclude<PriceRange, ''>, readonly [min: number, max: number | null]>> = {
  '0-6k': [0, 6000],
  '6-7.5k': [6000, 7500],
  '7.5-9k': [7500, 9000],
  '9-11k': [9000, 11_000],
  '11k+': [11_000, null],
};

/** Ends of a range in euro per square metre; null for "All Ranges", and a null end for none. */
export function priceRangeLimits(range: PriceRange): readonly [min: number, max: number | null] | null {
  return range === '' ? null : LIMITS[range];
}

/** Whether price ÷ area is in a range. A unit without a price or an area is in "All Ranges" alone. */
export function inPriceRange(unit: Pick<Unit, 'area' | 'properties'>, range: PriceRange): boolean {
  const limits = priceRangeLimits(range);
  if (!limits) return true;
  const price = parsePrice(unit.properties.price);
  if (price === null || unit.area <= 0) return false;
  const perSquareMetre = price / unit.area;
  const [min, max] = limits;
  return perSquareMetre >= min && (max === null || perSquareMetre < max);
}
