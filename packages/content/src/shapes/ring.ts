import polylabel from 'polylabel';
import type { PixelSize, Point } from './drawing.ts';

/** How far a hand may draw over the edge of the picture. */
const OVERSHOOT_PX = 8;
const LABEL_PRECISION_PX = 1;

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

/** Where a label has most room. */
export function labelOf(ring: readonly Point[]): [number, number] {
  const [x, y] = polylabel([ring], LABEL_PRECISION_PX);
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}
