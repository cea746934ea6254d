import { describe, expect, test } from 'vitest';
import { addressOf, levelFor, type Pyramid, tilesIn } from './pyramid.ts';

/** 8192 by 4608 is level 13; level 12 has half as many pixels along each side. */
const PYRAMID: Pyramid = {
  url: '/tiles/{level}/{column}_{row}?v=1',
  width: 8192,
  height: 4608,
  tileSize: 512,
  overlap: 0,
  levels: 14,
};

function names(pyramid: Pyramid, level: number, box: readonly [number, number, number, number]): string[] {
  return tilesIn(pyramid, level, box)
    .map(({ column, row }) => `${column}_${row}`)
    .sort();
}

describe('levelFor', () => {
  test.each([
    { scale: 2, level: 13 },
    { scale: 1, level: 13 },
    { scale: 0.6, level: 13 },
    { scale: 0.51, level: 12 },
    { scale: 0.5, level: 12 },
    { scale: 0.3, level: 12 },
    { scale: 0.25, level: 11 },
    { scale: 0.0001, level: 0 },
  ])('at $scale device pixels a pixel it is $level', ({ scale, level }) => {
    expect(levelFor(PYRAMID, scale)).toBe(level);
  });

  test('has a pixel for each device pixel at every zoom from 1 to 4 and every pixel ratio', () => {
    for (const ratio of [1, 1.25, 1.5, 2, 3]) {
      for (let zoom = 1; zoom <= 4; zoom += 0.1) {
        const scale = (1440 / 8192) * zoom * ratio;
        const pixels = 2 ** (levelFor(PYRAMID, scale) - 13);
        expect(pixels * 1.02).toBeGreaterThanOrEqual(Math.min(1, scale));
      }
    }
  });
});

describe('tilesIn', () => {
  test('gives those that a box meets, none twice and none beyond the picture', () => {
    expect(names(PYRAMID, 13, [0, 0, 512, 512])).toEqual(['0_0']);
    expect(names(PYRAMID, 13, [511, 511, 513, 513])).toEqual(['0_0', '0_1', '1_0', '1_1']);
    expect(names(PYRAMID, 12, [7000, 4000, 9000, 9000])).toEqual(['6_3', '6_4', '7_3', '7_4']);
    expect(names(PYRAMID, 13, [-900, -900, -10, -10])).toEqual([]);
    expect(tilesIn(PYRAMID, 13, [0, 0, 8192, 4608])).toHaveLength(16 * 9);
    expect(tilesIn(PYRAMID, 0, [0, 0, 8192, 4608])).toHaveLength(1);
  });

  test('covers the picture without a gap', () => {
    for (const level of [9, 10, 11, 12, 13]) {
      const area = tilesIn(PYRAMID, level, [0, 0, 8192, 4608]).reduce(
        (total, { box: [left, top, right, bottom] }) => total + (right - left) * (bottom - top),
        0,
      );
      expect(area).toBe(8192 * 4608);
    }
  });

  test('begins in the middle of the box', () => {
    const [first] = tilesIn(PYRAMID, 13, [0, 0, 512 * 5, 512 * 3]);
    expect([first?.column, first?.row]).toEqual([2, 1]);
  });

  test('takes an overlap into account: every tile but those at the edge is larger by it', () => {
    const overlapping = { ...PYRAMID, overlap: 1 };
    const boxes = tilesIn(overlapping, 12, [0, 0, 8192, 10]).map(({ box }) => [box[0], box[2]]);
    expect(boxes.toSorted((one, other) => (one[0] ?? 0) - (other[0] ?? 0)).slice(0, 2)).toEqual([
      [0, 1026],
      [1022, 2050],
    ]);
  });
});

test('the address of a tile', () => {
  const tile = { level: 12, column: 3, row: 4, box: [0, 0, 1, 1] } as const;
  expect(addressOf(PYRAMID, tile)).toBe('/tiles/12/3_4?v=1');
});
