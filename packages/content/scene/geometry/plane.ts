import { around, at, clamp } from './numbers.ts';

/** Metres: x east, y north. */
export type Ground = [number, number];
/** Metres: x east, y north, z up. Colours are red, green and blue from 0 to 1, linear where nothing else is said. */
export type Vector = [number, number, number];

/** Points of a smooth line (Catmull-Rom) through others, `steps` from each to the next. */
export function curve(points: readonly Ground[], steps = 12, isClosed = false): Ground[] {
  const count = points.length;
  const point = (index: number) =>
    isClosed ? around(points, index % count) : at(points, clamp(index, 0, count - 1));
  const line: Ground[] = [];
  for (let segment = 0; segment < (isClosed ? count : count - 1); segment += 1)
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const [a, b, c, d] = [point(segment - 1), point(segment), point(segment + 1), point(segment + 2)];
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      line.push([along(0), along(1)]);
    }
  if (!isClosed) line.push(at(points, count - 1));
  return line;
}

export function isInside(point: Readonly<Ground>, outline: readonly Ground[]): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i, i += 1) {
    const a = at(outline, i);
    const b = at(outline, j);
    const crosses = a[1] > point[1] !== b[1] > point[1];
    if (crosses && point[0] < ((b[0] - a[0]) * (point[1] - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** How far along a line from `a` to `b` the nearest place to a point is: 0 at `a`, 1 at `b`. */
export function nearestOn(point: Readonly<Ground>, a: Readonly<Ground>, b: Readonly<Ground>): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  return clamp(((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy || 1));
}

/** From a point to the nearest place of a line, or of an outline. */
export function distanceTo(point: Readonly<Ground>, line: readonly Ground[], isClosed = true): number {
  let nearest = 1e9;
  const count = isClosed ? line.length : line.length - 1;
  for (let i = 0; i < count; i += 1) {
    const a = at(line, i);
    const b = around(line, i + 1);
    const t = nearestOn(point, a, b);
    const away = Math.hypot(point[0] - a[0] - (b[0] - a[0]) * t, point[1] - a[1] - (b[1] - a[1]) * t);
    nearest = Math.min(nearest, away);
  }
  return nearest;
}

/** Twice the area, above 0 where it runs against the clock. */
export function turnOf(outline: readonly Ground[]): number {
  let sum = 0;
  for (let i = 0; i < outline.length; i += 1) {
    const a = at(outline, i);
    const b = around(outline, i + 1);
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum;
}

export const againstClock = (outline: Ground[]): Ground[] =>
  turnOf(outline) > 0 ? outline : outline.toReversed();

/** An outline that runs against the clock, moved inwards; outwards where the distance is below 0. */
export function inset(outline: readonly Ground[], distance: number): Ground[] {
  return outline.map((point, i): Ground => {
    const before = around(outline, i - 1);
    const after = around(outline, i + 1);
    const tx = after[0] - before[0];
    const ty = after[1] - before[1];
    const length = Math.hypot(tx, ty) || 1;
    return [point[0] - (ty / length) * distance, point[1] + (tx / length) * distance];
  });
}

/** Corners of a rectangle about its middle, turned against the clock. */
export function rectangle(x: number, y: number, width: number, height: number, turn: number): Ground[] {
  const corners: Ground[] = [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ];
  return corners.map(
    ([u, v]): Ground => [
      x + u * Math.cos(turn) - v * Math.sin(turn),
      y + u * Math.sin(turn) + v * Math.cos(turn),
    ],
  );
}

export function meanOf(points: readonly Ground[]): Ground {
  return [
    points.reduce((sum, point) => sum + point[0], 0) / points.length,
    points.reduce((sum, point) => sum + point[1], 0) / points.length,
  ];
}

export const lengthOf = ([x, y]: Readonly<Ground>): number => Math.hypot(x, y);

export const between = (a: Readonly<Ground>, b: Readonly<Ground>): number =>
  Math.hypot(b[0] - a[0], b[1] - a[1]);

export const directionOf = (a: Readonly<Ground>, b: Readonly<Ground>): number =>
  Math.atan2(b[1] - a[1], b[0] - a[0]);
