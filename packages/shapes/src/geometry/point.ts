/** In pixels of the picture, from its top left corner. */
export type Point = readonly [x: number, y: number];

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The point `share` of the way from a to b. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** The point of the edge from `start` to `end` that is nearest. */
export function nearestOnEdge([x, y]: Point, start: Point, end: Point): Point {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const along = ((x - start[0]) * dx + (y - start[1]) * dy) / (dx * dx + dy * dy || 1);
  return between(start, end, Math.min(Math.max(along, 0), 1));
}

/** Above 0 on one side of the line from a to b, below on the other. */
export function sideOf(a: Point, b: Point, point: Point): number {
  return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);
}

/** To a tenth of a pixel, as shapes are stored: finer than a hand, and equal corners stay equal. */
export function rounded([x, y]: Point): Point {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}
