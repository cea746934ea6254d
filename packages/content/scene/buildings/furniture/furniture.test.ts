import { describe, expect, it } from 'vitest';
import { PLACE } from '../../geometry/frame.ts';
import { MeshGroup } from '../../geometry/mesh.ts';
import { randomOf } from '../../geometry/random.ts';
import { addFurniture, FURNITURE_KINDS } from './furniture.ts';

/** A set before a house whose foot is the line y = 0. */
function setOf(kind: number, depth: number, seed = 1) {
  const group = new MeshGroup('Terrace');
  const random = randomOf(seed);
  addFurniture(group, PLACE, { foot: [0, 0, 0], depth }, random, kind);
  const positions = [...group.meshes.values()].flatMap((mesh) => mesh.positions);
  const along = (axis: 0 | 1 | 2) => positions.filter((_, i) => i % 3 === axis);
  return { group, random, x: along(0), y: along(1), z: along(2) };
}

/** A table needs this much from rail to house, a sofa as well; loungers stand where there is room for them. */
const NARROWEST_M = [1.05, 1.05, 2.2] as const;
const DEEPEST_M = 5;
/** Of homes of 7.2 m, with the middle kept free and a pot at the side. */
const WIDEST_M = 1.8;

describe.each([
  ['a table', 0],
  ['a sofa', 1],
  ['loungers', 2],
] as const)('%s', (_, kind) => {
  it.each([NARROWEST_M[kind], 2.3, DEEPEST_M])(
    'stands between rail and house where these are %d m apart',
    (depth) => {
      for (const seed of [1, 2, 3, 4, 5, 6]) {
        const { x, y, z } = setOf(kind, depth, seed);
        expect(Math.min(...y)).toBeGreaterThan(-depth);
        expect(Math.max(...y)).toBeLessThan(0);
        expect(Math.max(...x.map(Math.abs))).toBeLessThan(WIDEST_M);
        expect(Math.min(...z)).toBeGreaterThan(-0.01);
      }
    },
  );

  it('is few triangles, since every home has some', () => {
    expect(setOf(kind, 2).group.triangles).toBeLessThanOrEqual(360);
  });

  it('takes three numbers of chance, whatever it looks like', () => {
    const others = randomOf(1);
    for (let taken = 0; taken < 3; taken += 1) others();
    expect(setOf(kind, 2).random()).toBe(others());
  });
});

it('is of a kind by chance where none is named', () => {
  const kinds = new Set(
    [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const group = new MeshGroup('Terrace');
      addFurniture(group, PLACE, { foot: [0, 0, 0], depth: 2.4 }, randomOf(seed));
      return group.triangles;
    }),
  );
  expect(kinds.size).toBe(FURNITURE_KINDS);
});
