import type { Mesh, MeshGroup } from '../geometry/mesh.ts';
import { at } from '../geometry/numbers.ts';
import type { Vector } from '../geometry/plane.ts';
import { TURN } from '../geometry/solids.ts';

const BARK: Vector = [0.23, 0.17, 0.12];

export const barkOf = (plant: MeshGroup): Mesh => plant.coloured('bark', BARK);

/** A tube through points, with a radius at each. */
export function addTube(mesh: Mesh, points: readonly Vector[], radii: readonly number[], sides = 7): void {
  const on = (point: Vector, radius: number, angle: number): Vector => [
    point[0] + Math.cos(angle) * radius,
    point[1] + Math.sin(angle) * radius,
    point[2],
  ];
  for (let k = 0; k + 1 < points.length; k += 1)
    for (let i = 0; i < sides; i += 1) {
      const from = (i / sides) * TURN;
      const to = ((i + 1) / sides) * TURN;
      const [low, high] = [at(points, k), at(points, k + 1)];
      const [wide, narrow] = [at(radii, k), at(radii, k + 1)];
      mesh.quad(on(low, wide, from), on(low, wide, to), on(high, narrow, to), on(high, narrow, from));
    }
}
