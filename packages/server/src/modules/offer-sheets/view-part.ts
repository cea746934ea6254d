/** Share of the part that stays around the unit. */
const ROOM_AROUND = 0.06;

type Point = readonly [number, number];

interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The largest part of a picture with a proportion (width ÷ height), in whole pixels: about the middle of all shapes,
 * which is the building, and moved as far as the shape of the unit needs.
 */
export function viewPart(
  picture: { readonly width: number; readonly height: number },
  proportion: number,
  shapes: readonly (readonly Point[])[],
  unit: readonly Point[],
): Part {
  const width = Math.min(picture.width, picture.height * proportion);
  const height = width / proportion;
  const place = (axis: 0 | 1, length: number, whole: number) => {
    const [first, last] = ends(shapes.flat(), axis);
    const [from, to] = ends(unit, axis);
    const middle = (first + last - length) / 2;
    const room = length * ROOM_AROUND;
    const shown = Math.min(Math.max(middle, to + room - length), from - room);
    return Math.floor(Math.min(Math.max(0, shown), whole - length));
  };
  return {
    x: place(0, width, picture.width),
    y: place(1, height, picture.height),
    width: Math.floor(width),
    height: Math.floor(height),
  };
}

function ends(points: readonly Point[], axis: 0 | 1): [number, number] {
  const values = points.map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)];
}
