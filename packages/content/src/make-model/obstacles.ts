import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import type { Triangles, Vector } from './triangles.ts';

/** What stands in the way of light and sight. */
export interface Obstacles {
  /** Metres from a point to the first one in a direction of length 1; infinite where there is none. */
  readonly free: (from: Vector, direction: Vector, farthest?: number) => number;
}

const LEAF_TRIANGLES = 12;
/** A ray that begins on a wall does not end there. */
const NEAR = 0.02;

const OPEN: Obstacles = { free: () => Number.POSITIVE_INFINITY };

export function obstaclesOf({ position, index }: Triangles): Obstacles {
  if (index.length === 0) return OPEN;
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  // The tree puts the triangles into an order of its own.
  geometry.setIndex(new BufferAttribute(index.slice(), 1));
  const tree = new MeshBVH(geometry, { targetLeafSize: LEAF_TRIANGLES });
  const ray = new Ray(new Vector3(), new Vector3());
  return {
    free([x, y, z], [dx, dy, dz], farthest = Number.POSITIVE_INFINITY) {
      ray.origin.set(x, y, z);
      ray.direction.set(dx, dy, dz);
      return tree.raycastFirst(ray, DoubleSide, NEAR, farthest)?.distance ?? Number.POSITIVE_INFINITY;
    },
  };
}

/** The nearest of several. */
export function together(...all: readonly Obstacles[]): Obstacles {
  return { free: (...ray) => Math.min(...all.map((one) => one.free(...ray))) };
}
