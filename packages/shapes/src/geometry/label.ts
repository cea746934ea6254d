/// <reference path="./polylabel.d.ts" />
import polylabel from 'polylabel';
import { distance, nearestOnEdge, type Point } from './point.ts';
import { boxOf, isInside } from './ring.ts';

const LABEL_PRECISION_PX = 1;
/** A label may stand in the middle that has this share of the most room. */
const ROOM_IN_THE_MIDDLE = 0.8;

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
function roomAt(point: Point, ring: readonly Point[]): number {
  const distances = ring.map((start, index) => {
    const nearest = nearestOnEdge(point, start, ring[(index + 1) % ring.length] ?? start);
    return distance(point, nearest);
  });
  return Math.min(...distances);
}
