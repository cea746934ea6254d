import type { Point } from './point.ts';

export type Quad = readonly [Point, Point, Point, Point];
/** Row by row; the ninth number is 1. */
type Matrix = readonly [number, number, number, number, number, number, number, number];

/** Corners of the unit square, in the order of a façade's: top left, top right, bottom right, bottom left. */
export const UNIT_SQUARE: Quad = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** A pivot below this is a system without one solution. */
const LEAST_PIVOT = 1e-9;

/**
 * The projective map that leads each of four points to its partner (Hartley & Zisserman, Multiple View Geometry, 4.1).
 * Null where three of them lie on one line, so that there is none.
 */
export function homographyOf(from: Quad, to: Quad): ((point: Point) => Point) | null {
  const rows = from.flatMap(([x, y], index) => {
    const [u, v] = to[index] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const matrix = solved(rows);
  return matrix && ((point) => projected(matrix, point));
}

function projected([a, b, c, d, e, f, g, h]: Matrix, [x, y]: Point): Point {
  const depth = g * x + h * y + 1;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

/** Gauss and Jordan with the largest pivot of each column; each row ends with its right side. */
function solved(rows: readonly (readonly number[])[]): Matrix | null {
  let system = rows.map((row) => [...row]);
  const scale = Math.max(...system.flat().map(Math.abs));
  for (let column = 0; column < system.length; column += 1) {
    const below = system.slice(column);
    const pivot = below.reduce((best, row) =>
      Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best,
    );
    const value = pivot[column] ?? 0;
    if (!(Math.abs(value) > LEAST_PIVOT * Math.min(1, scale))) return null;
    const unit = pivot.map((number) => number / value);
    const others = [...system.slice(0, column), ...below.filter((row) => row !== pivot)].map((row) => {
      const factor = row[column] ?? 0;
      return row.map((number, index) => number - factor * (unit[index] ?? 0));
    });
    system = [...others.slice(0, column), unit, ...others.slice(column)];
  }
  return system.map((row) => row.at(-1) ?? 0) as unknown as Matrix;
}
