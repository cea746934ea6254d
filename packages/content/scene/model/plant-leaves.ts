import { cross, dot, minus } from '../../src/vector.ts';
import type { FilePrimitive, ReadScene } from '../file/scene-file.ts';
import { at } from '../geometry/numbers.ts';
import type { Vector } from '../geometry/plane.ts';
import { curveOrder } from './curve-order.ts';
import { ModelDocument, POINTS } from './model-document.ts';
import { type Part, squeezed, yUp } from './parts.ts';

/** A tree is divided into as many steps as so many bits count: half a centimetre. */
const POSITION_BITS = 11;
/** Directions and colours keep every fourth of their 256 steps: the eye needs no more, and files become smaller. */
const COARSE = 4;
const CORNERS_OF_LEAF = 4;
const FOLIAGE = 'foliage';
/** Of the trees with most leaves every other one is kept, larger: half the bytes and triangles, and as dense to the eye. */
const MANY_LEAVES = 2000;
const THINNED = 2;
const LARGER = 1.35;
/** Of a leaf: from side to side, beside its size. */
const LEAF_WIDTH = 0.64;
/** Largest size of a leaf that a byte holds. */
const MOST_LEAF_M = 0.64;

/**
 * The plants as they are in the pictures, for those near the eye: leaves as points that pages make rhombi of again, wood
 * and fronds as meshes.
 */
export async function plantLeaves(scene: ReadScene, kinds: readonly string[]): Promise<Uint8Array> {
  const model = new ModelDocument();
  for (const kind of kinds) {
    const plant = scene.protos.find(({ name }) => name === kind);
    for (const prim of plant?.prims ?? []) {
      const name = `${prim.mat === FOLIAGE ? 'leaves' : 'wood'}:${kind}`;
      if (isOfLeaves(scene, prim)) model.add(name, leafPoints(scene, prim), POINTS);
      else model.add(name, meshOf(scene, prim));
    }
  }
  return model.bytes(POSITION_BITS);
}

/** Leaves are quads, fronds triangles. */
function isOfLeaves(scene: ReadScene, { mat, p, i }: FilePrimitive): boolean {
  return mat === FOLIAGE && scene.integers(i).length * 2 === scene.floats(p).length;
}

const coarse = (value: number): number => Math.min(255, Math.round(value / COARSE) * COARSE);

function coloursOf(colours: Float32Array, corners: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(corners.length * 4);
  for (const [i, corner] of corners.entries())
    for (const k of [0, 1, 2]) bytes[4 * i + k] = coarse(squeezed(at(colours, 3 * corner + k)));
  return bytes;
}

function meshOf(scene: ReadScene, { p, i, c }: FilePrimitive): Part {
  const position = yUp(scene.floats(p));
  const corners = Array.from({ length: position.length / 3 }, (_, corner) => corner);
  return { position, index: scene.integers(i).slice(), colour: coloursOf(scene.floats(c), corners) };
}

function leafPoints(scene: ReadScene, { p, c }: FilePrimitive): Part {
  const corners = yUp(scene.floats(p));
  const count = corners.length / 3 / CORNERS_OF_LEAF;
  const corner = (leaf: number, number: number): Vector => {
    const first = 3 * (leaf * CORNERS_OF_LEAF + number);
    return [at(corners, first), at(corners, first + 1), at(corners, first + 2)];
  };
  const middles = Array.from({ length: count }, (_, leaf) =>
    middleOf(corner(leaf, 0), corner(leaf, 2)),
  ).flat();
  const isThinned = count > MANY_LEAVES;
  const order = curveOrder(middles).filter((leaf) => !isThinned || leaf % THINNED === 0);
  return {
    position: Float32Array.from(order.flatMap((leaf) => middles.slice(3 * leaf, 3 * leaf + 3))),
    colour: coloursOf(
      scene.floats(c),
      order.map((leaf) => leaf * CORNERS_OF_LEAF),
    ),
    leaf: Uint8Array.from(
      order.flatMap((leaf) => [
        ...leafBytes(
          [0, 1, 2, 3].map((number) => corner(leaf, number)),
          isThinned ? LARGER : 1,
        ),
      ]),
    ),
  };
}

const middleOf = (a: Vector, b: Vector): Vector => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector);
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

/** Where a leaf points, as an octahedron unfolded; its turn about that; its size. */
function leafBytes(corners: readonly Vector[], factor: number): readonly [number, number, number, number] {
  const along = unit(minus(at(corners, 2), at(corners, 0)));
  const side = minus(at(corners, 3), at(corners, 1));
  const across = unit(side);
  const [u, v] = unfolded(along);
  const level = unit(cross(along, Math.abs(along[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  const turn = Math.atan2(dot(across, cross(along, level)), dot(across, level)) / (2 * Math.PI);
  const size = (factor * Math.hypot(...side)) / LEAF_WIDTH / MOST_LEAF_M;
  return [
    coarse((u * 0.5 + 0.5) * 255),
    coarse((v * 0.5 + 0.5) * 255),
    coarse((turn - Math.floor(turn)) * 256) % 256,
    coarse(Math.min(1, size) * 255),
  ];
}

/** A direction on the square of -1 to 1 (octahedral). */
function unfolded([x, y, z]: Vector): readonly [number, number] {
  const sum = Math.abs(x) + Math.abs(y) + Math.abs(z);
  const [u, v] = [x / sum, z / sum];
  if (y >= 0) return [u, v];
  const sign = (value: number) => (value < 0 ? -1 : 1);
  return [(1 - Math.abs(v)) * sign(u), (1 - Math.abs(u)) * sign(v)];
}
