import { filterRequest } from '@suite/api';
import {
  FILTER_STATUSES,
  type FilterState,
  ORIENTATIONS,
  PRICE_RANGES,
  type Range,
  UNIT_STATUSES,
} from '@suite/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownRooms } from './compare.ts';
import {
  EMPTY_FILTER,
  filterableUnits,
  filterFromSearch,
  filterToSearch,
  isEmptyFilter,
  matchesFilter,
  toFilterRequest,
  withoutFilter,
} from './filters.ts';
import { anUnit, anUnitWithoutStatus } from './fixtures/unit.ts';

const read = (search: string) => filterFromSearch(new URLSearchParams(search));

describe('matching', () => {
  it('[R3.039] finds pending reservations under reserved', () => {
    const found = UNIT_STATUSES.filter((status) =>
      matchesFilter(anUnit({ status }), { statuses: ['reserved'] }),
    );
    expect(found).toEqual(['pending-reservation', 'reserved']);
  });

  it.each(UNIT_STATUSES)('[R3.039] finds a unit that is %s when all four statuses are selected', (status) => {
    expect(matchesFilter(anUnit({ status }), { statuses: FILTER_STATUSES })).toBe(true);
  });

  it('finds a unit whose status is hidden under every status', () => {
    expect(matchesFilter(anUnitWithoutStatus(), { statuses: ['sold'] })).toBe(true);
  });

  const unit = anUnit({
    area: 50,
    floor: -1,
    orientation: 'S',
    apartmentTypeId: 2,
    properties: { price: '250,000' },
  });
  it.each<[FilterState, boolean]>([
    [{}, true],
    [{ area: [50, 60] }, true],
    [{ area: [40, 50] }, true],
    [{ area: [50.1, 60] }, false],
    [{ area: [40, 49.9] }, false],
    [{ floor: [-2, -1] }, true],
    [{ floor: [0, 9] }, false],
    [{ typeIds: [1, 2] }, true],
    [{ typeIds: [1] }, false],
    [{ typeIds: [] }, false],
    [{ statuses: [] }, false],
    [{ orientations: ['N', 'S'] }, true],
    [{ orientations: ['N'] }, false],
    [{ orientations: [] }, false],
    [{ area: [50, 60], typeIds: [1] }, false],
    [{ price: [250_000, 300_000] }, true],
    [{ price: [250_001, 300_000] }, false],
    [{ priceRange: '' }, true],
    [{ priceRange: '0-6k' }, true],
    [{ priceRange: '6-7.5k' }, false],
  ])('matches %j: %s', (filter, expected) => {
    expect(matchesFilter(unit, filter)).toBe(expected);
  });

  it('finds no unit without a price by its price', () => {
    const unpriced = anUnit({ properties: {} });
    expect(matchesFilter(unpriced, { price: [0, 1_000_000] })).toBe(false);
    expect(matchesFilter(unpriced, { priceRange: '0-6k' })).toBe(false);
    expect(matchesFilter(unpriced, { priceRange: '' })).toBe(true);
  });

  it('finds no unit without an orientation by its orientation', () => {
    expect(matchesFilter(anUnit({ orientation: null }), { orientations: ORIENTATIONS })).toBe(false);
    expect(matchesFilter(anUnit({ orientation: null }), {})).toBe(true);
  });

  it('never finds a public area, and keeps units of unknown type', () => {
    const units = ['studio', 'public_area', null, 'loft'].map((apartmentTypeKey) =>
      anUnit({ apartmentTypeKey }),
    );
    expect(units.map((one) => matchesFilter(one, EMPTY_FILTER))).toEqual([true, false, true, true]);
    expect(filterableUnits(units).map((one) => one.apartmentTypeKey)).toEqual(['studio', null, 'loft']);
  });
});

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

describe('the filter request', () => {
  it.each(['masterplan', 'building', 'organization'] as const)(
    '[R3.024] of a %s has its type, its id and the choices as the contract takes them',
    (entityType) => {
      const request = toFilterRequest(entityType, 12, {
        statuses: ['available', 'sold'],
        typeIds: [2, 5],
        area: [45, 90.5],
        floor: [-1, 4],
      });
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
    expect(toFilterRequest('building', 12, {}).filters).toEqual({});
    expect(toFilterRequest('building', 12, { statuses: [], typeIds: [] }).filters).toEqual({
      statusIds: [],
      rooms: [],
    });
  });

  it('carries orientations', () => {
    expect(toFilterRequest('building', 12, { orientations: ['N'] }).filters).toEqual({ orientations: ['N'] });
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
        'building',
        12,
        { price },
        { ...(priceBounds !== undefined && { priceBounds }) },
      );
      expect(filters).toEqual(carried ? { price: { min: price[0], max: price[1] } } : {});
    },
  );

  it.each([
    [10, { priceRange: '11k+' }],
    [9, { price: { min: 150_000, max: 300_000 } }],
    [null, { price: { min: 150_000, max: 300_000 } }],
  ])(
    '[R3.026] carries a price range only for organisation 10, in place of the price: %s',
    (organizationId, expected) => {
      const chosen: FilterState = { price: [150_000, 300_000], priceRange: '11k+' };
      const limits = { priceBounds: BOUNDS, organizationId };
      expect(toFilterRequest('organization', 1, chosen, limits).filters).toEqual(expected);
    },
  );

  it('[R3.023] calls the type ids of a filter rooms on the wire, and typeIds here', () => {
    const { filters } = toFilterRequest('building', 12, { typeIds: [2, 5] });
    expect(filters).toEqual({ rooms: [2, 5] });
    expect(filterFromSearch(new URLSearchParams('type=2,5'))).toEqual({ typeIds: [2, 5] });
    expect(knownRooms(3)).toBe(3);
    expect([0, -1].map(knownRooms)).toEqual([null, null]);
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
    const keys = ['status', 'type', 'area', 'floor', 'price', 'orientation', 'price-range'];
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...keys), odd)),
        fc.constantFrom(1, 10),
        (pairs, organizationId) => {
          const request = toFilterRequest('building', 12, filterFromSearch(new URLSearchParams(pairs)), {
            priceBounds: [0, 0],
            organizationId,
          });
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
