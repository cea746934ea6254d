import type { Unit } from '@suite/api';
import { aHiddenUnit, aUnit } from '@suite/api/fixtures';
import {
  FILTER_STATUSES,
  type FilterStatus,
  ORIENTATIONS,
  PRICE_RANGES,
  type Range,
  SEA_VIEWS,
  UNIT_STATUSES,
  type UnitStatus,
} from '@suite/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countRows, forEachRow } from './bitset.ts';
import type { RangeFilter } from './definition.ts';
import { areaFilter } from './definitions/area.ts';
import { floorFilter } from './definitions/floor.ts';
import { priceFilter } from './definitions/price.ts';
import { factsOfUnits } from './facts.ts';
import { createFilterIndex } from './filter-index.ts';
import { EMPTY_FILTER, type FilterKey, type FilterState, withoutFilter } from './filters.ts';
import { plainMatches } from './fixtures/plain-matches.ts';
import { countMatching, filterRelaxations, histogram, matchingUnits, matchingValues } from './units.ts';

const matches = (unit: Unit, filter: FilterState) => countMatching([unit], filter) === 1;
const RANGE_FILTERS: readonly RangeFilter<FilterKey>[] = [areaFilter, floorFilter, priceFilter];

describe('matching', () => {
  it('[R3.039] finds pending reservations under reserved', () => {
    const found = UNIT_STATUSES.filter((status) => matches(aUnit({ status }), { statuses: ['reserved'] }));
    expect(found).toEqual(['pending-reservation', 'reserved']);
  });

  it.each(UNIT_STATUSES)('[R3.039] finds a unit that is %s when all four statuses are selected', (status) => {
    expect(matches(aUnit({ status }), { statuses: FILTER_STATUSES })).toBe(true);
  });

  it('finds a unit whose status is hidden under every status', () => {
    expect(matches(aHiddenUnit(), { statuses: ['sold'] })).toBe(true);
  });

  const unit = aUnit({
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
    expect(matches(unit, filter)).toBe(expected);
  });

  it('finds no unit without a price by its price', () => {
    const unpriced = aUnit({ properties: {} });
    expect(matches(unpriced, { price: [0, 1_000_000] })).toBe(false);
    expect(matches(unpriced, { priceRange: '0-6k' })).toBe(false);
    expect(matches(unpriced, { priceRange: '' })).toBe(true);
  });

  it('finds no unit without an orientation by its orientation', () => {
    expect(matches(aUnit({ orientation: null }), { orientations: ORIENTATIONS })).toBe(false);
    expect(matches(aUnit({ orientation: null }), {})).toBe(true);
  });

  it.each<[Unit['light'], FilterState, boolean]>([
    [{ eveningSunHours: 1.5 }, { eveningSun: '1.5h' }, true],
    [{ eveningSunHours: 1.4 }, { eveningSun: '1.5h' }, false],
    [{ eveningSunHours: 2.5 }, { eveningSun: '1.5h' }, true],
    [{ eveningSunHours: 2.4 }, { eveningSun: '2.5h' }, false],
    [{ eveningSunHours: 0 }, { eveningSun: '' }, true],
    [{ eveningSunHours: 2.7 }, { morningSun: '2h' }, false],
    [{ morningSunHours: 2 }, { morningSun: '2h' }, true],
    [{ morningSunHours: 3.4 }, { morningSun: '3.5h' }, false],
    [{ seaView: 'open' }, { seaView: 'open' }, true],
    [{ seaView: 'partial' }, { seaView: 'open' }, false],
    [{ seaView: 'partial' }, { seaView: 'glimpse' }, true],
    [{ seaView: 'none' }, { seaView: 'glimpse' }, false],
    [{ seaView: 'none' }, { seaView: '' }, true],
    [{}, { seaView: 'glimpse' }, false],
    [undefined, { eveningSun: '1.5h' }, false],
    [undefined, { seaView: '' }, true],
  ])('of a unit with %j, %j matches: %s', (light, filter, expected) => {
    expect(matches(aUnit({ light }), filter)).toBe(expected);
  });

  it('never finds a public area, and keeps units of unknown type', () => {
    const units = ['studio', 'public_area', null, 'loft'].map((apartmentTypeKey) =>
      aUnit({ apartmentTypeKey }),
    );
    expect(units.map((one) => matches(one, EMPTY_FILTER))).toEqual([true, false, true, true]);
  });
});

const number = fc.oneof(fc.integer({ min: -3, max: 9 }), fc.double({ noDefaultInfinity: true }));
const hours = fc.integer({ min: 0, max: 45 }).map((tenths) => tenths / 10);
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
    light: fc.option(
      fc.record(
        {
          morningSunHours: hours,
          eveningSunHours: hours,
          seaView: fc.constantFrom(...SEA_VIEWS),
        },
        { requiredKeys: [] },
      ),
      { nil: undefined },
    ),
    properties: price.map((one) => (one === undefined ? {} : { price: one })),
  })
  .map(({ status, ...part }) => (status === undefined ? aHiddenUnit(part) : aUnit({ ...part, status })));
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
    morningSun: fc.constantFrom('', '2h', '3.5h'),
    eveningSun: fc.constantFrom('', '1.5h', '2.5h'),
    seaView: fc.constantFrom('', 'glimpse', 'partial', 'open'),
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
          const expected = units.filter((each) => plainMatches(each, one));
          expect(matchingUnits(units, one)).toEqual(expected);
          expect(countMatching(units, one)).toBe(expected.length);
        }
      },
    ),
    { numRuns: 300 },
  );
});

it('gives the values of what matches in their order, none for units without one', () => {
  const units = [30, Number.NaN, 50, 40].map((area, floor) => aUnit({ area, floor }));
  expect([...matchingValues(units, {}, areaFilter.column)]).toEqual([30, 40, 50]);
  expect([...matchingValues(units, { floor: [2, 9] }, areaFilter.column)]).toEqual([40, 50]);
  expect([...matchingValues(units, {}, priceFilter.column)]).toEqual([]);
});

it('draws the columns of a histogram as a plain count does', () => {
  fc.assert(
    fc.property(
      fc.array(unit, { maxLength: 40 }),
      filter,
      fc.constantFrom(...RANGE_FILTERS),
      (units, one, definition) => {
        const others = units.filter((each) => plainMatches(each, withoutFilter(one, definition.key)));
        const values = others
          .map((each) =>
            definition === priceFilter
              ? Number(each.properties.price)
              : each[definition === areaFilter ? 'area' : 'floor'],
          )
          // A price of nothing is none.
          .filter((value) => definition !== priceFilter || value > 0);
        for (const { from, to, count } of histogram(units, one, definition, [0, 9]).slice(0, -1)) {
          expect(count).toBe(values.filter((value) => value >= from && value < to).length);
        }
      },
    ),
  );
});

it('reads a list once, and another list anew', () => {
  const units = [aUnit({ status: 'available' })];
  expect(countMatching(units, { statuses: ['sold'] })).toBe(0);
  const sold = [aUnit({ status: 'sold' })];
  expect(countMatching(sold, { statuses: ['sold'] })).toBe(1);
  expect(countMatching([], { statuses: ['sold'] })).toBe(0);
});

it('says which filters to take off, the most gain first, and none that brings nothing back', () => {
  const units = [1, 2, 2].map((floor) => aUnit({ floor, area: 50, orientation: 'S' }));
  expect(filterRelaxations(units, { floor: [2, 2], area: [60, 70] })).toEqual([{ key: 'area', gain: 2 }]);
  expect(filterRelaxations(units, { floor: [5, 6], orientations: ['S'] })).toEqual([
    { key: 'floor', gain: 3 },
  ]);
  expect(filterRelaxations(units, { floor: [5, 6], area: [60, 70] })).toEqual([]);
});

it('finds ranges in many units whether it looks at each or has sorted them', () => {
  const units = Array.from({ length: 500 }, (_, id) =>
    aUnit({ id, floor: (id * 7) % 40, area: (id * 13) % 97 }),
  );
  const unsorted = createFilterIndex(factsOfUnits(units));
  for (let step = 0; step < 60; step += 1) {
    const filter: FilterState = { area: [step, 90 - (step % 7)], floor: [step % 9, 30] };
    const expected = units.filter((each) => plainMatches(each, filter)).length;
    expect(countMatching(units, filter)).toBe(expected);
    expect(countRows(unsorted.match(filter))).toBe(expected);
  }
});

it('follows a fact that changes, and leaves rows alone that are exempt', () => {
  const floors = [1, 2, 3];
  const source = factsOfUnits(floors.map((floor) => aUnit({ floor })));
  const index = createFilterIndex(
    { size: 3, read: { ...source.read, floor: (row) => floors[row] ?? 0 } },
    true,
  );
  const count = (filter: FilterState, exempt?: (row: number) => boolean) =>
    countRows(index.match(filter, exempt && { exempt: () => exempt }));
  expect(count({ floor: [2, 3] })).toBe(2);
  floors[0] = 3;
  index.refresh(0, 'floor');
  expect(count({ floor: [2, 3] })).toBe(3);
  expect(count({ floor: [9, 9] }, (row) => row === 1)).toBe(1);
  expect(countRows(index.match({ floor: [9, 9] }, { applies: () => false }))).toBe(3);
});

it('follows a status that changes, also where two are chosen as they were before', () => {
  const statuses: UnitStatus[] = ['available', 'sold', 'unavailable'];
  const source = factsOfUnits(statuses.map((status) => aUnit({ status })));
  const index = createFilterIndex({
    size: 3,
    read: { ...source.read, status: (row) => statuses[row] ?? null },
  });
  const rowsOfStatus = (...chosen: FilterStatus[]) => {
    const rows: number[] = [];
    forEachRow(index.match({ statuses: chosen }), (row) => rows.push(row));
    return rows;
  };
  expect(rowsOfStatus('available', 'sold')).toEqual([0, 1]);
  statuses[1] = 'unavailable';
  index.refresh(1, 'status');
  expect(rowsOfStatus('available', 'sold')).toEqual([0]);
  expect(rowsOfStatus('sold')).toEqual([]);
  expect(rowsOfStatus('unavailable', 'sold')).toEqual([1, 2]);
});
