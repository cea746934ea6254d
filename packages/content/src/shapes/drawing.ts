import type { PixelSize, Point } from '@suite/shapes';
import type { Place } from '../issues.ts';

/** A region as another program drew it. */
export interface DrawnShape {
  /** What it may be called, the likeliest first. */
  readonly names: readonly string[];
  /** Without the first point repeated, in pixels of the picture. */
  readonly ring: readonly Point[];
  readonly place: Place | null;
}

export interface DrawingIssue {
  readonly place: Place | null;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly expected: string | null;
}

/** What is drawn over a picture. */
export interface Drawing {
  readonly shapes: readonly DrawnShape[];
  readonly issues: readonly DrawingIssue[];
}

export class DrawingError extends Error {
  override readonly name = 'DrawingError';
  readonly place: Place | null;

  constructor(message: string, place: Place | null = null) {
    super(message);
    this.place = place;
  }
}

/** The same picture in another size: sides may differ by this share, since pixels are whole. */
const RATIO_TOLERANCE = 0.005;

/** Factor from a drawing's frame to the picture. @throws {DrawingError} when they are of other proportions. */
export function scaleTo(picture: PixelSize, frame: PixelSize): Point {
  const [x, y] = [picture.width / frame.width, picture.height / frame.height];
  if (Number.isFinite(x) && Number.isFinite(y) && Math.abs(x / y - 1) <= RATIO_TOLERANCE) return [x, y];
  throw new DrawingError(
    `The drawing is ${frame.width} × ${frame.height}; the picture is ${picture.width} × ${picture.height}.`,
  );
}

export function scaled(ring: readonly Point[], [x, y]: Point): Point[] {
  return ring.map((point) => [point[0] * x, point[1] * y]);
}
