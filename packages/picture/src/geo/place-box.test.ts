import { expect, it } from 'vitest';
import { commonMapBox, toMapPoint } from './mercator.ts';
import { boundsAround, fittedMiddle, fittingResolution, placeBox } from './place-box.ts';

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

it.each([
  ['nothing covers', { top: 0, right: 0, bottom: 0, left: 0 }, [0, 0, 100, 200]],
  ['a sheet covers half', { top: 0, right: 0, bottom: 200, left: 0 }, [0, 0, 100, 400]],
  ['a card and a search cover', { top: 100, right: 0, bottom: 0, left: 50 }, [-100, -200 / 3, 100, 200]],
] as const)('reaches further below what covers a map of 100 × 400 pixels: %s', (_, padding, expected) => {
  const around = boundsAround([0, 0, 100, 200], [100, 400], padding);
  around.forEach((edge, index) => {
    expect(edge).toBeCloseTo(expected[index] ?? Number.NaN, 6);
  });
});

it.each([
  ['a wide box across', [0, 0, 200, 10], 2],
  ['a high box down', [0, 0, 10, 80], 2],
  ['a point at whatever is asked for', [5, 5, 5, 5], 0],
] as const)('fits into 120 × 60 pixels with room: %s', (_, box, resolution) => {
  expect(fittingResolution(box, [120, 60], [10, 10, 10, 10])).toBe(resolution);
});

it('stands lower where there is more room above, and further right where there is more at the left', () => {
  expect(fittedMiddle([0, 0, 100, 50], [10, 10, 10, 10], 2)).toEqual([50, 25]);
  expect(fittedMiddle([0, 0, 100, 50], [84, 10, 28, 30], 2)).toEqual([30, -31]);
});
