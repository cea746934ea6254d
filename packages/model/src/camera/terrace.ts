import { headingOf, type Pose, straightEdges, tiltOf } from './pose.ts';
import { add, lengthOf, subtract, type Vector } from './vector.ts';

/** Where somebody stands on a terrace, and where that looks. */
export interface TerracePlace {
  /** Of the eyes. */
  readonly eye: Vector;
  /** Degrees from north, clockwise. */
  readonly facing: number;
}

/** Near enough that the rail is drawn, see `applyPose`. */
const SIGHT_M = 8;
/** A little down: more of the place, less of the sky. */
const FIRST_TILT = 0.07;
const WIDE_FOV = 58;
/** A frame that is higher than wide shows more upwards, so that it is not like looking through a slit. */
const HIGH_FOV = 76;
const MOST_TILT = 1.2;
const NARROWEST = Math.tan((12 * Math.PI) / 180);
const WIDEST = Math.tan((42 * Math.PI) / 180);

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

function towards(heading: number, tilt: number, metres: number): Vector {
  const flat = Math.cos(tilt) * metres;
  return [Math.sin(heading) * flat, -Math.sin(tilt) * metres, -Math.cos(heading) * flat];
}

/** The pose with another line of sight, in radians: clockwise from north, and down from the horizon. */
export function looking(pose: Pose, heading: number, tilt: number): Pose {
  const metres = lengthOf(subtract(pose.target, pose.eye));
  return { ...pose, target: add(pose.eye, towards(heading, clamp(tilt, -MOST_TILT, MOST_TILT), metres)) };
}

/** Out over the rail. `aspect` is width by height of the frame. */
export function poseOfTerrace({ eye, facing }: TerracePlace, aspect: number): Pose {
  const edges = straightEdges(aspect, aspect < 1 ? HIGH_FOV : WIDE_FOV);
  const target = add(eye, towards((facing * Math.PI) / 180, FIRST_TILT, SIGHT_M));
  return { eye, target, edges };
}

/** Turns the head, in radians to the right and up. */
export function lookedRound(pose: Pose, right: number, up: number): Pose {
  return looking(pose, headingOf(pose) + right, tiltOf(pose) - up);
}

/** Sees more (a factor above 1) or less at once, from the same place. */
export function widened(pose: Pose, factor: number): Pose {
  const { edges } = pose;
  const share = clamp(edges.top * factor, NARROWEST, WIDEST) / edges.top;
  return {
    ...pose,
    edges: {
      left: edges.left * share,
      right: edges.right * share,
      bottom: edges.bottom * share,
      top: edges.top * share,
    },
  };
}
