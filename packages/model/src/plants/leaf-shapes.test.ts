import { describe, expect, it } from 'vitest';
import { leafShapes } from './leaf-shapes.ts';

/** To the four sides, and up and down, as the two bytes of a leaf tell it. */
const DIRECTIONS = [
  ['east', [255, 127.5], [1, 0, 0]],
  ['south', [127.5, 255], [0, 0, 1]],
  ['up', [127.5, 127.5], [0, 1, 0]],
  ['down', [255, 255], [0, -1, 0]],
] as const;

const shapesOf = (bytes: readonly [number, number, number, number]) =>
  leafShapes({ count: 1, middle: () => [10, 20, 30], bytes: () => bytes });

describe('a leaf', () => {
  it.each(DIRECTIONS)('points %s', (_, [u, v], along) => {
    const { positions } = shapesOf([u, v, 0, 255]);
    const corner = (number: number) => [...positions.subarray(3 * number, 3 * number + 3)];
    const [from = [], , to = []] = [0, 1, 2].map(corner);
    // The largest is 0.64 m wide and half as long again.
    for (const axis of [0, 1, 2])
      expect((to[axis] ?? 0) - (from[axis] ?? 0)).toBeCloseTo((along[axis] ?? 0) * 0.96, 5);
  });

  it('lies round its middle, turns about its length, and is two triangles', () => {
    const [flat, turned] = [0, 64].map((turn) => shapesOf([255, 127.5, turn, 255]));
    const middleOf = (axis: number) => ((flat?.positions[axis] ?? 0) + (flat?.positions[6 + axis] ?? 0)) / 2;
    expect([0, 1, 2].map((axis) => Math.round(middleOf(axis)))).toEqual([10, 20, 30]);
    const across = (positions: Float32Array | undefined) =>
      [0, 1, 2].map((axis) => (positions?.[9 + axis] ?? 0) - (positions?.[3 + axis] ?? 0));
    const [a, b] = [across(flat?.positions), across(turned?.positions)];
    expect(a.reduce((sum, value, axis) => sum + value * (b[axis] ?? 0), 0)).toBeCloseTo(0, 5);
    expect([...(flat?.triangles ?? [])]).toEqual([0, 1, 2, 0, 2, 3]);
  });
});
