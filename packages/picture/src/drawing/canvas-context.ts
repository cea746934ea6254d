import type { Size } from '../camera/camera.ts';

/** What draws on a canvas of the page, or on one that the page only shows. */
export type CanvasContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Has the canvas of a size empty. One of another size is made anew, pixel by pixel. */
export function clear(context: CanvasContext, { width, height }: Size): void {
  const { canvas } = context;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.resetTransform();
  context.clearRect(0, 0, width, height);
}
