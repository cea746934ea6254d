import type { Frame } from '../geometry/frame.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { around, at } from '../geometry/numbers.ts';
import type { Ground, Vector } from '../geometry/plane.ts';
import { addBox, type Extent, TURN } from '../geometry/solids.ts';

/** Corners of a rectangle, against the clock. */
export const corners = (x0: number, y0: number, x1: number, y1: number): Ground[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** A box whose upper edges are cut off by `edge` metres: cushions and mattresses. */
export function addSoftBox(mesh: Mesh, frame: Frame, extent: Extent, edge = 0.05): void {
  const [x0, y0, z0, x1, y1, z1] = extent;
  const low = z1 - edge;
  addBox(mesh, frame, [x0, y0, z0, x1, y1, low], 'xXyYz');
  const outer = corners(x0, y0, x1, y1);
  const inner = corners(x0 + edge, y0 + edge, x1 - edge, y1 - edge);
  const point = ([x, y]: Ground, z: number) => frame.point(x, y, z);
  outer.forEach((from, i) => {
    mesh.quad(
      point(from, low),
      point(around(outer, i + 1), low),
      point(around(inner, i + 1), z1),
      point(at(inner, i), z1),
    );
  });
  const [a, b, c, d] = inner.map((corner) => point(corner, z1)) as [Vector, Vector, Vector, Vector];
  mesh.quad(a, b, c, d);
}

interface Cone {
  readonly x: number;
  readonly y: number;
  readonly z0: number;
  readonly z1: number;
  readonly radius: number;
  /** At its top; the same where nothing is said. */
  readonly topRadius?: number;
}

const SIDES = 18;

/** Upright, closed above. */
export function addCylinder(mesh: Mesh, frame: Frame, cone: Cone): void {
  const { x, y, z0, z1, radius, topRadius = radius } = cone;
  const on = (r: number, i: number, z: number) => {
    const angle = (i / SIDES) * TURN;
    return frame.point(x + Math.cos(angle) * r, y + Math.sin(angle) * r, z);
  };
  for (let i = 0; i < SIDES; i += 1) {
    mesh.quad(on(radius, i, z0), on(radius, i + 1, z0), on(topRadius, i + 1, z1), on(topRadius, i, z1));
    mesh.triangle(frame.point(x, y, z1), on(topRadius, i, z1), on(topRadius, i + 1, z1));
  }
}
