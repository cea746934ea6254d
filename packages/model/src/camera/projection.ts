import { axesOf, type Pose } from './pose.ts';
import { dot, subtract, type Vector } from './vector.ts';

/** Width and height of a frame in CSS pixels. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** A box of the frame in CSS pixels from its top left corner. */
export interface FrameBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Nearer than this nothing is drawn. */
const NEAREST_M = 0.1;

/** Where points of the place are in a frame, null where they are behind the eye. */
export type Projector = (point: Vector) => readonly [x: number, y: number] | null;

export function projector(pose: Pose, { width, height }: FrameSize): Projector {
  const { forward, right, up } = axesOf(pose);
  const { edges } = pose;
  return (point) => {
    const from = subtract(point, pose.eye);
    const depth = dot(from, forward);
    if (depth < NEAREST_M) return null;
    const x = (dot(from, right) / depth - edges.left) / (edges.right - edges.left);
    const y = (edges.top - dot(from, up) / depth) / (edges.top - edges.bottom);
    return [x * width, y * height];
  };
}

/** The box around points in a frame; null where one of them is behind the eye, or there is none. */
export function boxAround(points: readonly Vector[], project: Projector): FrameBox | null {
  let box: FrameBox | null = null;
  for (const point of points) {
    const at = project(point);
    if (!at) return null;
    const [x, y] = at;
    box = box
      ? {
          left: Math.min(box.left, x),
          top: Math.min(box.top, y),
          right: Math.max(box.right, x),
          bottom: Math.max(box.bottom, y),
        }
      : { left: x, top: y, right: x, bottom: y };
  }
  return box;
}
