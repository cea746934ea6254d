import { expect, test } from 'vitest';
import { featherOf } from './backdrop.ts';
import { gapOf } from './gap.ts';

const picture = { width: 1600, height: 900 };
const viewportState = (width: number, height: number, scale: number) => ({
  width,
  height,
  scale,
  centerX: 800,
  centerY: 450,
  moving: false,
});

test.each([
  ['nothing where it covers the frame', viewportState(1600, 900, 1), null],
  ['nothing but rounding', viewportState(1600.4, 900.6, 1), null],
  ['as much above as below in an upright frame', viewportState(800, 1000, 0.5), { axis: 'y', px: 275 }],
  ['as much left as right in a wide one', viewportState(1000, 450, 0.5), { axis: 'x', px: 100 }],
])('a picture leaves %s', (_, at, gap) => {
  expect(gapOf(picture, at)).toEqual(gap);
});

test.each([
  [275, 0.5, 112],
  [40, 0.5, 60],
  [40, 2, 15],
])('the edge beside %i empty pixels is soft at a scale of %d over %i of the picture', (px, scale, soft) => {
  expect(featherOf({ axis: 'y', px }, scale)).toBe(soft);
});
