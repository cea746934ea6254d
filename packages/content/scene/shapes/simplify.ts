import { at } from '../geometry/numbers.ts';
import type { Ground } from '../geometry/plane.ts';

/** Points of a line (Douglas-Peucker) so that none that is left out is farther from it than `farthest`. */
export function simplifiedLine(points: readonly Ground[], farthest: number): Ground[] {
  if (points.length < 3) return [...points];
  const first = at(points, 0);
  const last = at(points, points.length - 1);
  let corner = -1;
  let most = farthest;
  for (let i = 1; i + 1 < points.length; i += 1) {
    const away = awayFrom(at(points, i), first, last);
    if (away <= most) continue;
    most = away;
    corner = i;
  }
  if (corner < 0) return [first, last];
  return [
    ...simplifiedLine(points.slice(0, corner + 1), farthest).slice(0, -1),
    ...simplifiedLine(points.slice(corner), farthest),
  ];
}

function awayFrom([x, y]: Ground, [ax, ay]: Ground, [bx, by]: Ground): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  if (length < 1e-9) return Math.hypot(x - ax, y - ay);
  return Math.abs(dx * (ay - y) - (ax - x) * dy) / length;
}

const squareTo = ([ax, ay]: Ground, [bx, by]: Ground): number => (ax - bx) ** 2 + (ay - by) ** 2;

/** Number of the point that is farthest from another. */
function farthestFrom(ring: readonly Ground[], point: Ground): number {
  let farthest = 0;
  let most = -1;
  ring.forEach((one, i) => {
    const away = squareTo(one, point);
    if (away <= most) return;
    most = away;
    farthest = i;
  });
  return farthest;
}

/** Likewise a closed ring, from two points that are far from each other. */
export function simplifiedRing(ring: readonly Ground[], farthest: number): Ground[] {
  const end = farthestFrom(ring, at(ring, 0));
  const start = farthestFrom(ring, at(ring, end));
  const turned = [...ring.slice(start), ...ring.slice(0, start)];
  const middle = (end - start + ring.length) % ring.length;
  return [
    ...simplifiedLine(turned.slice(0, middle + 1), farthest).slice(0, -1),
    ...simplifiedLine([...turned.slice(middle), at(turned, 0)], farthest).slice(0, -1),
  ];
}
