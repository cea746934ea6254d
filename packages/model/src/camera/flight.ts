import type { FrameEdges, Pose } from './pose.ts';
import { add, lengthOf, mix, subtract, type Vector } from './vector.ts';

interface Angles {
  readonly azimuth: number;
  readonly elevation: number;
  readonly distance: number;
}

function anglesOf({ eye, target }: Pose): Angles {
  const sight = subtract(eye, target);
  const distance = lengthOf(sight);
  return { azimuth: Math.atan2(sight[0], sight[2]), elevation: Math.asin(sight[1] / distance), distance };
}

function eyeAt(target: Vector, { azimuth, elevation, distance }: Angles): Vector {
  const flat = distance * Math.cos(elevation);
  return add(target, [flat * Math.sin(azimuth), distance * Math.sin(elevation), flat * Math.cos(azimuth)]);
}

const between = (a: number, b: number, share: number) => a + (b - a) * share;

function edgesBetween(a: FrameEdges, b: FrameEdges, share: number): FrameEdges {
  return {
    left: between(a.left, b.left, share),
    right: between(a.right, b.right, share),
    bottom: between(a.bottom, b.bottom, share),
    top: between(a.top, b.top, share),
  };
}

/** The way up and round that makes a long flight clear of roofs, in radians; nothing for a short one. */
function riseOf(turn: number, metres: number): number {
  return Math.min(0.25, Math.abs(turn) * 0.12 + metres / 3000);
}

const HIGHEST = 1.4;

/**
 * A pose on the way: the target slides, the eye goes round it the shorter way and rises a little, the frame opens or
 * closes. `progress` is 0 at `from` and 1 at `to`.
 */
export function poseBetween(from: Pose, to: Pose, progress: number): Pose {
  if (progress <= 0) return from;
  if (progress >= 1) return to;
  const share = progress * progress * (3 - 2 * progress);
  const a = anglesOf(from);
  const b = anglesOf(to);
  const turn = Math.atan2(Math.sin(b.azimuth - a.azimuth), Math.cos(b.azimuth - a.azimuth));
  const rise = riseOf(turn, lengthOf(subtract(to.target, from.target))) * Math.sin(Math.PI * share);
  const target = mix(from.target, to.target, share);
  const eye = eyeAt(target, {
    azimuth: a.azimuth + turn * share,
    elevation: Math.min(Math.max(HIGHEST, a.elevation), between(a.elevation, b.elevation, share) + rise),
    distance: Math.exp(between(Math.log(a.distance), Math.log(b.distance), share)),
  });
  return { eye, target, edges: edgesBetween(from.edges, to.edges, share) };
}
