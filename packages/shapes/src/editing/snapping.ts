import { distance, nearestOnEdge, type Point } from '../geometry/point.ts';
import type { EditedShape } from './edited-shape.ts';

/** How near a corner or an edge draws a point to itself, in CSS pixels. */
export const SNAP_PX = 8;

/** Leads a point to the nearest corner within `reach` pixels of the picture, else to the nearest edge, else nowhere. */
export function snapped(point: Point, shapes: readonly Pick<EditedShape, 'ring'>[], reach: number): Point {
  const corners = shapes.flatMap(({ ring }) => ring);
  const corner = nearest(point, corners, reach);
  if (corner) return corner;
  const onEdges = shapes.flatMap(({ ring }) =>
    ring.map((start, index) => nearestOnEdge(point, start, ring[(index + 1) % ring.length] ?? start)),
  );
  return nearest(point, onEdges, reach) ?? point;
}

function nearest(point: Point, candidates: readonly Point[], reach: number): Point | null {
  let best: Point | null = null;
  let least = reach;
  for (const candidate of candidates) {
    const away = distance(point, candidate);
    if (away <= least) [best, least] = [candidate, away];
  }
  return best;
}
