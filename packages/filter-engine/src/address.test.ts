import { filterRequest } from '@suite/api';
import { FILTER_STATUSES, ORIENTATIONS, PRICE_RANGES } from '@suite/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILTER_PARAMS, filterFromSearch, filterToSearch } from './address.ts';
import { EMPTY_FILTER, type FilterState, isEmptyFilter, withoutFilter } from './filters.ts';
import { toFilterRequest } from './request.ts';

const read = (search: string) => filterFromSearch(new URLSearchParams(search));

const BOUNDS = { minArea: 0, maxArea: 0, minFloor: 0, maxFloor: 0, numberOfRooms: [], statuses: [] };

describe('taking a filter away', () => {
  it('leaves the others', () => {
    expect(withoutFilter({ area: [1, 2], floor: [3, 4] }, 'area')).toEqual({ floor: [3, 4] });
    expect(withoutFilter({ floor: [3, 4] }, 'area')).toEqual({ floor: [3, 4] });
  });

  it.each<[FilterState, boolean]>([
    [EMPTY_FILTER, true],
    [{ statuses: [] }, false],
    [{ area: [0, 0] }, false],
  ])('knows whether %j is empty: %s', (filter, expected) => {
    expect(isEmptyFilter(filter)).toBe(expected);
  });
});

describe('the filter in the address', () => {
  const range = (max: number) =>
    fc
      .tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max }))
      .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  const filters = fc.record(
    {
      statuses: fc.subarray([...FILTER_STATUSES]),
      typeIds: fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 100 }),
      area: range(100_000).map(([min, max]) => [min / 100, max / 100] as const),
      floor: range(80).map(([min, max]) => [min - 5, max - 5] as const),
      price: range(100_000_000),
      orientations: fc.subarray([...ORIENTATIONS]),
      priceRange: fc.constantFrom(...PRICE_RANGES.filter((one) => one !== '')),
      morningSun: fc.constantFrom('2h', '3.5h'),
      eveningSun: fc.constantFrom('1.5h', '2.5h'),
      seaView: fc.constantFrom('glimpse', 'partial', 'open'),
    },
    { requiredKeys: [] },
  );

  it('gives every filter back as it was', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(read(filterToSearch(filter))).toEqual(filter);
      }),
    );
  });

  it('can be read by people', () => {
    expect(
      filterToSearch({
        priceRange: '11k+',
        floor: [-1, 4],
        area: [45, 90.5],
        typeIds: [2, 5],
        statuses: ['available', 'sold'],
        orientations: ['S', 'SW'],
      }),
    ).toBe('status=available,sold&type=2,5&area=45-90.5&floor=-1..4&orientation=S,SW&price-range=11k%2B');
    expect(filterToSearch(EMPTY_FILTER)).toBe('');
  });

  it.each([
    ['', {}],
    ['view=7&sort=area', {}],
    ['status=sold,gone', { statuses: ['sold'] }],
    ['status=', { statuses: [] }],
    ['status=sold,available,sold', { statuses: ['available', 'sold'] }],
    ['type=', { typeIds: [] }],
    ['type=2,x,0,-1,1.5,2,99999999999', { typeIds: [2, 0] }],
    ['area=90-45', {}],
    ['area=45', {}],
    ['area=45-', {}],
    ['area=a-b', {}],
    ['area=1-2-3', {}],
    ['area=0-1e300', {}],
    ['area=0-Infinity', {}],
    ['floor=1-4', {}],
    ['floor=2..2', { floor: [2, 2] }],
    ['orientation=S,up', { orientations: ['S'] }],
    ['price-range=6-7.5k', { priceRange: '6-7.5k' }],
    ['price-range=1-2k', {}],
    ['price-range=', {}],
    ['evening-sun=1.5h&sea-view=partial', { eveningSun: '1.5h', seaView: 'partial' }],
    ['evening-sun=1h&morning-sun=&sea-view=none', {}],
  ])('reads %j as %j', (search, expected) => {
    expect(read(search)).toEqual(expected);
  });

  it('holds no more types than a request takes', () => {
    const ids = Array.from({ length: 150 }, (_, index) => index + 1);
    expect(read(`type=${ids.join(',')}`).typeIds).toEqual(ids.slice(0, 100));
  });

  it('never becomes a request that the contract refuses, whatever stands in the address', () => {
    const odd = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.double().map(String),
      fc.tuple(fc.double(), fc.constantFrom('-', '..', ','), fc.double()).map((parts) => parts.join('')),
      fc.array(fc.integer({ min: -5, max: 3_000_000_000 }), { maxLength: 150 }).map((ids) => ids.join(',')),
      fc.constantFrom(...PRICE_RANGES, ...FILTER_STATUSES, ...ORIENTATIONS),
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...FILTER_PARAMS), odd)),
        fc.boolean(),
        (pairs, usesPriceRanges) => {
          const filter = filterFromSearch(new URLSearchParams(pairs));
          const bounds = { ...BOUNDS, minPrice: 0, maxPrice: 0 };
          const request = toFilterRequest({ type: 'building', id: 12 }, filter, { bounds, usesPriceRanges });
          expect(filterRequest.safeParse(request).error?.issues).toBeUndefined();
        },
      ),
    );
  });
});

describe('a list in the address', () => {
  it.each([
    ['status=', []],
    ['status=foo', undefined],
    ['status=foo,sold', ['sold']],
  ])('%s', (search, statuses) => {
    expect(filterFromSearch(new URLSearchParams(search)).statuses).toEqual(statuses);
  });
});
