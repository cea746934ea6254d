import { expect, it } from 'vitest';
import { boundingBox, cropBox } from './crop-box.ts';

const picture = { width: 1600, height: 900 };

it('finds the smallest box around a ring', () => {
  expect(
    boundingBox([
      [308, 533],
      [558, 540],
      [544, 601],
      [303, 587],
      [308, 533],
    ]),
  ).toEqual({ x: 303, y: 533, width: 255, height: 68 });
});

it.each([
  [
    'a small shape in the middle',
    { x: 750, y: 430, width: 100, height: 40 },
    { x: 260, y: 315, width: 1080, height: 270 },
  ],
  [
    'a shape at the left edge',
    { x: 10, y: 430, width: 100, height: 40 },
    { x: 0, y: 315, width: 1080, height: 270 },
  ],
  [
    'a shape in the lower right corner',
    { x: 1500, y: 860, width: 100, height: 40 },
    { x: 520, y: 630, width: 1080, height: 270 },
  ],
  ['a high shape', { x: 700, y: 400, width: 60, height: 100 }, { x: 130, y: 300, width: 1200, height: 300 }],
  [
    'a shape wider than the picture allows',
    { x: 100, y: 400, width: 1400, height: 90 },
    { x: 0, y: 245, width: 1600, height: 400 },
  ],
])('shows %s with its surroundings, within the picture', (_, shape, expected) => {
  expect(cropBox(shape, picture, 4)).toEqual(expected);
});

it.each([0.5, 1, 2.9, 3.87, 8])('keeps the proportion %s and stays inside the picture', (proportion) => {
  const box = cropBox({ x: 40, y: 20, width: 300, height: 60 }, picture, proportion);
  expect(box.width / box.height).toBeCloseTo(proportion);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(picture.width + 1e-9);
  expect(box.y + box.height).toBeLessThanOrEqual(picture.height + 1e-9);
});
