import type { Point } from '../geometry/point.ts';
import { boxOf } from '../geometry/ring.ts';

/** WCAG 2.2, 2.5.8, on the narrowest phone that is usual, in CSS pixels. */
export const TOUCH_TARGET = { sidePx: 24, phonePx: 390 } as const;

/** The shorter side of a shape, in CSS pixels, where its picture is as wide as a phone. */
export function shortSideOnPhone(ring: readonly Point[], pictureWidth: number): number {
  const [, , width, height] = boxOf(ring);
  return (Math.min(width, height) * TOUCH_TARGET.phonePx) / pictureWidth;
}
