import type { FilterBounds } from '@suite/api';
import { aUnit } from '@suite/api/fixtures';
import { describe, expect, it } from 'vitest';
import {
  type AtWorkInput,
  defaultFilter,
  type FilterChoicesInput,
  filterAtWork,
  filterChoices,
  withoutDisclosing,
} from './choices.ts';
import type { FilterDefinition, FilterTexts } from './definition.ts';
import { areaFilter } from './definitions/area.ts';
import { floorFilter } from './definitions/floor.ts';
import { orientationFilter } from './definitions/orientation.ts';
import { priceFilter } from './definitions/price.ts';
import { priceRangeFilter } from './definitions/price-range.ts';
import { statusFilter } from './definitions/status.ts';
import { typeFilter, typeOptions } from './definitions/type.ts';
import type { FilterName, FilterState } from './filters.ts';
import { countMatching } from './units.ts';

const BOUNDS: FilterBounds = {
  minArea: 30,
  maxArea: 121,
  minFloor: -1,
  maxFloor: 6,
  minPrice: 100_000,
  maxPrice: 400_000,
  numberOfRooms: [],
  statuses: [],
};
const UNITS = [
  aUnit({ area: 50, floor: 1, properties: { price: '150000' } }),
  aUnit({ area: 60, floor: 2, properties: { price: '250000' } }),
];
const ALL: FilterChoicesInput = {
  units: UNITS,
  types: null,
  bounds: BOUNDS,
  settings: { selectedFilters: [1, 2, 3, 4, 5, 6, 7] },
  pricesShown: true,
  statusHidden: false,
  isSignedIn: true,
};
const visible = (part: Partial<FilterChoicesInput>) => filterChoices({ ...ALL, ...part }).offered;
const without = (...names: FilterName[]) => visible({}).filter((name) => !names.includes(name));

const UNPRICED = { ...BOUNDS, minPrice: null, maxPrice: null };

describe('the filters on offer', () => {
  it('are all in the order of the bar, price before type', () => {
    expect(visible({})).toEqual(['status', 'area', 'floor', 'price', 'type', 'orientation', 'all']);
  });

  it.each<[number, FilterName]>([
    [1, 'status'],
    [2, 'area'],
    [3, 'floor'],
    [4, 'price'],
    [5, 'type'],
    [6, 'orientation'],
    [7, 'all'],
  ])('[R5.042] have id %i, %s, only when the project selects it', (id, name) => {
    const others = [1, 2, 3, 4, 5, 6, 7].filter((one) => one !== id);
    expect(visible({ settings: { selectedFilters: others } })).toEqual(without(name));
  });

  it.each<[string, Partial<FilterChoicesInput>, FilterName[]]>([
    ['the organisation hides statuses', { statusHidden: true }, ['status']],
    ['all areas are the same', { units: UNITS.map((unit) => ({ ...unit, area: 50 })) }, ['area']],
    ['there is one storey', { units: UNITS.map((unit) => ({ ...unit, floor: 2 })) }, ['floor']],
    ['the visitor may not see prices', { pricesShown: false }, ['price']],
    [
      'no home has an orientation',
      { units: UNITS.map((unit) => ({ ...unit, orientation: null })) },
      ['orientation'],
    ],
  ])('leave out what has nothing to say: %s', (_, part, names) => {
    expect(visible(part)).toEqual(without(...names));
  });

  it.each<[boolean, boolean, boolean, FilterName | null]>([
    [true, true, true, 'price-range'],
    [true, false, true, null],
    [true, true, false, null],
    [false, true, true, 'price'],
    [false, false, true, 'price'],
  ])(
    'with price ranges %s, signed in %s, prices %s, the price is asked as %s',
    (usesPriceRanges, isSignedIn, pricesShown, name) => {
      const prices = visible({ bounds: { ...BOUNDS, usesPriceRanges }, isSignedIn, pricesShown }).filter(
        (one) => one.startsWith('price'),
      );
      expect(prices).toEqual(name ? [name] : []);
    },
  );

  it('are all there until the settings are known, and none where the project selects none', () => {
    expect(visible({ settings: null })).toEqual(visible({}));
    expect(visible({ settings: { selectedFilters: [] } })).toEqual([]);
    expect(visible({ settings: { selectedFilters: [7] } })).toEqual([]);
  });
});

it('[R4.011] selects all four statuses and all seven types, and the whole of the bounds', () => {
  expect(defaultFilter(UNPRICED)).toEqual({
    statuses: ['available', 'reserved', 'sold', 'unavailable'],
    typeIds: [0, 1, 2, 3, 4, 5, 6],
    area: [30, 121],
    floor: [-1, 6],
    priceRange: '',
  });
});

it('has the types of a building where they are known, and prices where there are bounds of them', () => {
  const filter = defaultFilter({ ...UNPRICED, minPrice: 1, maxPrice: 2 }, [{ id: 8 }, { id: 9 }]);
  expect(filter.typeIds).toEqual([8, 9]);
  expect(filter.price).toEqual([1, 2]);
});

it('matches what no filter matches', () => {
  const unit = aUnit({ apartmentTypeId: 3, area: 120.5, floor: 6 });
  expect(countMatching([unit], defaultFilter(UNPRICED))).toBe(1);
});

const AT_WORK: AtWorkInput = { buildingView: false, statusHidden: false, offered: ['price', 'price-range'] };

it.each<[string, FilterName[], FilterState]>([
  ['both', ['price', 'price-range'], { price: [1, 2], priceRange: '11k+', floor: [1, 1] }],
  ['the price', ['price'], { price: [1, 2], floor: [1, 1] }],
  ['the price range', ['price-range'], { priceRange: '11k+', floor: [1, 1] }],
  ['neither', [], { floor: [1, 1] }],
])('leaves prices in the address out where the visitor is not offered them: %s', (_, offered, expected) => {
  const filter: FilterState = { price: [1, 2], priceRange: '11k+', floor: [1, 1] };
  expect(filterAtWork(filter, { ...AT_WORK, offered })).toEqual(expected);
});

it('leaves the status out of the filter where it is hidden', () => {
  expect(filterAtWork({ statuses: ['sold'], floor: [1, 1] }, { ...AT_WORK, statusHidden: true })).toEqual({
    floor: [1, 1],
  });
});

it('rests in the building view, and is the same object where nothing rests', () => {
  const filter: FilterState = { price: [1, 2] };
  expect(filterAtWork(filter, { ...AT_WORK, buildingView: true })).toEqual({});
  expect(filterAtWork(filter, AT_WORK)).toBe(filter);
});

describe('the chip of a choice', () => {
  const texts: FilterTexts = {
    message: (id, values = {}) => [id, ...Object.values(values)].join(' '),
    status: (status) => `*${status}`,
    type: (key) => `*${key}`,
    orientation: (orientation) => `*${orientation}`,
    whole: (value) => `*${value}`,
    floor: (floor) => `*${floor}`,
    money: (priceEur) => `*${priceEur}`,
  };
  const row = <Value, Offer>(
    definition: FilterDefinition<string, string, Value, Offer>,
    value: Value,
    offer: Offer | null,
    expected: string,
  ) => ({ name: definition.key, value, expected, chip: definition.chip(value, offer, texts) });
  const types = typeOptions(
    [
      { id: 1, name: 'Studio', properties: { typeKey: 'studio' } },
      { id: 2, name: 'Loft', properties: { typeKey: null } },
      { id: 3, name: 'Studio', properties: { typeKey: 'studio' } },
      { id: 4, name: 'Attic', properties: { typeKey: null } },
    ],
    [],
  );

  it.each([
    row(areaFilter, [30, 90], [30, 120], 'filter.up-to *90\u00A0m²'),
    row(areaFilter, [20, 90], [30, 120], 'filter.up-to *90\u00A0m²'),
    row(areaFilter, [40, 120], [30, 120], 'filter.at-least *40\u00A0m²'),
    row(areaFilter, [40, 90], [30, 120], 'filter.between *40\u00A0m² *90\u00A0m²'),
    row(areaFilter, [40, 90], null, 'filter.between *40\u00A0m² *90\u00A0m²'),
    row(priceFilter, [1000, 2000], null, 'filter.between *1000 *2000'),
    row(floorFilter, [2, 2], null, 'filter.floor *2'),
    row(floorFilter, [-1, 2], null, 'filter.floors *-1 *2'),
    row(statusFilter, [], null, 'filter.statuses-none'),
    row(statusFilter, ['available', 'sold'], null, '*available, *sold'),
    row(orientationFilter, [], null, 'filter.orientations-none'),
    row(orientationFilter, ['N', 'S'], null, '*N, *S'),
    row(orientationFilter, ['N', 'S', 'W'], null, 'filter.orientations 3'),
    row(typeFilter, [], types, 'filter.types-none'),
    row(typeFilter, [3], types, '*studio'),
    row(typeFilter, [1, 2], types, '*studio, Loft'),
    row(typeFilter, [1, 2, 4], types, 'filter.types 3'),
    row(priceRangeFilter, '', null, 'filter.price-range.all'),
    row(priceRangeFilter, '0-6k', null, 'filter.price-range.one 0-6k'),
  ])('$name of $value says $expected', ({ chip, expected }) => {
    expect(chip).toBe(expected);
  });
});

it('leaves out the choices that tell prices, and no others', () => {
  const filter: FilterState = { price: [1, 2], priceRange: '0-6k', statuses: ['sold'], floor: [1, 2] };
  expect(withoutDisclosing(filter, 'price')).toEqual({ statuses: ['sold'], floor: [1, 2] });
  expect(withoutDisclosing(filter, 'status')).toEqual({
    price: [1, 2],
    priceRange: '0-6k',
    floor: [1, 2],
  });
});
