import type { Point } from '@suite/shapes';
import { describe, expect, it } from 'vitest';
import { facadeCorners } from './corner-order.ts';

const CORNERS: readonly Point[] = [
  [100, 120],
  [900, 180],
  [880, 500],
  [110, 640],
];

describe('facadeCorners', () => {
  it.each([[[0, 1, 2, 3]], [[2, 0, 3, 1]], [[3, 2, 1, 0]]])(
    'puts corners in order, however they were clicked: %j',
    (order) => {
      expect(facadeCorners(order.map((index) => CORNERS[index] ?? [0, 0]))).toEqual(CORNERS);
    },
  );

  it.each<[string, readonly Point[]]>([
    ['three points', CORNERS.slice(0, 3)],
    ['a point within the others', [...CORNERS.slice(0, 3), [820, 200]]],
  ])('takes no %s', (_, points) => {
    expect(facadeCorners(points)).toBeNull();
  });
});
