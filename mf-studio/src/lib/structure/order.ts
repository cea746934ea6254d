/** Middles of things in a list that are moved among each other, in its order. */
export type Middles = readonly { readonly x: number; readonly y: number }[];

/** The place of what lies nearest to a point: where a thing goes that is let go there. */
export function nearestPlace(middles: Middles, x: number, y: number): number {
  const distances = middles.map((middle) => Math.hypot(middle.x - x, middle.y - y));
  return distances.indexOf(Math.min(...distances));
}
