import type { FilterBounds } from '@suite/api';
import { filterRequest } from '@suite/api';
import { FILTER_STATUSES, type Range } from '@suite/contracts';
import { knownRooms } from '@suite/domain';
import { describe, expect, it } from 'vitest';
import { filterFromSearch } from './address.ts';
import { defaultFilter } from './choices.ts';
import type { FilterState } from './filters.ts';
import { fromRequestFilters, toFilterRequest, UNKNOWN_ORGANIZATION } from './request.ts';

const BUILDING = { type: 'building', id: 12 } as const;
const requestOf = (filter: FilterState) => toFilterRequest(BUILDING, filter, UNKNOWN_ORGANIZATION);
const boundsWith = (price: Range | null): FilterBounds => ({
  minArea: 0,
  maxArea: 0,
  minFloor: 0,
  maxFloor: 0,
  minPrice: price?.[0] ?? null,
  maxPrice: price?.[1] ?? null,
  numberOfRooms: [],
  statuses: [],
});

describe('the filter request', () => {
  it.each(['masterplan', 'building', 'organization'] as const)(
    '[R3.024] of a %s has its type, its id and the choices as the contract takes them',
    (entityType) => {
      const request = toFilterRequest(
        { type: entityType, id: 12 },
        {
          statuses: ['available', 'sold'],
          typeIds: [2, 5],
          area: [45, 90.5],
          floor: [-1, 4],
        },
        UNKNOWN_ORGANIZATION,
      );
      expect(request).toEqual({
        entityType,
        entityId: 12,
        filters: {
          statusIds: [1, 3],
          rooms: [2, 5],
          area: { min: 45, max: 90.5 },
          floor: { min: -1, max: 4 },
        },
      });
      expect(filterRequest.parse(request)).toEqual(request);
    },
  );

  it('leaves out what is no constraint, and keeps a choice of nothing', () => {
    expect(requestOf({}).filters).toEqual({});
    expect(requestOf({ statuses: [], typeIds: [] }).filters).toEqual({
      statusIds: [],
      rooms: [],
    });
  });

  it('carries orientations', () => {
    expect(requestOf({ orientations: ['N'] }).filters).toEqual({ orientations: ['N'] });
  });

  const BOUNDS = [100_000, 400_000] as const;
  it.each<[string, Range, Range | null | undefined, boolean]>([
    ['at the bounds', BOUNDS, BOUNDS, false],
    ['wider than the bounds', [50_000, 900_000], BOUNDS, false],
    ['with a higher lower end', [100_001, 400_000], BOUNDS, true],
    ['with a lower upper end', [100_000, 399_999], BOUNDS, true],
    ['inside the bounds', [150_000, 300_000], BOUNDS, true],
    ['for a visitor without price bounds', [150_000, 300_000], null, false],
    ['before the bounds are known', [150_000, 300_000], undefined, false],
  ])(
    '[R3.025] carries the price only when narrower than the bounds: %s',
    (_, price, priceBounds, carried) => {
      const { filters } = toFilterRequest(
        BUILDING,
        { price },
        {
          bounds: priceBounds === undefined ? null : boundsWith(priceBounds),
          usesPriceRanges: false,
        },
      );
      expect(filters).toEqual(carried ? { price: { min: price[0], max: price[1] } } : {});
    },
  );

  it.each([
    [true, { priceRange: '11k+' }],
    [false, { price: { min: 150_000, max: 300_000 } }],
  ])(
    '[R3.026] carries a price range only where the organisation uses them, in place of the price: %s',
    (usesPriceRanges, expected) => {
      const chosen: FilterState = { price: [150_000, 300_000], priceRange: '11k+' };
      const context = { bounds: boundsWith(BOUNDS), usesPriceRanges };
      expect(toFilterRequest(BUILDING, chosen, context).filters).toEqual(expected);
    },
  );

  it('[R3.023] calls the type ids of a filter rooms on the wire, and typeIds here', () => {
    const { filters } = requestOf({ typeIds: [2, 5] });
    expect(filters).toEqual({ rooms: [2, 5] });
    expect(filterFromSearch(new URLSearchParams('type=2,5'))).toEqual({ typeIds: [2, 5] });
    expect(knownRooms(3)).toBe(3);
    expect([0, -1].map(knownRooms)).toEqual([null, null]);
  });

  it('is read back as what was chosen', () => {
    const chosen: FilterState = { statuses: ['sold'], typeIds: [0, 3], area: [1, 2], orientations: ['N'] };
    expect(fromRequestFilters(requestOf(chosen).filters)).toEqual(chosen);
    expect(fromRequestFilters({ priceRange: '', price: { min: 1, max: 2 } })).toEqual({
      priceRange: '',
      price: [1, 2],
    });
  });

  it.each([
    { rooms: [-1] },
    { statusIds: [5] },
    { orientations: ['up'] },
    { view: 1 },
    { area: { min: 1 } },
    { floor: { min: 0, max: 2e9 } },
  ])('is refused with %j', (filters) => {
    const request = { entityType: 'building', entityId: 12, filters };
    expect(filterRequest.safeParse(request).success).toBe(false);
  });

  it('[R3.022] has a key for everything of the filter state: ranges of two ends, type ids as rooms, status ids', () => {
    const bounds = boundsWith([90_000, 640_000]);
    const all = { ...defaultFilter(bounds, [{ id: 41 }, { id: 42 }]), priceRange: '11k+' } as const;
    expect(all).toEqual({
      price: [90_000, 640_000],
      area: [0, 0],
      floor: [0, 0],
      typeIds: [41, 42],
      statuses: FILTER_STATUSES,
      priceRange: '11k+',
    });
    expect(toFilterRequest(BUILDING, all, { bounds, usesPriceRanges: true }).filters).toEqual({
      area: { min: 0, max: 0 },
      floor: { min: 0, max: 0 },
      rooms: [41, 42],
      statusIds: [1, 2, 3, 4],
      priceRange: '11k+',
    });
  });
});
