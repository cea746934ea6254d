import { describe, expect, it } from 'vitest';
import { filterDefaults, filterTypes } from './filter-defaults.ts';
import { filterValues } from './schemas/index.ts';

const BOUNDS = {
  minPrice: 90_000,
  maxPrice: 640_000,
  minFloor: -1,
  maxFloor: 6,
  minArea: 28.5,
  maxArea: 141,
  numberOfRooms: [1, 2],
  statuses: [],
};
const OWN = [
  { id: 41, properties: { typeKey: 'studio' as const } },
  { id: 42, properties: { typeKey: 'duplex' as const } },
];

describe('types to filter by', () => {
  it("[R3.007] are the building's own where it gives some", () => {
    expect(filterTypes(OWN)).toEqual(OWN);
  });

  it.each([[undefined], [[]]])('[R3.007] are those by bedrooms where it gives %j', (own) => {
    expect(filterTypes(own).map(({ id, properties }) => [id, properties.typeKey])).toEqual([
      [0, 'studio'],
      [1, 'one_bedroom'],
      [2, 'two_bedroom'],
      [3, 'three_bedroom'],
      [4, 'four_bedroom'],
      [5, 'five_bedroom'],
      [6, 'six_bedroom'],
    ]);
  });
});

describe('the first values of the filters', () => {
  it('[R3.022] are whole ranges, every type, all four statuses, all price ranges, and no filter is open', () => {
    const values = filterDefaults(BOUNDS, OWN);
    expect(values).toEqual({
      price: [90_000, 640_000],
      area: [28.5, 141],
      floor: [-1, 6],
      rooms: [41, 42],
      statusIds: [1, 2, 3, 4],
      priceRange: '',
      currentIndex: null,
    });
    expect(filterValues.parse(values)).toEqual(values);
  });

  it('[R3.022] have no price for those who see none', () => {
    expect(filterDefaults({ ...BOUNDS, minPrice: null, maxPrice: null }, OWN).price).toBeNull();
  });

  it.each([
    ['area', [28.5]],
    ['floor', { min: 0, max: 6 }],
    ['statusIds', [0]],
    ['statusIds', [5]],
    ['priceRange', '1-2k'],
    ['currentIndex', -1],
    ['currentIndex', 11],
    ['page', 1],
  ])('[R3.022] are refused with %s as %j', (key, value) => {
    expect(filterValues.safeParse({ ...filterDefaults(BOUNDS, OWN), [key]: value }).success).toBe(false);
  });
});
