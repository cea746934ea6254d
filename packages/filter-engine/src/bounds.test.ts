import type { FilterBounds } from '@suite/api';
import { expect, it } from 'vitest';
import { mergeBounds } from './bounds.ts';

const available = { id: 0, name: 'available' };
const sold = { id: 3, name: 'sold' };
const SEA: FilterBounds = {
  minPrice: 100_000,
  maxPrice: 900_000,
  minFloor: 0,
  maxFloor: 9,
  minArea: 40,
  maxArea: 180,
  numberOfRooms: [2, 4],
  usesPriceRanges: true,
  statuses: [available, sold],
};
const TOWN: FilterBounds = {
  minPrice: null,
  maxPrice: null,
  minFloor: -1,
  maxFloor: 5,
  minArea: 28,
  maxArea: 96,
  numberOfRooms: [1, 2],
  statuses: [available],
};

it('are those of the one there is, and none of none', () => {
  expect(mergeBounds([])).toBeNull();
  expect(mergeBounds([SEA])).toBe(SEA);
});

it('span what each has, prices where there are any', () => {
  expect(mergeBounds([SEA, TOWN])).toEqual({
    minPrice: 100_000,
    maxPrice: 900_000,
    minFloor: -1,
    maxFloor: 9,
    minArea: 28,
    maxArea: 180,
    numberOfRooms: [1, 2, 4],
    usesPriceRanges: false,
    statuses: [available, sold],
  });
  const cheaper = { ...TOWN, minPrice: 90_000, maxPrice: 200_000 };
  expect(mergeBounds([SEA, cheaper])).toMatchObject({ minPrice: 90_000, maxPrice: 900_000 });
});

it('have prices in ranges where all organisations have them so', () => {
  expect(mergeBounds([SEA, { ...TOWN, usesPriceRanges: true }])?.usesPriceRanges).toBe(true);
});
