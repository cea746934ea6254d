import { isConvex, type Point, type Quad } from '@suite/shapes';

/**
 * Four corners in the order of a façade, however they were clicked: top left, top right, bottom right, bottom left. Null
 * where they are no four corners of one.
 */
export function facadeCorners(points: readonly Point[]): Quad | null {
  if (points.length !== 4) return null;
  const middle = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))] as const;
  const angle = ([x, y]: Point) => Math.atan2(y - middle[1], x - middle[0]);
  const around = points.toSorted((a, b) => angle(a) - angle(b));
  const sums = around.map(([x, y]) => x - middle[0] + (y - middle[1]));
  const first = sums.indexOf(Math.min(...sums));
  const corners = around.map((_, index) => around[(first + index) % 4]) as unknown as Quad;
  return isConvex(corners) ? corners : null;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
