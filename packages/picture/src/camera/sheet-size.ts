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

/**
 * The frame and its surroundings at the screen's own resolution. On very large screens the canvas first reaches less
 * far beyond the frame, then it is drawn coarser, so that every browser can hold it.
 */
export function sheetSize(frame: Size, devicePixelRatio: number): SheetSize {
  const wanted = Math.min(MAX_PIXEL_RATIO, Math.max(1, devicePixelRatio));
  const pixels = frame.width * frame.height;
  // Without the corners, which are less than what the limit leaves free.
  const room = (MAX_CANVAS_PIXELS / wanted ** 2 - pixels) / (2 * (frame.width + frame.height));
  return {
    overscanPx: Math.floor(Math.max(0, Math.min(OVERSCAN_PX, room))),
    pixelRatio: Math.min(wanted, Math.sqrt(MAX_CANVAS_PIXELS / pixels)),
  };
}
