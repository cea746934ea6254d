import { expect, test } from 'vitest';
import { boxWithinFrame } from './place.ts';

const FRAME = { width: 1000, height: 600 };

test.each([
  { title: 'a box in the frame stays', box: [10, 20, 110, 80], within: [10, 20, 110, 80] },
  { title: 'a box across the edge is cut', box: [-50, 580, 60, 700], within: [0, 580, 60, 600] },
  {
    title: 'a box outside becomes a pixel at the edge',
    box: [1200, 100, 1300, 160],
    within: [999, 100, 1000, 160],
  },
  {
    title: 'a box above and left becomes a pixel in the corner',
    box: [-90, -90, -10, -10],
    within: [0, 0, 1, 1],
  },
] as const)('$title', ({ box, within }) => {
  expect(boxWithinFrame(box, FRAME)).toEqual(within);
});
