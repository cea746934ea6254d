/** The library brings no types. */
declare module 'lineclip' {
  type Position = [number, number];
  type Box = readonly [number, number, number, number];
  export function clipPolyline(points: readonly Position[], box: Box): Position[][];
  export function clipPolygon(ring: readonly Position[], box: Box): Position[];
}
