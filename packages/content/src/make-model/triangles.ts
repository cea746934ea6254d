import { type Node, Primitive } from '@gltf-transform/core';

/** Metres: x east, y up, z south. */
export type Vector = readonly [number, number, number];

/** Triangles in the metres of the place. */
export interface Triangles {
  readonly position: Float32Array;
  readonly index: Uint32Array;
}

export const NO_TRIANGLES: Triangles = { position: new Float32Array(), index: new Uint32Array() };

export function merged(all: readonly Triangles[]): Triangles {
  const position = new Float32Array(all.reduce((sum, one) => sum + one.position.length, 0));
  const index = new Uint32Array(all.reduce((sum, one) => sum + one.index.length, 0));
  let corners = 0;
  let entries = 0;
  for (const one of all) {
    position.set(one.position, corners * 3);
    index.set(
      one.index.map((at) => at + corners),
      entries,
    );
    corners += one.position.length / 3;
    entries += one.index.length;
  }
  return { position, index };
}

export function isOfTriangles(primitive: Primitive): boolean {
  return primitive.getMode() === Primitive.Mode.TRIANGLES && primitive.getAttribute('POSITION') !== null;
}

/** A primitive of triangles where its node has it. */
export function trianglesOf(primitive: Primitive, node: Node): Triangles {
  const corners = primitive.getAttribute('POSITION');
  if (!corners || !isOfTriangles(primitive)) return NO_TRIANGLES;
  const matrix = node.getWorldMatrix();
  const position = new Float32Array(corners.getCount() * 3);
  const own: number[] = [];
  for (let at = 0; at < corners.getCount(); at += 1) {
    const [x = 0, y = 0, z = 0] = corners.getElement(at, own);
    for (const row of [0, 1, 2] as const)
      position[at * 3 + row] =
        matrix[row] * x + matrix[(row + 4) as 4] * y + matrix[(row + 8) as 8] * z + matrix[(row + 12) as 12];
  }
  const indices = primitive.getIndices()?.getArray();
  const index = indices
    ? Uint32Array.from(indices)
    : Uint32Array.from({ length: corners.getCount() }, (_, at) => at);
  return { position, index };
}

/** Everything of triangles at a node and below it. */
export function trianglesBelow(node: Node): Triangles {
  const found: Triangles[] = [];
  node.traverse((one) => {
    for (const primitive of one.getMesh()?.listPrimitives() ?? []) found.push(trianglesOf(primitive, one));
  });
  return merged(found);
}

export function pointsOf({ position }: Triangles): Vector[] {
  return Array.from(
    { length: position.length / 3 },
    (_, at): Vector => [position[at * 3] ?? 0, position[at * 3 + 1] ?? 0, position[at * 3 + 2] ?? 0],
  );
}

export interface Box {
  readonly min: Vector;
  readonly max: Vector;
}

export function boxOf(points: readonly Vector[]): Box {
  const along = (axis: 0 | 1 | 2) => points.map((point) => point[axis]);
  const of = (pick: (...values: number[]) => number): Vector => [
    along(0).reduce((a, b) => pick(a, b)),
    along(1).reduce((a, b) => pick(a, b)),
    along(2).reduce((a, b) => pick(a, b)),
  ];
  return { min: of(Math.min), max: of(Math.max) };
}

export const middleOf = ({ min, max }: Box): Vector => [
  (min[0] + max[0]) / 2,
  (min[1] + max[1]) / 2,
  (min[2] + max[2]) / 2,
];

/** To the centimetre: what is written is compared by people. */
export const rounded = (value: number, digits = 2): number => {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale || 0;
};
