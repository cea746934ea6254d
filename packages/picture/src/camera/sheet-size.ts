import type { Size } from './camera.ts';

/** A canvas that reaches beyond the frame, so that a drag shows drawn polygons at once. */
export interface SheetSize {
  /** How far the canvas reaches beyond the frame on each side, in CSS pixels. */
  readonly overscanX: number;
  readonly overscanY: number;
  /** Canvas pixels per CSS pixel. */
  readonly pixelRatio: number;
}

const OVERSCAN_RATIO = 0.2;
const MAX_PIXEL_RATIO = 3;
/** Safari draws nothing on a canvas of more than 16,777,216 pixels. */
const MAX_CANVAS_PIXELS = 16_000_000;

/**
 * 1.4 times the frame at the screen's own resolution. On very large screens the canvas is first cut down to
 * the frame, then drawn coarser, so that its area stays below what every browser can hold.
 */
export function sheetSize(frame: Size, devicePixelRatio: number): SheetSize {
  const wanted = Math.min(MAX_PIXEL_RATIO, Math.max(1, devicePixelRatio));
  const area = (ratio: number, overscan: number) =>
    frame.width * frame.height * (1 + 2 * overscan) ** 2 * ratio ** 2;
  const overscan = area(wanted, OVERSCAN_RATIO) <= MAX_CANVAS_PIXELS ? OVERSCAN_RATIO : 0;
  const excess = area(wanted, overscan) / MAX_CANVAS_PIXELS;
  return {
    overscanX: Math.round(frame.width * overscan),
    overscanY: Math.round(frame.height * overscan),
    pixelRatio: excess > 1 ? wanted / Math.sqrt(excess) : wanted,
  };
}
