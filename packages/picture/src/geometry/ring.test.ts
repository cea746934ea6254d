import { describe, expect, test } from 'vitest';
import { boxOfPoints, openRing } from './ring.ts';

describe('openRing', () => {
  test.each([
    {
      title: 'drops the repeated last point',
      ring: [
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 0],
      ],
      open: [
        [0, 0],
        [4, 0],
        [4, 4],
      ],
    },
    {
      title: 'leaves an open ring alone',
      ring: [
        [0, 0],
        [4, 0],
        [4, 4],
      ],
      open: [
        [0, 0],
        [4, 0],
        [4, 4],
      ],
    },
    { title: 'leaves a single point alone', ring: [[1, 2]], open: [[1, 2]] },
    { title: 'leaves an empty ring alone', ring: [], open: [] },
  ] as const)('$title', ({ ring, open }) => {
    expect(openRing(ring)).toEqual(open);
  });
});

describe('boxes', () => {
  test('boxOfPoints is the smallest box around the points', () => {
    expect(
      boxOfPoints([
        [3, 9],
        [-1, 4],
        [7, 5],
      ]),
    ).toEqual([-1, 4, 7, 9]);
  });

  test('boxOfPoints of nothing is null', () => {
    expect(boxOfPoints([])).toBeNull();
  });
});
