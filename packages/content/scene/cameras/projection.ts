import { dot } from '../../src/vector.ts';
import type { Vector } from '../geometry/plane.ts';
import type { Camera } from './cameras.ts';

/** In the frame of a camera: right and up in pixels times metres of depth, and the depth. */
export type Project = (x: number, y: number, z: number) => Vector;

function unit(v: Vector): Vector {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}

/** A camera whose picture has so many rows of pixels. */
export function projectionOf({ pos, tgt, fov }: Omit<Camera, 'name'>, height: number): Project {
  const forward = unit([tgt[0] - pos[0], tgt[1] - pos[1], tgt[2] - pos[2]]);
  const right = unit([forward[1], -forward[0], 0]);
  const up: Vector = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  const focal = height / 2 / Math.tan((fov * Math.PI) / 360);
  return (x, y, z) => {
    const to: Vector = [x - pos[0], y - pos[1], z - pos[2]];
    return [dot(to, right) * focal, dot(to, up) * focal, dot(to, forward)];
  };
}
