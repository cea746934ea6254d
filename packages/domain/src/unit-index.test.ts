import type { Unit } from '@suite/api';
import {
  FILTER_STATUSES,
  type FilterState,
  ORIENTATIONS,
  PRICE_RANGES,
  type Range,
  UNIT_STATUSES,
} from '@suite/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { histogram } from './filter-ranges.ts';
import { matchesFilter, withoutFilter } from './filters.ts';
import { anUnit, anUnitWithoutStatus } from './fixtures/unit.ts';
import { RANGE_KEYS } from './range-column.ts';
import { countMatching, matchingUnits, matchingValues } from './unit-index.ts';

const number = fc.oneof(fc.integer({ min: -3, max: 9 }), fc.double({ noDefaultInfinity: true }));
const price = fc.oneof(
  fc.constantFrom(undefined, '', '0', 'x', '250,000'),
  fc.integer({ min: 1, max: 90_000 }).map(String),
);
const unit: fc.Arbitrary<Unit> = fc
  .record({
    status: fc.constantFrom(undefined, ...UNIT_STATUSES),
    apartmentTypeId: fc.integer({ min: 0, max: 4 }),
    apartmentTypeKey: fc.constantFrom(null, 'studio', 'Public_Area', 'loft'),
    orientation: fc.constantFrom(null, ...ORIENTATIONS),
    area: number,
    floor: number,
    properties: price.map((one) => (one === undefined ? {} : { price: one })),
  })
  .map(({ status, ...part }) =>
    status === undefined ? anUnitWithoutStatus(part) : anUnit({ ...part, status }),
  );
const range: fc.Arbitrary<Range> = fc.tuple(number, number);
const filter: fc.Arbitrary<FilterState> = fc.record(
  {
    statuses: fc.subarray([...FILTER_STATUSES]),
    typeIds: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 3 }),
    orientations: fc.subarray([...ORIENTATIONS]),
    area: range,
    floor: range,
    price: fc.tuple(fc.nat(90_000), fc.nat(90_000)),
    priceRange: fc.constantFrom(...PRICE_RANGES),
  },
  { requiredKeys: [] },
);

it('lets through what the plain check lets through, however the filter was before', () => {
  fc.assert(
    fc.property(
      fc.array(unit, { maxLength: 80 }),
      fc.array(filter, { minLength: 1, maxLength: 8 }),
      (units, filters) => {
        for (const one of filters) {
          const expected = units.filter((each) => matchesFilter(each, one));
          expect(matchingUnits(units, one)).toEqual(expected);
          expect(countMatching(units, one)).toBe(expected.length);
        }
      },
    ),
    { numRuns: 300 },
  );
});

it('gives the values of what matches in their order, none for units without one', () => {
  const units = [30, Number.NaN, 50, 40].map((area, floor) => anUnit({ area, floor }));
  expect([...matchingValues(units, {}, 'area')]).toEqual([30, 40, 50]);
  expect([...matchingValues(units, { floor: [2, 9] }, 'area')]).toEqual([40, 50]);
  expect([...matchingValues(units, {}, 'price')]).toEqual([]);
});

it('draws the columns of a histogram as a plain count does', () => {
  fc.assert(
    fc.property(
      fc.array(unit, { maxLength: 40 }),
      filter,
      fc.constantFrom(...RANGE_KEYS),
      (units, one, key) => {
        const others = units.filter((each) => matchesFilter(each, withoutFilter(one, key)));
        const values = others
          .map((each) => (key === 'price' ? Number(each.properties.price) : each[key]))
          // A price of nothing is none.
          .filter((value) => key !== 'price' || value > 0);
        for (const { from, to, count } of histogram(units, one, key, [0, 9]).slice(0, -1)) {
          expect(count).toBe(values.filter((value) => value >= from && value < to).length);
        }
      },
    ),
  );
});

it('reads a list once, and another list anew', () => {
  const units = [anUnit({ status: 'available' })];
  expect(countMatching(units, { statuses: ['sold'] })).toBe(0);
  const sold = [anUnit({ status: 'sold' })];
  expect(countMatching(sold, { statuses: ['sold'] })).toBe(1);
  expect(countMatching([], { statuses: ['sold'] })).toBe(0);
});
