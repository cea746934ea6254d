import type { MapPoint } from '../mercator.ts';
import type { Line } from './shorelines.ts';

/** How far from a corner its rounding begins, in metres: at most half of either edge. */
const ROUNDING_M = 1_200;

function between(from: MapPoint, to: MapPoint, part: number): MapPoint {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** The point of the edge where the rounding of its first end is over. */
function roundingEnd(corner: MapPoint, neighbour: MapPoint): MapPoint {
  const lengthM = Math.hypot(neighbour[0] - corner[0], neighbour[1] - corner[1]);
  return between(corner, neighbour, lengthM === 0 ? 0 : Math.min(0.5, ROUNDING_M / lengthM));
}

/**
 * Adds a line to a path with its corners rounded, as a shore is drawn by hand. The ends of an open line stay
 * where they are; a line that comes back to its start is rounded there too. Points are taken from `originX`,
 * `originY`.
 */
export function addSmoothLine(path: Path2D, line: Line, originX: number, originY: number): void {
  const points = line.map(([x, y]): MapPoint => [x - originX, y - originY]);
  const [first, second] = points;
  const last = points.at(-1);
  if (!first || !second || !last) return;
  const isClosed = points.length > 3 && first[0] === last[0] && first[1] === last[1];
  if (isClosed) points.push(second);
  const start = isClosed ? roundingEnd(first, second) : first;
  path.moveTo(start[0], start[1]);
  points.forEach((corner, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) return;
    const into = roundingEnd(corner, before);
    const out = roundingEnd(corner, after);
    path.lineTo(into[0], into[1]);
    path.quadraticCurveTo(corner[0], corner[1], out[0], out[1]);
  });
  if (isClosed) path.closePath();
  else path.lineTo(last[0], last[1]);
}
