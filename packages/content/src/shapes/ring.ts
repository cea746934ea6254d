/// <reference path="./polylabel.d.ts" />
import polylabel from 'polylabel';
import type { PixelSize, Point } from './drawing.ts';

/** How far a hand may draw over the edge of the picture. */
const OVERSHOOT_PX = 8;
const LABEL_PRECISION_PX = 1;
/** A label may stand in the middle that has this share of the most room. */
const ROOM_IN_THE_MIDDLE = 0.8;

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

/**
 * In the middle of the shape where a label has about as much room there as anywhere, else where it has most: a broad
 * shape that narrows a little would have its label at one end.
 */
export function labelOf(ring: readonly Point[]): [number, number] {
  const most = polylabel([ring], LABEL_PRECISION_PX);
  const [left, top, width, height] = boxOf(ring);
  const middle: Point = [left + width / 2, top + height / 2];
  const isRoomy = isInside(middle, ring) && roomAt(middle, ring) >= ROOM_IN_THE_MIDDLE * roomAt(most, ring);
  const [x, y] = isRoomy ? middle : most;
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** From a point to the nearest edge. */
function roomAt([x, y]: Point, ring: readonly Point[]): number {
  const distances = ring.map(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
    const nearest = Math.min(Math.max(along, 0), 1);
    return Math.hypot(x - x1 - nearest * dx, y - y1 - nearest * dy);
  });
  return Math.min(...distances);
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
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Above 0 on one side of the line from a to b, below on the other. */
function side(a: Point, b: Point, point: Point): number {
  return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);
}
