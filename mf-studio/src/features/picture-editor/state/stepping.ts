import type { PixelSize, Point } from '@suite/shapes';

/** The next place of so many, around the end; null where there is none. */
export function cycled(at: number | null, count: number, by: 1 | -1): number | null {
  if (count === 0) return null;
  if (at === null) return by === 1 ? 0 : count - 1;
  return (at + by + count) % count;
}

/** The keyboard's cursor after a step; it begins in the middle and stays in the picture. */
export function stepCursor(cursor: Point | null, [dx, dy]: Point, { width, height }: PixelSize): Point {
  if (!cursor) return [Math.round(width / 2), Math.round(height / 2)];
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  return [within(cursor[0] + dx, width), within(cursor[1] + dy, height)];
}
