import type { ViewCamera } from './read-source.ts';
import { boxOf, middleOf, pointsOf, type Vector } from './triangles.ts';
import type { UnitVolume } from './unit-volumes.ts';

const NEAREST_M = 1;

/**
 * The camera with its target as far away as the homes are: a model is turned about what its camera looks at, and a GLB
 * says in which direction that is, not how far.
 */
export function lookAtUnits(camera: ViewCamera, units: readonly UnitVolume[]): ViewCamera {
  if (units.length === 0) return camera;
  const { position, target } = camera;
  const middle = middleOf(boxOf(units.flatMap(({ volume }) => pointsOf(volume))));
  const look = between(position, target);
  const length = Math.hypot(...look);
  const [dx, dy, dz] = between(position, middle);
  const away = Math.max(NEAREST_M, (dx * look[0] + dy * look[1] + dz * look[2]) / length);
  const share = away / length;
  return {
    ...camera,
    target: [position[0] + look[0] * share, position[1] + look[1] * share, position[2] + look[2] * share],
  };
}

const between = (from: Vector, to: Vector): Vector => [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
