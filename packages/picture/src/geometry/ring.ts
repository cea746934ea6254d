import type { PictureBox, PicturePoint } from '../types.ts';

/** The ring without the repeated last point. */
export function openRing(ring: readonly PicturePoint[]): readonly PicturePoint[] {
  const first = ring[0];
  const last = ring[ring.length - 1];
  if (ring.length < 2 || first === undefined || last === undefined) return ring;
  return first[0] === last[0] && first[1] === last[1] ? ring.slice(0, -1) : ring;
}

/** The smallest box around the points; null when there are none. */
export function boxOfPoints(points: Iterable<PicturePoint>): PictureBox | null {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const [x, y] of points) {
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
  }
  return minX > maxX ? null : [minX, minY, maxX, maxY];
}
