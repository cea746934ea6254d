import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three';
import { MeshBVH, SAH } from 'three-mesh-bvh';
import type { Triangles, Vector } from './triangles.ts';

/** What stands in the way of light and sight. */
export interface Obstacles {
  /** Metres from a point to the first one in a direction of length 1; infinite where there is none. */
  readonly free: (from: Vector, direction: Vector, farthest?: number) => number;
  /** True where there is none within so many metres. */
  readonly isFree: (from: Vector, direction: Vector, farthest: number) => boolean;
}

const LEAF_TRIANGLES = 12;
/** A ray that begins on a wall does not end there. */
const NEAR = 0.02;

const OPEN: Obstacles = { free: () => Number.POSITIVE_INFINITY, isFree: () => true };

export function obstaclesOf({ position, index }: Triangles): Obstacles {
  if (index.length === 0) return OPEN;
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  // The tree puts the triangles into an order of its own.
  geometry.setIndex(new BufferAttribute(index.slice(), 1));
  const tree = new MeshBVH(geometry, { targetLeafSize: LEAF_TRIANGLES, strategy: SAH });
  const ray = new Ray(new Vector3(), new Vector3());
  const [met, a, b, c] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()] as const;
  /** The triangle that was in the way last: the next ray is often much like that one. */
  let last = 0;

  function cast([x, y, z]: Vector, [dx, dy, dz]: Vector, farthest: number) {
    ray.origin.set(x, y, z);
    ray.direction.set(dx, dy, dz);
    return tree.raycastFirst(ray, DoubleSide, NEAR, farthest);
  }

  function isStoppedByLast([x, y, z]: Vector, [dx, dy, dz]: Vector, farthest: number): boolean {
    const { index: order, attributes } = geometry;
    const corners = attributes.position;
    if (!order || !corners) return false;
    for (const [at, corner] of [a, b, c].entries())
      corner.fromBufferAttribute(corners, order.getX(3 * last + at));
    ray.origin.set(x, y, z);
    ray.direction.set(dx, dy, dz);
    if (!ray.intersectTriangle(a, b, c, false, met)) return false;
    const distance = met.distanceTo(ray.origin);
    return distance >= NEAR && distance <= farthest;
  }

  return {
    free: (from, direction, farthest = Number.POSITIVE_INFINITY) =>
      cast(from, direction, farthest)?.distance ?? Number.POSITIVE_INFINITY,
    isFree(from, direction, farthest) {
      if (isStoppedByLast(from, direction, farthest)) return false;
      const hit = cast(from, direction, farthest);
      last = hit?.faceIndex ?? last;
      return !hit;
    },
  };
}

/** The nearest of several. */
export function together(...all: readonly Obstacles[]): Obstacles {
  return {
    free: (...ray) => Math.min(...all.map((one) => one.free(...ray))),
    isFree: (...ray) => all.every((one) => one.isFree(...ray)),
  };
}
