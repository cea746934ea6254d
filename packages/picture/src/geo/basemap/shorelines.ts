import type { MapBox, MapPoint } from '../mercator.ts';

export type Line = readonly MapPoint[];

/** Files are rounded to 10 m, so a point this near to the frame lies on it. */
const ON_FRAME_M = 20;

function liesOnFrame(one: MapPoint, other: MapPoint, frame: MapBox): boolean {
  const onSide = (axis: 0 | 1, side: number) =>
    Math.abs(one[axis] - side) < ON_FRAME_M && Math.abs(other[axis] - side) < ON_FRAME_M;
  return onSide(0, frame[0]) || onSide(1, frame[1]) || onSide(0, frame[2]) || onSide(1, frame[3]);
}

/** Also on its edges, where all of a map that was cut out of a larger one ends. */
function liesInside([x, y]: MapPoint, [minX, minY, maxX, maxY]: MapBox): boolean {
  return x >= minX && y >= minY && x <= maxX && y <= maxY;
}

/**
 * The parts of land rings that are shore: without the edges along the frame in which the land was cut out,
 * and without those inside `replaced`, where another land is drawn.
 */
export function shorelines(rings: readonly Line[], frame: MapBox, replaced: MapBox | null): Line[] {
  const isShore = (one: MapPoint, other: MapPoint) =>
    !liesOnFrame(one, other, frame) &&
    !(replaced && liesInside(one, replaced) && liesInside(other, replaced));
  return rings.flatMap((ring) => {
    const parts: MapPoint[][] = [];
    let part: MapPoint[] | null = null;
    for (const [index, here] of ring.entries()) {
      const before = ring[index - 1];
      if (!before || !isShore(before, here)) {
        part = null;
      } else if (part) {
        part.push(here);
      } else {
        part = [before, here];
        parts.push(part);
      }
    }
    return parts;
  });
}
