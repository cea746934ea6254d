import type { PictureBox, PictureShape } from '../types.ts';
import { boxOfPoints } from './ring.ts';

const DEFAULT_MARGIN_RATIO = 0.06;

function* pointsOf(shapes: readonly Pick<PictureShape, 'ring'>[]) {
  for (const shape of shapes) yield* shape.ring;
}

/**
 * The box around all shapes, in pixels of the picture, widened on each side by `marginRatio` of its own
 * width and height (default 0.06). Undefined when no shape has a point.
 */
export function focusBoxOf(
  shapes: readonly Pick<PictureShape, 'ring'>[],
  marginRatio: number = DEFAULT_MARGIN_RATIO,
): PictureBox | undefined {
  const box = boxOfPoints(pointsOf(shapes));
  if (box === null) return undefined;
  const [minX, minY, maxX, maxY] = box;
  const marginX = (maxX - minX) * marginRatio;
  const marginY = (maxY - minY) * marginRatio;
  return [minX - marginX, minY - marginY, maxX + marginX, maxY + marginY];
}
