import { expect, it } from 'vitest';
import { pointAt } from './focus-point.ts';

const BOX = { left: 100, top: 50, width: 400, height: 200 };

it.each([
  ['at the top left', 100, 50, { x: 0, y: 0 }],
  ['in the middle', 300, 150, { x: 50, y: 50 }],
  ['between two percents', 201, 81, { x: 25, y: 16 }],
  ['beyond the right edge', 900, 150, { x: 100, y: 50 }],
  ['above the picture', 300, -20, { x: 50, y: 0 }],
])('a press %s', (_, x, y, expected) => {
  expect(pointAt(BOX, x, y)).toEqual(expected);
});

it('is the middle of a picture that is not drawn yet', () => {
  expect(pointAt({ ...BOX, width: 0, height: 0 }, 300, 150)).toEqual({ x: 50, y: 50 });
});
