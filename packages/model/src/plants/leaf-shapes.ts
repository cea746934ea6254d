import { add, cross, normalize, scale, type Vector } from '../camera/vector.ts';

/** Corners of triangles, three numbers each. */
export interface LeafShapes {
  readonly positions: Float32Array;
  readonly triangles: Uint32Array;
}

/** A leaf by its middle, and four bytes: where it points (octahedral, two bytes), its turn about that, its size. */
export interface Leaves {
  readonly count: number;
  readonly middle: (leaf: number) => Vector;
  readonly bytes: (leaf: number) => readonly [number, number, number, number];
}

export const CORNERS_OF_LEAF = 4;
/** Size of a leaf that 255 stands for, in metres. */
const MOST_LEAF_M = 0.64;
const LENGTH = 1.5;
/** Of a leaf of size 1: along, across, and how far it is bent. */
const CORNERS = [
  [-0.5 * LENGTH, 0, 0],
  [-0.05 * LENGTH, -0.32, 0.12],
  [0.5 * LENGTH, 0, 0],
  [-0.05 * LENGTH, 0.32, 0.12],
] as const;
const TRIANGLES = [0, 1, 2, 0, 2, 3];

/** A direction from its place on the square of -1 to 1. */
function folded(u: number, v: number): Vector {
  const y = 1 - Math.abs(u) - Math.abs(v);
  const sign = (value: number) => (value < 0 ? -1 : 1);
  if (y >= 0) return normalize([u, y, v]);
  return normalize([(1 - Math.abs(v)) * sign(u), y, (1 - Math.abs(u)) * sign(v)]);
}

/** Leaves as bent rhombi. */
export function leafShapes({ count, middle, bytes }: Leaves): LeafShapes {
  const positions = new Float32Array(count * CORNERS_OF_LEAF * 3);
  const triangles = new Uint32Array(count * TRIANGLES.length);
  for (let leaf = 0; leaf < count; leaf++) {
    const [u, v, turned, sized] = bytes(leaf);
    const along = folded(u / 127.5 - 1, v / 127.5 - 1);
    const level = normalize(cross(along, Math.abs(along[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
    const turn = (turned / 256) * 2 * Math.PI;
    const across = add(scale(level, Math.cos(turn)), scale(cross(along, level), Math.sin(turn)));
    const outwards = cross(along, across);
    const size = (sized / 255) * MOST_LEAF_M;
    for (const [number, [x, y, z]] of CORNERS.entries()) {
      const offset = add(add(scale(along, x * size), scale(across, y * size)), scale(outwards, z * size));
      positions.set(add(middle(leaf), offset), (leaf * CORNERS_OF_LEAF + number) * 3);
    }
    triangles.set(
      TRIANGLES.map((corner) => leaf * CORNERS_OF_LEAF + corner),
      leaf * TRIANGLES.length,
    );
  }
  return { positions, triangles };
}
