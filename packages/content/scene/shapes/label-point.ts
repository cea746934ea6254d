import { around, at, clamp } from '../geometry/numbers.ts';
import { type Ground, isInside } from '../geometry/plane.ts';

const COLUMNS = 24;
const ROWS = 16;
/** How much nearer to the middle a point must be to be worth a pixel nearer to the edge. */
const SIDEWAYS_COST = 0.12;

/** A point inside a ring, far from its edge and near its middle: good for a number. */
export function labelPoint(ring: readonly Ground[]): Ground {
  const along = (axis: 0 | 1): [number, number] => {
    const values = ring.map((point) => point[axis]);
    return [Math.min(...values), Math.max(...values)];
  };
  const [[left, right], [top, bottom]] = [along(0), along(1)];
  const middle: Ground = [(left + right) / 2, (top + bottom) / 2];
  let best = -1;
  let point = middle;
  for (let row = 1; row < ROWS; row += 1)
    for (let column = 1; column < COLUMNS; column += 1) {
      const one: Ground = [left + ((right - left) * column) / COLUMNS, top + ((bottom - top) * row) / ROWS];
      if (!isInside(one, ring)) continue;
      const worth = toEdge(one, ring) - Math.abs(one[0] - middle[0]) * SIDEWAYS_COST;
      if (worth <= best) continue;
      best = worth;
      point = one;
    }
  return [Math.round(point[0]), Math.round(point[1])];
}

function toEdge([x, y]: Ground, ring: readonly Ground[]): number {
  let nearest = 1e9;
  ring.forEach((a, i) => {
    const b = around(ring, i + 1);
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const t = clamp(((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1));
    nearest = Math.min(nearest, Math.hypot(x - a[0] - dx * t, y - a[1] - dy * t));
  });
  return nearest;
}

/** A ring cut to a picture of this size. */
export function clippedToPicture(ring: readonly Ground[], width: number, height: number): Ground[] {
  const atX =
    (x: number) =>
    (a: Ground, b: Ground): Ground => [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])];
  const atY =
    (y: number) =>
    (a: Ground, b: Ground): Ground => [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y];
  const edges: readonly [(point: Ground) => boolean, (a: Ground, b: Ground) => Ground][] = [
    [([x]) => x >= 0, atX(0)],
    [([x]) => x <= width, atX(width)],
    [([, y]) => y >= 0, atY(0)],
    [([, y]) => y <= height, atY(height)],
  ];
  return edges.reduce<Ground[]>(
    (kept, [isKept, cut]) => {
      return kept.flatMap((a, i) => {
        const b = at(kept, (i + 1) % kept.length);
        const own = isKept(a) ? [a] : [];
        return isKept(a) === isKept(b) ? own : [...own, cut(a, b)];
      });
    },
    [...ring],
  );
}
