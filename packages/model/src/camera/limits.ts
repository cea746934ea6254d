import { approached, type Pose, pivotOf, tiltOf, turned } from './pose.ts';
import { add, lengthOf, subtract, type Vector } from './vector.ts';

/** Where a visitor may walk, in metres and radians. */
export interface PoseLimits {
  readonly nearestM: number;
  readonly farthestM: number;
  /** Of the line of sight over the horizon. */
  readonly lowestTilt: number;
  readonly highestTilt: number;
  /** What is turned about stays in this box. */
  readonly min: Vector;
  readonly max: Vector;
  /** Height of the ground at a place; 0 where nothing is known. */
  readonly groundAt: (x: number, z: number) => number;
}

/** The eye never comes nearer to the ground. */
const CLEARANCE_M = 2.5;
const STEP = 0.04;
const MOST_STEPS = 40;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

function intoBox(pose: Pose, { min, max }: PoseLimits): Pose {
  const pivot = pivotOf(pose);
  const [x, y, z] = pivot;
  const wanted: Vector = [clamp(x, min[0], max[0]), clamp(y, min[1], max[1]), clamp(z, min[2], max[2])];
  const step = subtract(wanted, pivot);
  return { ...pose, eye: add(pose.eye, step), target: add(pose.target, step) };
}

function isUnderground({ eye }: Pose, { groundAt }: PoseLimits): boolean {
  return eye[1] < groundAt(eye[0], eye[2]) + CLEARANCE_M;
}

/**
 * Keeps the middle of the frame inside the place, the eye within reach of it and above the ground. A pose that was
 * lower, higher, nearer or farther already (`from`) is not pushed: it only may not go on in that way.
 */
export function constrained(pose: Pose, limits: PoseLimits, from: Pose): Pose {
  let next = intoBox(pose, limits);
  const distanceOf = (one: Pose) => lengthOf(subtract(one.eye, one.target));
  const farthestM = Math.max(limits.farthestM, distanceOf(from));
  const nearestM = Math.min(limits.nearestM, distanceOf(from));
  const distance = distanceOf(next);
  next = approached(next, clamp(distance, nearestM, farthestM) / distance);
  const lowest = Math.min(limits.lowestTilt, tiltOf(from));
  const highest = Math.max(limits.highestTilt, tiltOf(from));
  const tilt = tiltOf(next);
  next = turned(next, 0, clamp(tilt, lowest, highest) - tilt);
  for (
    let step = 0;
    step < MOST_STEPS && isUnderground(next, limits) && tiltOf(next) < highest - STEP;
    step++
  )
    next = turned(next, 0, STEP);
  return isUnderground(next, limits) && !isUnderground(from, limits) ? from : next;
}
