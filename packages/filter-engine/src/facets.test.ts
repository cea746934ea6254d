import { aUnit } from '@suite/api/fixtures';
import { FILTER_STATUSES, type FilterStatus, type Orientation, PRICE_RANGES } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import { orientationFilter } from './definitions/orientation.ts';
import { priceRangeFilter } from './definitions/price-range.ts';
import { statusFilter } from './definitions/status.ts';
import { typeFilter, typeOptions } from './definitions/type.ts';
import { appliedFilters, type FilterState, withChoice, withoutFilter } from './filters.ts';
import { facets, filterRelaxations } from './units.ts';

const priced = (perM2: number) => ({ area: 10, properties: { price: String(perM2 * 10) } });
const units = [
  aUnit({
    id: 1,
    floor: 1,
    apartmentTypeId: 1,
    apartmentTypeKey: 'studio',
    orientation: 'S',
    ...priced(5000),
  }),
  aUnit({ id: 2, floor: 1, orientation: 'N', ...priced(6000) }),
  aUnit({ id: 3, floor: 2, orientation: 'S', ...priced(12_000) }),
  aUnit({ id: 4, floor: 2, orientation: null }),
];
const types = typeOptions(null, units);
const counts = (options: { count: number }[]) => options.map((option) => option.count);
const chosen = (options: { selected: boolean }[]) => options.map((option) => option.selected);

describe('live counts', () => {
  it.each<[FilterState, number[]]>([
    [{}, [1, 3]],
    [{ floor: [2, 2] }, [0, 2]],
    [{ typeIds: [1] }, [1, 3]],
    [{ typeIds: [], floor: [1, 1] }, [1, 1]],
  ])('of types under %j are %j', (filter, expected) => {
    expect(counts(facets(units, filter, typeFilter, types))).toEqual(expected);
  });

  it.each<[FilterState, number[]]>([
    [{}, [1, 2]],
    [{ floor: [2, 2] }, [0, 1]],
    [{ orientations: ['N'] }, [1, 2]],
  ])('of orientations under %j are %j', (filter, expected) => {
    expect(counts(facets(units, filter, orientationFilter, ['N', 'S']))).toEqual(expected);
  });

  it.each<[FilterState, number[]]>([
    [{}, [4, 1, 1, 1]],
    [{ priceRange: '11k+', floor: [1, 1] }, [2, 1, 1, 0]],
  ])('of price ranges under %j are %j', (filter, expected) => {
    expect(counts(facets(units, filter, priceRangeFilter, ['', '0-6k', '6-7.5k', '11k+']))).toEqual(expected);
  });
});

describe('what is chosen', () => {
  it('is everything at first', () => {
    expect(chosen(facets(units, {}, typeFilter, types))).toEqual([true, true]);
    expect(chosen(facets(units, {}, orientationFilter, ['N', 'S']))).toEqual([true, true]);
    expect(chosen(facets(units, {}, priceRangeFilter, ['', '11k+']))).toEqual([true, false]);
  });

  it.each<[Orientation[], FilterState]>([
    [['N', 'S'], {}],
    [['S'], { orientations: ['S'] }],
    [[], { orientations: [] }],
  ])('of orientations %j gives %j', (orientations, expected) => {
    expect(
      withChoice({ orientations: ['N'] }, orientationFilter, orientationFilter.choose(orientations), [
        'N',
        'S',
      ]),
    ).toEqual(expected);
  });

  it('of price ranges leaves no trace when it is all of them', () => {
    expect(withChoice({}, priceRangeFilter, '11k+', PRICE_RANGES)).toEqual({ priceRange: '11k+' });
    expect(withChoice({ priceRange: '11k+' }, priceRangeFilter, '', PRICE_RANGES)).toEqual({});
  });
});

it('chooses all four statuses by default', () => {
  expect(facets([], {}, statusFilter, FILTER_STATUSES).map(({ selected }) => selected)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

it.each<[readonly FilterStatus[], FilterState]>([
  [['available', 'unavailable'], { statuses: ['available', 'unavailable'] }],
  [[], { statuses: [] }],
  [FILTER_STATUSES, {}],
])('writes the choice %j into the filter, all four being no constraint', (chosen, filter) => {
  expect(withChoice({ statuses: ['sold'] }, statusFilter, chosen, FILTER_STATUSES)).toEqual(filter);
});

it('keeps the other filters', () => {
  expect(withChoice({ floor: [3, 3], statuses: [] }, statusFilter, FILTER_STATUSES, FILTER_STATUSES)).toEqual(
    { floor: [3, 3] },
  );
});

it('counts each status against the other filters, pending with reserved', () => {
  const units = [
    aUnit({ id: 301 }),
    aUnit({ id: 302, status: 'pending-reservation' }),
    aUnit({ id: 303, status: 'reserved' }),
    aUnit({ id: 401, floor: 4, status: 'sold' }),
    aUnit({ id: 305, apartmentTypeKey: 'public_area' }),
  ];
  const options = facets(units, { statuses: ['available'], floor: [3, 3] }, statusFilter, FILTER_STATUSES);
  expect(options.map(({ option, count, selected }) => [option, count, selected])).toEqual([
    ['available', 1, true],
    ['reserved', 2, false],
    ['sold', 0, false],
    ['unavailable', 0, false],
  ]);
});

const keysOf = (filter: FilterState) => appliedFilters(filter).map(({ definition }) => definition.key);
const fourUnits = [
  aUnit({ id: 101, floor: 1 }),
  aUnit({ id: 102, floor: 1, status: 'sold' }),
  aUnit({ id: 103, floor: 1, status: 'sold' }),
  aUnit({ id: 201, floor: 2 }),
];

it('names the parts of a filter that are in use in the order of the bar', () => {
  expect(keysOf({ floor: [1, 1], statuses: [] })).toEqual(['statuses', 'floor']);
  expect(keysOf({})).toEqual([]);
});

it('[R4.013] takes off only what belongs to one filter', () => {
  expect(withoutFilter({ floor: [1, 1], statuses: ['sold'] }, 'statuses')).toEqual({ floor: [1, 1] });
});

it('offers to take off the filter that brings most homes back first', () => {
  expect(filterRelaxations(fourUnits, { statuses: ['reserved'], floor: [1, 1] })).toEqual([
    { key: 'statuses', gain: 3 },
  ]);
  expect(filterRelaxations(fourUnits, { statuses: ['sold'], floor: [2, 2] })).toEqual([
    { key: 'floor', gain: 2 },
    { key: 'statuses', gain: 1 },
  ]);
});

it('offers nothing where no single part helps', () => {
  expect(filterRelaxations(fourUnits, { statuses: ['reserved'], floor: [9, 9] })).toEqual([]);
});
