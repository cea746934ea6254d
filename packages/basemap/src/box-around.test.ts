import { expect, it } from 'vitest';
import type { Position } from './basemap.ts';
import { boxAround } from './box-around.ts';

const BAR: Position = [19.1, 42.1];
const BUDVA: Position = [18.84, 42.29];
const BELGRADE: Position = [20.46, 44.81];

it.each([
  ['one place', [BAR], [18.009, 41.56, 20.191, 42.64]],
  ['two that are near', [BAR, BUDVA], [17.746, 41.56, 20.194, 42.83]],
  ['two that lie apart', [BAR, BELGRADE], [13.37, 38.035, 26.19, 48.875]],
  ['one south of the equator', [[18.4, -33.9] as Position], [17.425, -34.44, 19.375, -33.36]],
])('around %s is what a map shows that fits it', (_, places, box) => {
  expect(boxAround(places)?.map((degrees) => Number(degrees.toFixed(3)))).toEqual(box);
});

it('is nowhere without a place', () => {
  expect(boxAround([])).toBeNull();
});
