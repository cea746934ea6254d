/** Pixels of the page. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Scale 1 is the whole picture; `x` and `y` move its centre away from the centre of the window, in pixels. */
export interface ZoomTransform {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The window that is looked through, and the picture at scale 1. */
export interface ZoomFrame {
  readonly viewport: Size;
  readonly content: Size;
}

export const WHOLE: ZoomTransform = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;

/** Keeps the scale between 1 and `MAX_SCALE`, and the picture's edges from leaving the window's. */
export function clampTransform({ scale, x, y }: ZoomTransform, frame: ZoomFrame): ZoomTransform {
  const within = clamp(scale, 1, MAX_SCALE);
  return {
    scale: within,
    x: clampOffset(x, frame.content.width * within - frame.viewport.width),
    y: clampOffset(y, frame.content.height * within - frame.viewport.height),
  };
}

export function isSameTransform(a: ZoomTransform, b: ZoomTransform): boolean {
  return a.scale === b.scale && a.x === b.x && a.y === b.y;
}

/** Multiplies the scale; what is under `point` (pixels from the centre of the window) stays there. */
export function zoomAt(from: ZoomTransform, factor: number, point: Point, frame: ZoomFrame): ZoomTransform {
  const scale = clamp(from.scale * factor, 1, MAX_SCALE);
  const ratio = scale / from.scale;
  return clampTransform(
    { scale, x: point.x - (point.x - from.x) * ratio, y: point.y - (point.y - from.y) * ratio },
    frame,
  );
}

/** Moves the picture by pixels. */
export function panBy(from: ZoomTransform, by: Point, frame: ZoomFrame): ZoomTransform {
  return clampTransform({ scale: from.scale, x: from.x + by.x, y: from.y + by.y }, frame);
}

/** A picture that overlaps the window by `overlap` pixels may move by half of it to either side. */
function clampOffset(offset: number, overlap: number): number {
  const limit = Math.max(0, overlap / 2);
  return clamp(offset, -limit, limit);
}

function clamp(value: number, min: number, max: number): number {
  // Adding 0 turns -0, which reads badly in a style, into 0.
  return Math.min(max, Math.max(min, value)) + 0;
}
