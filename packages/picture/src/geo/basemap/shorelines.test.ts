import { expect, it } from 'vitest';
import type { MapBox } from '../mercator.ts';
import { type Line, shorelines } from './shorelines.ts';

const FRAME: MapBox = [0, 0, 10_000, 10_000];

it('takes an island as it is', () => {
  const island: Line = [
    [2000, 2000],
    [4000, 2000],
    [4000, 4000],
    [2000, 2000],
  ];
  expect(shorelines([island], FRAME, null)).toEqual([island]);
});

it('leaves out the edges along the frame in which the land was cut', () => {
  const cut: Line = [
    [0, 0],
    [5000, 0],
    [6000, 5000],
    [5000, 10_000],
    [0, 10_000],
    [0, 0],
  ];
  expect(shorelines([cut], FRAME, null)).toEqual([
    [
      [5000, 0],
      [6000, 5000],
      [5000, 10_000],
    ],
  ]);
});

it('leaves out what lies where another land is drawn, but not what leads there', () => {
  const coast: Line = [
    [1000, 1000],
    [4500, 4500],
    [5500, 5500],
    [9000, 9000],
  ];
  expect(shorelines([coast], FRAME, [4000, 4000, 6000, 6000])).toEqual([
    [
      [1000, 1000],
      [4500, 4500],
    ],
    [
      [5500, 5500],
      [9000, 9000],
    ],
  ]);
});

it('leaves out what ends on the edges of another land, as where both were cut out of a larger map', () => {
  const cut: Line = [
    [0, 6000],
    [6000, 0],
    [10_000, 0],
    [10_000, 10_000],
    [0, 10_000],
    [0, 6000],
  ];
  expect(shorelines([cut], FRAME, FRAME)).toEqual([]);
});
