import type { PixelSize } from '@suite/shapes';
import { cross, dot, minus } from '../vector.ts';
import type { ViewCamera } from './read-source.ts';
import type { Vector } from './triangles.ts';

function unit(a: Vector): Vector {
  const length = Math.sqrt(dot(a, a)) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** Where a point is in the picture, in its pixels, and how near (larger is nearer); null behind the camera. */
export type Project = (
  point: Vector,
) => { readonly x: number; readonly y: number; readonly near: number } | null;

/** Nearer than this nothing is drawn. */
const NEAREST_M = 1;

export function projectionOf({ position, target, fov }: ViewCamera, { width, height }: PixelSize): Project {
  const forward = unit(minus(target, position));
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const scale = height / 2 / Math.tan((fov * Math.PI) / 360);
  return (point) => {
    const to = minus(point, position);
    const depth = dot(to, forward);
    if (depth < NEAREST_M) return null;
    return {
      x: width / 2 + (dot(to, right) * scale) / depth,
      y: height / 2 - (dot(to, up) * scale) / depth,
      near: 1 / depth,
    };
  };
}
