import { expect, it } from 'vitest';
import { nearestPlace } from './order.ts';

const GRID = [
  { x: 100, y: 100 },
  { x: 300, y: 100 },
  { x: 100, y: 300 },
];

it.each([
  [110, 90, 0],
  [260, 40, 1],
  [900, 100, 1],
  [0, 900, 2],
])('lets go at %i, %i in place %i of a grid', (x, y, place) => {
  expect(nearestPlace(GRID, x, y)).toBe(place);
});
