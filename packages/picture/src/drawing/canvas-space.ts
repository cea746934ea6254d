import type { PictureBox } from '../types.ts';
import type { PatternPlace } from './patterns.ts';

/** A canvas in CSS pixels on which the picture lies at `scale` with its origin at `originX`, `originY`. */
export interface CanvasSpace extends PatternPlace {
  readonly width: number;
  readonly height: number;
}

/** From here on the canvas is drawn in pixels of the picture. */
export function enterPicturePixels(context: CanvasRenderingContext2D, space: CanvasSpace): void {
  const { scale, originX, originY, pixelRatio } = space;
  const zoom = scale * pixelRatio;
  context.setTransform(zoom, 0, 0, zoom, originX * pixelRatio, originY * pixelRatio);
}

/** The part of the picture that is on the canvas. */
export function visibleBox({ scale, originX, originY, width, height }: CanvasSpace): PictureBox {
  return [-originX / scale, -originY / scale, (width - originX) / scale, (height - originY) / scale];
}

export function boxesMeet(one: PictureBox, other: PictureBox): boolean {
  return one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1];
}
