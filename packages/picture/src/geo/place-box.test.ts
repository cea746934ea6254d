import { expect, it } from 'vitest';
import { commonMapBox, toMapPoint } from './mercator.ts';
import { placeBox } from './place-box.ts';

const BUDVA = { longitude: 18.84, latitude: 42.29, zoom: 11 };
const MIDDLE = toMapPoint(18.84, 42.29);
const AT_MIDDLE = [...MIDDLE, ...MIDDLE];

it('is the middle of a place without a box', () => {
  expect(placeBox(BUDVA)).toEqual(AT_MIDDLE);
});

it('is its box, north on top', () => {
  const [left, top, right, bottom] = placeBox({ ...BUDVA, bbox: [18.4, 41.8, 20.4, 43.6] });
  expect([left, top]).toEqual(toMapPoint(18.4, 43.6));
  expect([right, bottom]).toEqual(toMapPoint(20.4, 41.8));
});

it('is the middle where the box crosses the date line', () => {
  expect(placeBox({ ...BUDVA, bbox: [170, -47, -175, -34] })).toEqual(AT_MIDDLE);
});

it('ends where the projection does', () => {
  const box = placeBox({ ...BUDVA, bbox: [-180, -90, 180, 90] });
  expect(box.every(Number.isFinite)).toBe(true);
});

it.each([
  ['what both hold', [5, 5, 20, 20], [5, 5, 10, 10]],
  ['a point inside', [3, 4, 3, 4], [3, 4, 3, 4]],
  ['nothing beside it', [11, 0, 12, 5], null],
  ['nothing below it', [0, 11, 5, 12], null],
] as const)('shares with another box %s', (_, other, common) => {
  expect(commonMapBox([0, 0, 10, 10], other)).toEqual(common);
});
