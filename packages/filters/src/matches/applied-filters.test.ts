import { expect, it } from 'vitest';
import { aUnit } from '../fixtures/unit.ts';
import { appliedKeys, easings, withoutFilters } from './applied-filters.ts';

const units = [
  aUnit({ id: 101 }),
  aUnit({ id: 102, status: 'sold' }),
  aUnit({ id: 103, status: 'sold' }),
  aUnit({ id: 201 }),
];

it('names the parts of a filter that are in use in the order of the bar', () => {
  expect(appliedKeys({ floor: [1, 1], statuses: [] })).toEqual(['statuses', 'floor']);
  expect(appliedKeys({})).toEqual([]);
});

it('[R4.013] takes off only what belongs to one filter', () => {
  expect(withoutFilters({ floor: [1, 1], statuses: ['sold'] }, ['statuses'])).toEqual({ floor: [1, 1] });
});

it('offers to ease the part that brings most homes back first', () => {
  expect(easings(units, { statuses: ['reserved'], floor: [1, 1] })).toEqual([{ key: 'statuses', gain: 3 }]);
  expect(easings(units, { statuses: ['sold'], floor: [2, 2] })).toEqual([
    { key: 'floor', gain: 2 },
    { key: 'statuses', gain: 1 },
  ]);
});

it('offers nothing where no single part helps', () => {
  expect(easings(units, { statuses: ['reserved'], floor: [9, 9] })).toEqual([]);
});
