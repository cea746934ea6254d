import type { PicturePart } from '@suite/picture';
import { add, cross, lengthOf, normalize, rotate, scale, subtract, type Vector } from './vector.ts';

/** What a picture was drawn with. */
export interface ViewCamera {
  readonly position: Vector;
  readonly target: Vector;
  /** Vertical field of view of the whole picture, in degrees. */
  readonly fov: number;
  /** Of the whole picture, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** The four edges of a frame as tangents of the angles from the line of sight. */
export interface FrameEdges {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Where the eye stands, what it looks at, and what of that is in the frame. */
export interface Pose {
  readonly eye: Vector;
  readonly target: Vector;
  readonly edges: FrameEdges;
}

export const UP: Vector = [0, 1, 0];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Exactly the picture's camera, cut to a part of it: pan and zoom of the picture are kept. */
export function poseOfView(view: ViewCamera, part: PicturePart): Pose {
  const top = Math.tan(radians(view.fov) / 2);
  const right = (top * view.width) / view.height;
  return {
    eye: view.position,
    target: view.target,
    edges: {
      left: right * (2 * part.left - 1),
      right: right * (2 * part.right - 1),
      bottom: top * (1 - 2 * part.bottom),
      top: top * (1 - 2 * part.top),
    },
  };
}

/** A frame round the line of sight. `aspect` is width by height, `fov` the vertical field of view in degrees. */
export function straightEdges(aspect: number, fov: number): FrameEdges {
  const top = Math.tan(radians(fov) / 2);
  return { left: -top * aspect, right: top * aspect, bottom: -top, top };
}

/** The same height in a frame of another shape, round the same middle. */
export function withAspect(edges: FrameEdges, aspect: number): FrameEdges {
  const middle = (edges.left + edges.right) / 2;
  const half = ((edges.top - edges.bottom) * aspect) / 2;
  return { ...edges, left: middle - half, right: middle + half };
}

/** Length-1 vectors of a pose: along the line of sight, to the right, and up in the frame. */
export interface Axes {
  readonly forward: Vector;
  readonly right: Vector;
  readonly up: Vector;
}

export function axesOf({ eye, target }: Pose): Axes {
  const forward = normalize(subtract(target, eye));
  const right = normalize(cross(forward, UP));
  return { forward, right, up: cross(right, forward) };
}

/** Direction from the eye through a point of the frame: -1 to 1 from left to right and from bottom to top. */
export function rayThrough(pose: Pose, x: number, y: number): Vector {
  const { left, right, bottom, top } = pose.edges;
  const axes = axesOf(pose);
  const aside = scale(axes.right, left + ((x + 1) / 2) * (right - left));
  const upwards = scale(axes.up, bottom + ((y + 1) / 2) * (top - bottom));
  return normalize(add(add(axes.forward, aside), upwards));
}

/** What the view turns about: in the middle of the frame, as far as the target. */
export function pivotOf(pose: Pose): Vector {
  return add(pose.eye, scale(rayThrough(pose, 0, 0), lengthOf(subtract(pose.target, pose.eye))));
}

/** Height of the line of sight over the horizon, in radians; positive looks down on the target. */
export function tiltOf({ eye, target }: Pose): number {
  const sight = subtract(eye, target);
  return Math.asin(sight[1] / lengthOf(sight));
}

/** Where the eye looks, in radians clockwise from north. */
export function headingOf({ eye, target }: Pose): number {
  return Math.atan2(target[0] - eye[0], eye[2] - target[2]);
}

function about(pose: Pose, pivot: Vector, move: (from: Vector) => Vector): Pose {
  const moved = (point: Vector) => add(pivot, move(subtract(point, pivot)));
  return { ...pose, eye: moved(pose.eye), target: moved(pose.target) };
}

/**
 * Walks round the middle of the frame, in radians. The frame turns as one piece, so that one cut out of a picture does
 * not jump when it begins to move.
 */
export function turned(pose: Pose, azimuth: number, tilt: number): Pose {
  const pivot = pivotOf(pose);
  const raised = about(pose, pivot, (from) => rotate(from, axesOf(pose).right, -tilt));
  return about(raised, pivot, (from) => rotate(from, UP, azimuth));
}

/** Comes nearer to the middle of the frame (a factor below 1) or goes away from it. */
export function approached(pose: Pose, factor: number): Pose {
  return about(pose, pivotOf(pose), (from) => scale(from, factor));
}

/** Moves along the ground, in metres to the right and forward. */
export function panned(pose: Pose, rightM: number, forwardM: number): Pose {
  const { right } = axesOf(pose);
  const step = add(scale(right, rightM), scale(cross(UP, right), forwardM));
  return { ...pose, eye: add(pose.eye, step), target: add(pose.target, step) };
}
