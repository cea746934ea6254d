import type { PictureBox } from '../types.ts';
import type { PatternPlace } from './patterns.ts';

/** A canvas in CSS pixels on which the picture lies at `scale` with its origin at `originX`, `originY`. */
export interface CanvasSpace extends PatternPlace {
  readonly width: number;
  readonly height: number;
}

/** A path of the picture where it lies on the canvas, in canvas pixels. */
export function onCanvas(path: Path2D, { scale, originX, originY, pixelRatio }: CanvasSpace): Path2D {
  const zoom = scale * pixelRatio;
  const placed = new Path2D();
  placed.addPath(path, { a: zoom, d: zoom, e: originX * pixelRatio, f: originY * pixelRatio });
  return placed;
}

/** The part of the picture that is on the canvas. */
export function visibleBox({ scale, originX, originY, width, height }: CanvasSpace): PictureBox {
  return [-originX / scale, -originY / scale, (width - originX) / scale, (height - originY) / scale];
}

export function boxesMeet(one: PictureBox, other: PictureBox): boolean {
  return one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1];
}
