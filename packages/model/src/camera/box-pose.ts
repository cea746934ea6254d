import { headingOf, type Pose, straightEdges, withAspect } from './pose.ts';
import { add, lengthOf, mix, subtract, type Vector } from './vector.ts';

/** What something fills of the place. */
export interface PlaceBox {
  readonly min: Vector;
  readonly max: Vector;
}

const FOV = 38;
/** Of the line of sight over the horizon. */
const TILT = 0.3;
const SIZES_AWAY = 1.35;

/** Looks at a box from where the eye looks now, so near that it fills the frame. */
export function poseOfBox({ min, max }: PlaceBox, from: Pose): Pose {
  const target = mix(min, max, 0.5);
  const metres = lengthOf(subtract(max, min)) * SIZES_AWAY;
  const heading = headingOf(from);
  const flat = Math.cos(TILT) * metres;
  const back: Vector = [-Math.sin(heading) * flat, Math.sin(TILT) * metres, Math.cos(heading) * flat];
  const { left, right, top, bottom } = from.edges;
  return {
    eye: add(target, back),
    target,
    edges: withAspect(straightEdges(1, FOV), (right - left) / (top - bottom)),
  };
}
