import type { Vector } from './triangles.ts';

/** On the ground: east and south. */
export type GroundPoint = readonly [number, number];

function turn([ox, oy]: GroundPoint, [ax, ay]: GroundPoint, [bx, by]: GroundPoint): number {
  return (ax - ox) * (by - oy) - (ay - oy) * (bx - ox);
}

function half(points: readonly GroundPoint[]): GroundPoint[] {
  const chain: GroundPoint[] = [];
  for (const point of points) {
    while (chain.length >= 2 && turn(chain.at(-2) ?? point, chain.at(-1) ?? point, point) <= 1e-6)
      chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

/** The convex outline of points from above, one way round. */
export function footprint(points: readonly Vector[]): GroundPoint[] {
  const sorted = points.map(([x, , z]): GroundPoint => [x, z]).toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...half(sorted), ...half(sorted.toReversed())];
}

export interface Edge {
  readonly from: GroundPoint;
  readonly to: GroundPoint;
  readonly length: number;
  /** Away from the outline, of length 1. */
  readonly outwards: GroundPoint;
}

/** The sides of an outline as `footprint` gives it. */
export function edgesOf(outline: readonly GroundPoint[]): Edge[] {
  return outline.flatMap((from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length === 0) return [];
    return { from, to, length, outwards: [(to[1] - from[1]) / length, (from[0] - to[0]) / length] as const };
  });
}

export function along({ from, to }: Edge, share: number): GroundPoint {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Degrees from north, clockwise. */
export function bearingOf([east, south]: GroundPoint): number {
  return ((Math.atan2(east, -south) * 180) / Math.PI + 360) % 360;
}
