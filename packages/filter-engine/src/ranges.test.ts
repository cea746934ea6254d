import type { FilterBounds, Unit } from '@suite/api';
import { aUnit } from '@suite/api/fixtures';
import type { Range } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import { filterChoices, offerOf } from './choices.ts';
import type { RangeFilter } from './definition.ts';
import { areaFilter } from './definitions/area.ts';
import { floorFilter } from './definitions/floor.ts';
import { priceFilter } from './definitions/price.ts';
import type { FilterKey, FilterState } from './filters.ts';
import { shownRange, withRange } from './ranges.ts';
import { histogram } from './units.ts';

const withAreas = (...areas: number[]) => areas.map((area) => aUnit({ area }));
const withPrices = (...prices: (string | undefined)[]) =>
  prices.map((price) => aUnit({ properties: price === undefined ? {} : { price } }));

const NO_BOUNDS: FilterBounds = {
  minArea: Number.NEGATIVE_INFINITY,
  maxArea: Number.POSITIVE_INFINITY,
  minFloor: 0,
  maxFloor: 0,
  minPrice: null,
  maxPrice: null,
  numberOfRooms: [],
  statuses: [],
};

function endsOf(
  units: readonly Unit[] | null,
  definition: RangeFilter<FilterKey>,
  bounds: Range | null,
): Range | null {
  const choices = filterChoices({
    units,
    types: null,
    bounds: bounds && {
      ...NO_BOUNDS,
      ...(definition === areaFilter && { minArea: bounds[0], maxArea: bounds[1] }),
      ...(definition === priceFilter && { minPrice: bounds[0], maxPrice: bounds[1] }),
    },
    settings: null,
    pricesShown: true,
    statusHidden: false,
    isSignedIn: true,
  });
  return offerOf(choices, definition);
}

describe('the ends of a range', () => {
  it.each<[number[], Range | null, Range | null]>([
    [[35.6, 120.4], null, [35, 121]],
    [
      [35.6, 120.4],
      [20, 300],
      [35, 121],
    ],
    [
      [35.6, 120.4],
      [40, 100],
      [40, 100],
    ],
    [
      [50, 60, 60],
      [50, 61],
      [50, 60],
    ],
    [[50, 50], [50, 51], null],
    [[50, 60], [50, 50], null],
    [[], [50, 61], null],
  ])('of areas %j within %j are %j', (areas, bounds, expected) => {
    expect(endsOf(withAreas(...areas), areaFilter, bounds)).toEqual(expected);
  });

  it('are whole thousands of euro outwards, without homes that have no price', () => {
    expect(endsOf(withPrices('241,300', undefined, '0', '388900'), priceFilter, [1, 1e9])).toEqual([
      241_000, 389_000,
    ]);
    expect(endsOf(withPrices(undefined), priceFilter, [1, 1e9])).toBeNull();
  });

  it.each<[Range | null, Range | null]>([
    [
      [35.6, 121],
      [35, 121],
    ],
    [[50, 50], null],
    [null, null],
  ])('of homes that are not known yet, within %j, are %j', (bounds, expected) => {
    expect(endsOf(null, areaFilter, bounds)).toEqual(expected);
  });

  it('leave public areas out', () => {
    const units = [...withAreas(50, 60), aUnit({ area: 900, apartmentTypeKey: 'public_area' })];
    expect(endsOf(units, areaFilter, null)).toEqual([50, 60]);
  });
});

describe('choosing a range', () => {
  it.each<[Range, FilterState]>([
    [[30, 121], {}],
    [[10, 500], {}],
    [[45, 121], { area: [45, 121] }],
    [[45, 500], { area: [45, 121] }],
    [[90, 45], { area: [45, 90] }],
    [[60, 60], { area: [60, 60] }],
  ])('%j of 30 to 121 gives %j', (range, expected) => {
    expect(withRange({ area: [50, 60] }, areaFilter, range, [30, 121])).toEqual(expected);
  });

  it.each<[FilterState, Range]>([
    [{}, [30, 121]],
    [{ area: [45, 90] }, [45, 90]],
    [{ area: [1, 90] }, [30, 90]],
    [{ area: [200, 300] }, [121, 121]],
  ])('of %j shows %j', (filter, expected) => {
    expect(shownRange(filter, areaFilter, [30, 121])).toEqual(expected);
  });
});

describe('a histogram', () => {
  const counts = (bars: { count: number }[]) => bars.map((bar) => bar.count);

  it('has a column per square metre while they fit, and twenty else, and loses no home', () => {
    expect(counts(histogram(withAreas(50, 50.4, 51, 53), {}, areaFilter, [50, 53]))).toEqual([2, 1, 1]);
    const many = histogram(withAreas(30, 35, 121, 120.9), {}, areaFilter, [30, 121]);
    expect(many).toHaveLength(20);
    expect(counts(many).reduce((sum, count) => sum + count, 0)).toBe(4);
  });

  it('has a column per storey', () => {
    const units = [-1, 0, 0, 3].map((floor) => aUnit({ floor }));
    expect(counts(histogram(units, {}, floorFilter, [-1, 3]))).toEqual([1, 2, 0, 0, 1]);
  });

  it('has the column of a storey around it, so that a choice of that storey touches no other', () => {
    const units = [1, 2, 2].map((floor) => aUnit({ floor }));
    expect(histogram(units, {}, floorFilter, [1, 2])).toEqual([
      { from: 0.5, to: 1.5, count: 1 },
      { from: 1.5, to: 2.5, count: 2 },
    ]);
  });

  it('counts against the other filters and not against its own', () => {
    const units = [aUnit({ area: 50, floor: 1 }), aUnit({ area: 51, floor: 2 })];
    const filter: FilterState = { area: [51, 52], floor: [1, 1] };
    expect(counts(histogram(units, filter, areaFilter, [50, 52]))).toEqual([1, 0]);
  });
});
