import type { ProjectModel } from '@suite/api';
import type { GroundHeights } from '../camera/ground-heights.ts';
import type { PoseLimits } from '../camera/limits.ts';

/** How far beyond its outermost units a place can be walked, in metres. */
const MARGIN_M = 90;
const LEAST_REACH_M = 400;
const HIGHEST_PIVOT_M = 60;

/** Where visitors may walk: round the units and a little beyond. */
export function limitsOf(heights: GroundHeights, { units, views }: ProjectModel): PoseLimits {
  const points = [...units.map(({ at }) => at), ...views.map(({ target }) => target)];
  const along = (axis: 0 | 1 | 2) => points.map((point) => point[axis]);
  const least = (axis: 0 | 1 | 2) => Math.min(...along(axis)) - MARGIN_M;
  const most = (axis: 0 | 1 | 2) => Math.max(...along(axis)) + MARGIN_M;
  const reachM = Math.hypot(most(0) - least(0), most(2) - least(2));
  return {
    nearestM: 22,
    farthestM: Math.max(LEAST_REACH_M, reachM * 0.9),
    lowestTilt: 0.02,
    highestTilt: 1.45,
    min: [least(0), 0, least(2)],
    max: [most(0), HIGHEST_PIVOT_M, most(2)],
    groundAt: heights.at,
  };
}
