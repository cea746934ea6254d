import { expect, it } from 'vitest';
import { bearingOf, edgesOf, footprint } from './footprint.ts';

it('the outline of a box is its four sides, each with its way out', () => {
  const corners = [0, 1].flatMap((y) =>
    (
      [
        [0, 0],
        [4, 0],
        [4, 3],
        [0, 3],
        [2, 1],
      ] as const
    ).map(([x, z]) => [x, y, z] as const),
  );
  const edges = edgesOf(footprint(corners));
  expect(edges.map(({ length }) => length).toSorted()).toEqual([3, 3, 4, 4]);
  expect(edges.map(({ outwards }) => Math.round(bearingOf(outwards))).toSorted((a, b) => a - b)).toEqual([
    0, 90, 180, 270,
  ]);
  const south = edges.find(({ outwards }) => outwards[1] === 1);
  expect([south?.from[1], south?.to[1]]).toEqual([3, 3]);
});

it.each([
  [[0, -1], 0],
  [[1, 0], 90],
  [[0, 1], 180],
  [[-1, 0], 270],
] as const)('%j is at %d degrees', (direction, degrees) => {
  expect(bearingOf(direction)).toBeCloseTo(degrees);
});
