import { describe, expect, test } from 'vitest';
import type { PicturePoint } from '../types.ts';
import { boxOfShape, boxOfShapes, buildShapeGrid, meanWidthOf, shapeAt } from './shape-grid.ts';

const WIDTH = 2048;
const HEIGHT = 1152;

/** A small seeded generator, so that a failure can be repeated. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function randomRing(random: () => number): PicturePoint[] {
  const centerX = random() * WIDTH;
  const centerY = random() * HEIGHT;
  const radius = 8 + random() * 90;
  const corners = 3 + Math.floor(random() * 8);
  const ring: PicturePoint[] = [];
  for (let corner = 0; corner < corners; corner += 1) {
    const angle = (corner / corners) * 2 * Math.PI;
    const reach = radius * (0.3 + random() * 0.7);
    ring.push([centerX + Math.cos(angle) * reach, centerY + Math.sin(angle) * reach]);
  }
  const first = ring[0];
  return first !== undefined && random() < 0.5 ? [...ring, first] : ring;
}

function holds(ring: readonly PicturePoint[], x: number, y: number): boolean {
  let inside = false;
  ring.forEach(([hereX, hereY], index) => {
    const [beforeX, beforeY] = ring.at(index - 1) ?? [0, 0];
    const crosses = hereY > y !== beforeY > y;
    if (crosses && x < ((beforeX - hereX) * (y - hereY)) / (beforeY - hereY) + hereX) inside = !inside;
  });
  return inside;
}

function bruteForce(rings: readonly PicturePoint[][], skipped: Uint8Array, x: number, y: number): number {
  return rings.findLastIndex((ring, index) => skipped[index] !== 1 && holds(ring, x, y));
}

describe('shapeAt', () => {
  test.each([1, 2, 3])('equals a search through all shapes on 10,000 points (seed %i)', (seed) => {
    const random = seededRandom(seed);
    const rings = Array.from({ length: 600 }, () => randomRing(random));
    const skipped = Uint8Array.from(rings, () => (random() < 0.3 ? 1 : 0));
    const grid = buildShapeGrid(rings, WIDTH, HEIGHT);
    let hits = 0;
    for (let point = 0; point < 10_000; point += 1) {
      const x = random() * WIDTH;
      const y = random() * HEIGHT;
      const expected = bruteForce(rings, skipped, x, y);
      if (expected >= 0) hits += 1;
      if (shapeAt(grid, x, y, skipped) !== expected) expect.fail(`differs at ${x}, ${y}`);
    }
    expect(hits).toBeGreaterThan(1000);
  });

  test('finds the uppermost of shapes that overlap, and looks through filtered-out ones', () => {
    const square: PicturePoint[] = [
      [10, 10],
      [90, 10],
      [90, 90],
      [10, 90],
    ];
    const grid = buildShapeGrid([square, square], 100, 100);
    expect(shapeAt(grid, 50, 50, Uint8Array.of(0, 0))).toBe(1);
    expect(shapeAt(grid, 50, 50, Uint8Array.of(0, 1))).toBe(0);
    expect(shapeAt(grid, 50, 50, Uint8Array.of(1, 1))).toBe(-1);
  });

  test('finds nothing beyond the picture, even where a shape reaches out of it', () => {
    const grid = buildShapeGrid(
      [
        [
          [-50, -50],
          [150, -50],
          [150, 150],
          [-50, 150],
        ],
      ],
      100,
      100,
    );
    const none = new Uint8Array(1);
    expect(shapeAt(grid, 50, 50, none)).toBe(0);
    expect(shapeAt(grid, -1, 50, none)).toBe(-1);
    expect(shapeAt(grid, 50, 100, none)).toBe(-1);
  });

  test('bears a picture without shapes and a shape without points', () => {
    expect(shapeAt(buildShapeGrid([], 100, 100), 50, 50, new Uint8Array())).toBe(-1);
    expect(shapeAt(buildShapeGrid([[]], 100, 100), 50, 50, new Uint8Array(1))).toBe(-1);
  });
});

describe('boxes', () => {
  const grid = buildShapeGrid(
    [
      [
        [0, 0],
        [5, 0],
        [5, 5],
      ],
      [
        [10, 20],
        [30, 20],
        [30, 45],
        [10, 20],
      ],
    ],
    100,
    100,
  );

  test('boxOfShape is the box of one ring', () => {
    expect(boxOfShape(grid, 1)).toEqual([10, 20, 30, 45]);
  });

  test('boxOfShapes is the box around several, and null around none', () => {
    expect(boxOfShapes(grid, [0, 1])).toEqual([0, 0, 30, 45]);
    expect(boxOfShapes(grid, [])).toBeNull();
  });

  test('meanWidthOf is their mean width', () => {
    expect(meanWidthOf(grid, [0, 1])).toBe(12.5);
    expect(meanWidthOf(grid, [])).toBe(0);
  });
});
