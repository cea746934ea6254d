import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homographyOf, type Quad, UNIT_SQUARE } from './homography.ts';
import type { Point } from './point.ts';

/** Corners that lie near those of a square, so that they are always a convex quadrilateral. */
const quads = fc
  .array(
    fc.tuple(
      fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    ),
    {
      minLength: 4,
      maxLength: 4,
    },
  )
  .map(
    (shifts) =>
      UNIT_SQUARE.map(([x, y], index) => [
        1000 * (x + (shifts[index]?.[0] ?? 0)),
        800 * (y + (shifts[index]?.[1] ?? 0)),
      ]) as unknown as Quad,
  );
const shares = fc.tuple(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.double({ min: 0, max: 1, noNaN: true }),
);

describe('homographyOf', () => {
  it('leads each of four points to its partner, and back', () => {
    fc.assert(
      fc.property(quads, shares, (quad, share) => {
        const [there, back] = [homographyOf(UNIT_SQUARE, quad), homographyOf(quad, UNIT_SQUARE)];
        if (!there || !back) throw new Error('There is a map.');
        quad.forEach((corner, index) => {
          const [x, y] = there(UNIT_SQUARE[index] ?? [0, 0]);
          expect(Math.hypot(x - corner[0], y - corner[1])).toBeLessThan(1e-6);
        });
        const [x, y] = back(there(share));
        expect(Math.hypot(x - share[0], y - share[1])).toBeLessThan(1e-6);
      }),
    );
  });

  it('keeps points of a line on a line, and halves of a receding wall are not halves of the picture', () => {
    const wall: Quad = [
      [0, 0],
      [400, 100],
      [400, 300],
      [0, 400],
    ];
    const map = homographyOf(UNIT_SQUARE, wall);
    const [x = 0, y = 0] = map?.([0.5, 0]) ?? [];
    expect(y).toBeCloseTo(x / 4, 6);
    // The near end is twice as high, so the middle of the wall is at two thirds of its picture.
    expect(x).toBeCloseTo(400 * (2 / 3), 6);
  });

  it.each<[string, Quad]>([
    [
      'three corners on a line',
      [
        [0, 0],
        [50, 50],
        [100, 100],
        [0, 100],
      ],
    ],
    [
      'two corners in one place',
      [
        [0, 0],
        [0, 0],
        [100, 100],
        [0, 100],
      ],
    ],
  ])('is none for %s', (_, quad) => {
    expect(homographyOf(quad, UNIT_SQUARE)).toBeNull();
  });

  it('of a picture into itself is the same point', () => {
    const map = homographyOf(UNIT_SQUARE, UNIT_SQUARE);
    const points: Point[] = [
      [0.25, 0.75],
      [1, 0],
    ];
    for (const point of points) expect(map?.(point)).toEqual(point);
  });
});
