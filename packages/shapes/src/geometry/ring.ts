import { type PixelSize, type Point, sideOf } from './point.ts';

/** How far a hand may draw over the edge of the picture. */
const OVERSHOOT_PX = 8;

/** In square pixels, by the shoelace formula. */
export function ringArea(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** To a tenth of a pixel, with points a little over the edge on the edge, and the first repeated at the end. */
export function closedRing(ring: readonly Point[], { width, height }: PixelSize): [number, number][] {
  const within = (value: number, most: number) => {
    const inside = Math.min(Math.max(value, 0), most);
    return Math.round((Math.abs(value - inside) <= OVERSHOOT_PX ? inside : value) * 10) / 10;
  };
  const points = ring.map(([x, y]): [number, number] => [within(x, width), within(y, height)]);
  return [...points, ...points.slice(0, 1)];
}

/** Even-odd rule. */
export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  return ring.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !inside : inside;
  }, false);
}

/** Left, top, width and height of what encloses these points. */
export function boxOf(
  points: readonly Point[],
): readonly [x: number, y: number, width: number, height: number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** Whether two edges of a closed ring cross each other; those that only touch do not. */
export function crossesItself(ring: readonly Point[]): boolean {
  return ring.some((a, first) => {
    const b = ring[first + 1];
    if (!b) return false;
    return ring.slice(first + 2).some((c, index) => {
      const d = ring[first + 3 + index];
      return d !== undefined && isCrossing([a, b], [c, d]);
    });
  });
}

type Edge = readonly [Point, Point];

function isCrossing([a, b]: Edge, [c, d]: Edge): boolean {
  return sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;
}

/** The ring without the repeated last point. */
export function openRing(ring: readonly Point[]): readonly Point[] {
  const [first, last] = [ring[0], ring.at(-1)];
  if (ring.length < 2 || first === undefined || last === undefined) return ring;
  return first[0] === last[0] && first[1] === last[1] ? ring.slice(0, -1) : ring;
}
