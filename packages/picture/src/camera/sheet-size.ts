import type { Size } from './camera.ts';

/** A canvas that reaches beyond the frame, so that a drag shows drawn polygons at once. */
export interface SheetSize {
  /** How far the canvas reaches beyond the frame on each side, in CSS pixels. */
  readonly overscanPx: number;
  /** Canvas pixels per CSS pixel. */
  readonly pixelRatio: number;
}

/** How far a canvas reaches beyond the frame on each side, in CSS pixels: a hand's way, whatever the frame's size. */
const OVERSCAN_PX = 120;
const MAX_PIXEL_RATIO = 3;
/** Safari draws nothing on a canvas of more than 16,777,216 pixels. */
const MAX_CANVAS_PIXELS = 16_000_000;

/** How far around the frame a canvas of so many CSS pixels reaches. */
function roomAround({ width, height }: Size, cssPixels: number): number {
  const sum = width + height;
  return (Math.sqrt(sum ** 2 + 4 * Math.max(0, cssPixels - width * height)) - sum) / 4;
}

/**
 * The frame and its surroundings at the screen's own resolution. On very large screens the canvas first reaches less
 * far beyond the frame, then it is drawn coarser, so that every browser can hold it.
 */
export function sheetSize(frame: Size, devicePixelRatio: number): SheetSize {
  const wanted = Math.min(MAX_PIXEL_RATIO, Math.max(1, devicePixelRatio));
  const most = Math.sqrt(MAX_CANVAS_PIXELS / (frame.width * frame.height));
  return {
    overscanPx: Math.floor(Math.min(OVERSCAN_PX, roomAround(frame, MAX_CANVAS_PIXELS / wanted ** 2))),
    pixelRatio: Math.min(wanted, most),
  };
}
