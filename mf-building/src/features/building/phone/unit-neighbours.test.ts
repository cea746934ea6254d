import { expect, it } from 'vitest';
import { aUnit } from '../../../fixtures/building.ts';
import { neighboursOf } from './unit-neighbours.ts';

const unitsRead = [aUnit({ id: 305 }), aUnit({ id: 301 }), aUnit({ id: 304 })];

it.each([
  ['301', null, '304'],
  ['304', '301', '305'],
  ['305', '304', null],
])('knows what comes before and after %s', (name, previous, next) => {
  const found = neighboursOf({ name }, unitsRead);
  expect([found.previous?.name ?? null, found.next?.name ?? null]).toEqual([previous, next]);
});

it('finds the neighbours of a home that no longer matches itself', () => {
  const found = neighboursOf({ name: '302' }, unitsRead);
  expect([found.previous?.name, found.next?.name]).toEqual(['301', '304']);
});
