import { expect, it } from 'vitest';
import { childPlaces, litUnits } from './lit-units.ts';

const CHILD_OF = new Map([
  [1, 'building-10'],
  [2, 'building-10'],
  [3, 'building-11'],
]);

it('lights all homes of a child and none else', () => {
  expect([...litUnits('building-10', CHILD_OF)]).toEqual([1, 2]);
  expect([...litUnits('building-12', CHILD_OF)]).toEqual([]);
  expect([...litUnits(null, CHILD_OF)]).toEqual([]);
});

it('names stand over the middle of the homes, above the highest', () => {
  const units = [
    { id: 1, at: [0, 5, 0] as [number, number, number] },
    { id: 2, at: [10, 25, -4] as [number, number, number] },
    { id: 9, at: [99, 99, 99] as [number, number, number] },
  ];
  expect([...childPlaces(units, CHILD_OF)]).toEqual([['building-10', [5, 34, -2]]]);
});
