import type { Size } from './camera.ts';

/** A canvas that reaches beyond the frame, so that a drag shows drawn polygons at once. */
export interface SheetSize {
  /** How far the canvas reaches beyond the frame on each side, in CSS pixels. */
  readonly overscanX: number;
  readonly overscanY: number;
  /** Canvas pixels per CSS pixel. */
  readonly pixelRatio: number;
}

/** How far a canvas reaches beyond the frame on each side, as a share of it. */
const OVERSCAN_RATIO = 0.2;
const MAX_PIXEL_RATIO = 3;
/** Safari draws nothing on a canvas of more than 16,777,216 pixels. */
const MAX_CANVAS_PIXELS = 16_000_000;

/**
 * 1.4 times the frame at the screen's own resolution. On very large screens the canvas first reaches less
 * far beyond the frame, then it is drawn coarser, so that every browser can hold it.
 */
export function sheetSize(frame: Size, devicePixelRatio: number): SheetSize {
  const wanted = Math.min(MAX_PIXEL_RATIO, Math.max(1, devicePixelRatio));
  const framePixels = frame.width * frame.height * wanted ** 2;
  const room = Math.sqrt(MAX_CANVAS_PIXELS / framePixels);
  const overscan = Math.min(OVERSCAN_RATIO, Math.max(0, (room - 1) / 2));
  return {
    overscanX: Math.floor(frame.width * overscan),
    overscanY: Math.floor(frame.height * overscan),
    pixelRatio: wanted * Math.min(1, room),
  };
}
