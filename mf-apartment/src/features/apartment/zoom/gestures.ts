import { type Point, panBy, type ZoomFrame, type ZoomTransform, zoomAt } from './zoom-transform.ts';

/** Factor of one press on a zoom button or key. */
export const ZOOM_STEP = 1.5;
/** Pixels that an arrow key moves. */
const KEY_PAN_PX = 64;
/** Share of the scale for a pixel of the wheel; a notch of a mouse wheel is about 100 pixels. */
const WHEEL_RATE = 0.002;
/** Pixels of a wheel event's unit: pixels, lines, pages. */
const WHEEL_UNIT_PX = [1, 16, 400];

export type KeyStep =
  | { readonly kind: 'pan'; readonly by: Point }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'reset' };

const KEY_STEPS: Readonly<Record<string, KeyStep>> = {
  ArrowLeft: { kind: 'pan', by: { x: KEY_PAN_PX, y: 0 } },
  ArrowRight: { kind: 'pan', by: { x: -KEY_PAN_PX, y: 0 } },
  ArrowUp: { kind: 'pan', by: { x: 0, y: KEY_PAN_PX } },
  ArrowDown: { kind: 'pan', by: { x: 0, y: -KEY_PAN_PX } },
  '+': { kind: 'zoom', factor: ZOOM_STEP },
  '=': { kind: 'zoom', factor: ZOOM_STEP },
  '-': { kind: 'zoom', factor: 1 / ZOOM_STEP },
  '0': { kind: 'reset' },
};

/** What a key does; null for every other key. Arrows look further in their direction. */
export function keyStep(key: string): KeyStep | null {
  return KEY_STEPS[key] ?? null;
}

/** Factor of a turn of the wheel; `unit` is the event's `deltaMode`. */
export function wheelFactor(delta: number, unit: number): number {
  return Math.exp(-delta * (WHEEL_UNIT_PX[unit] ?? 1) * WHEEL_RATE);
}

/**
 * The transform after fingers moved: one drags, two drag and spread about their middle.
 * `before` and `after` hold the same fingers in the same order, in pixels from the centre of the window.
 */
export function moveFingers(
  from: ZoomTransform,
  before: readonly Point[],
  after: readonly Point[],
  frame: ZoomFrame,
): ZoomTransform {
  const [a, b] = before;
  const [c, d] = after;
  if (!a || !c) return from;
  if (!b || !d) return panBy(from, { x: c.x - a.x, y: c.y - a.y }, frame);
  const [start, end] = [middle(a, b), middle(c, d)];
  const moved = { scale: from.scale, x: from.x + end.x - start.x, y: from.y + end.y - start.y };
  return zoomAt(moved, distance(c, d) / Math.max(1, distance(a, b)), end, frame);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
