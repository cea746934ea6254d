import { expect, it } from 'vitest';
import { defaultFilter } from './filter-defaults.ts';
import { matchesFilter } from './filters.ts';
import { anUnit } from './fixtures/unit.ts';

const BOUNDS = { minArea: 30, maxArea: 121, minFloor: -1, maxFloor: 6, minPrice: null, maxPrice: null };

it('[R4.011] selects all four statuses and all seven types, and the whole of the bounds', () => {
  expect(defaultFilter(BOUNDS)).toEqual({
    statuses: ['available', 'reserved', 'sold', 'unavailable'],
    typeIds: [0, 1, 2, 3, 4, 5, 6],
    area: [30, 121],
    floor: [-1, 6],
    priceRange: '',
  });
});

it('has the types of a building where they are known, and prices where there are bounds of them', () => {
  const filter = defaultFilter({ ...BOUNDS, minPrice: 1, maxPrice: 2 }, [{ id: 8 }, { id: 9 }]);
  expect(filter.typeIds).toEqual([8, 9]);
  expect(filter.price).toEqual([1, 2]);
});

it('matches what no filter matches', () => {
  const unit = anUnit({ apartmentTypeId: 3, area: 120.5, floor: 6 });
  expect(matchesFilter(unit, defaultFilter(BOUNDS))).toBe(true);
});
