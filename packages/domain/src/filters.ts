import type { FilterRequest, Unit } from '@suite/api';
import {
  FILTER_STATUSES,
  type FilterState,
  ORIENTATIONS,
  PRICE_RANGES,
  parseId,
  type Range,
} from '@suite/contracts';
import { inPriceRange, PRICE_RANGE_ORGANIZATION_ID } from './price-ranges.ts';
import { parsePrice } from './prices.ts';
import { filterStatusOf, statusOf, toRequestStatusIds } from './statuses.ts';
import { isFilterable, parseTypeKey } from './types.ts';

export type FilterKey = keyof FilterState;
export const EMPTY_FILTER: FilterState = {};

/** A filter request with more types, or with larger numbers in its ranges, is refused by the contract. */
const MAX_TYPE_IDS = 100;
const MAX_BOUND = 1e9;

/** Units that are counted and can be filtered: everything but public areas. */
export function filterableUnits<T extends Pick<Unit, 'apartmentTypeKey'>>(units: readonly T[]): T[] {
  return units.filter((unit) => isFilterable(parseTypeKey(unit.apartmentTypeKey)));
}

/**
 * Whether a unit matches every choice. `[]` matches nothing; an absent key is no constraint; ranges are inclusive.
 * Prices count as the unit carries them: leave them out of the filter where the answer holds none.
 */
export function matchesFilter(unit: Unit, filter: FilterState): boolean {
  const status = statusOf(unit);
  return (
    isFilterable(parseTypeKey(unit.apartmentTypeKey)) &&
    (!filter.statuses || status === null || filter.statuses.includes(filterStatusOf(status))) &&
    (!filter.typeIds || filter.typeIds.includes(unit.apartmentTypeId)) &&
    (!filter.orientations || (unit.orientation !== null && filter.orientations.includes(unit.orientation))) &&
    isWithin(unit.area, filter.area) &&
    isWithin(unit.floor, filter.floor) &&
    (!filter.price || isWithin(parsePrice(unit.properties.price) ?? Number.NaN, filter.price)) &&
    inPriceRange(unit, filter.priceRange ?? '')
  );
}

function isWithin(value: number, range: Range | undefined): boolean {
  return !range || (value >= range[0] && value <= range[1]);
}

export function isEmptyFilter(filter: FilterState): boolean {
  return Object.values(filter).every((value) => value === undefined);
}

/** The filter without one of its keys: what "Reset" of one filter gives. */
export function withoutFilter(filter: FilterState, key: FilterKey): FilterState {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => name !== key)) as FilterState;
}

/** What a request may say about prices. */
export interface RequestLimits {
  /** Lowest and highest price of the organisation; null where the visitor may not see prices. */
  readonly priceBounds?: Range | null;
  readonly organizationId?: number | null;
}

/**
 * Request of the specification §3; statuses become ids of the request table. It carries a price only when that
 * is narrower than the bounds, and a price range only for organisation 10, where it takes the place of the price.
 */
export function toFilterRequest(
  entityType: FilterRequest['entityType'],
  entityId: number,
  filter: FilterState,
  limits: RequestLimits = {},
): FilterRequest {
  const isByRange = limits.organizationId === PRICE_RANGE_ORGANIZATION_ID;
  const price = !isByRange && isNarrower(filter.price, limits.priceBounds) && filter.price;
  const priceRange = isByRange && filter.priceRange;
  return {
    entityType,
    entityId,
    filters: {
      ...(filter.statuses && { statusIds: toRequestStatusIds(filter.statuses) }),
      ...(filter.typeIds && { rooms: [...filter.typeIds] }),
      ...(filter.area && { area: toWireRange(filter.area) }),
      ...(filter.floor && { floor: toWireRange(filter.floor) }),
      ...(price && { price: toWireRange(price) }),
      ...(filter.orientations && { orientations: [...filter.orientations] }),
      ...(priceRange && { priceRange }),
    },
  };
}

function isNarrower(range: Range | undefined, bounds: Range | null | undefined): boolean {
  return Boolean(range && bounds && (range[0] > bounds[0] || range[1] < bounds[1]));
}

function toWireRange([min, max]: Range): { min: number; max: number } {
  return { min, max };
}

/** Query string of a filter, keys in a fixed order: `status=available,sold&area=45-90`. Empty for no filter. */
export function filterToSearch(filter: FilterState): string {
  const parts: [string, string][] = [];
  if (filter.statuses) parts.push(['status', filter.statuses.join(',')]);
  if (filter.typeIds) parts.push(['type', filter.typeIds.join(',')]);
  if (filter.area) parts.push(['area', filter.area.join('-')]);
  if (filter.floor) parts.push(['floor', filter.floor.join('..')]);
  if (filter.price) parts.push(['price', filter.price.join('-')]);
  if (filter.orientations) parts.push(['orientation', filter.orientations.join(',')]);
  if (filter.priceRange) parts.push(['price-range', filter.priceRange]);
  return parts.map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',')}`).join('&');
}

/**
 * Reads a filter from a query string; what cannot be read is left out and other keys are ignored.
 * Whatever the address holds, the request that comes of it is one that the contract takes.
 */
export function filterFromSearch(search: URLSearchParams): FilterState {
  const area = parseRange(search.get('area'), '-');
  const floor = parseRange(search.get('floor'), '..');
  const price = parseRange(search.get('price'), '-');
  const statuses = parseList(search.get('status'), FILTER_STATUSES);
  const orientations = parseList(search.get('orientation'), ORIENTATIONS);
  const typeIds = parseTypeIds(search.get('type'));
  const priceRange = PRICE_RANGES.find((one) => one === search.get('price-range'));
  return {
    ...(statuses && { statuses }),
    ...(typeIds && { typeIds }),
    ...(area && { area }),
    ...(floor && { floor }),
    ...(price && { price }),
    ...(orientations && { orientations }),
    ...(priceRange && { priceRange }),
  };
}

/** Ids of types; 0 is the studio of the types that stand in where a building gives none. */
function parseTypeIds(text: string | null): number[] | null {
  if (text === null) return null;
  const ids = text
    .split(',')
    .map((part) => (part === '0' ? 0 : parseId(part)))
    .filter((id) => id !== null);
  return [...new Set(ids)].slice(0, MAX_TYPE_IDS);
}

/** An empty list is a choice of nothing; a list of nothing known cannot be read. */
function parseList<T extends string>(text: string | null, known: readonly T[]): T[] | null {
  if (text === null) return null;
  const parts = text.split(',');
  const found = known.filter((one) => parts.includes(one));
  return found.length > 0 || text === '' ? found : null;
}

function parseRange(text: string | null, separator: string): Range | null {
  const [min, max, ...rest] = (text ?? '')
    .split(separator)
    .map((part) => (part === '' ? Number.NaN : Number(part)));
  if (min === undefined || max === undefined || rest.length > 0) return null;
  // Not a number fails every comparison.
  return min >= -MAX_BOUND && min <= max && max <= MAX_BOUND ? [min, max] : null;
}
