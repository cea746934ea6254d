/** A point of a picture, in whole percent from its left and top. */
export interface FocusPoint {
  readonly x: number;
  readonly y: number;
}

/** Where a picture is cut around while nobody says otherwise. */
export const MIDDLE: FocusPoint = { x: 50, y: 50 };

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The point of a picture that is drawn in this box, at a place of the window; at its edge, for a place beyond it. */
export function pointAt({ left, top, width, height }: Box, clientX: number, clientY: number): FocusPoint {
  return { x: percent(clientX - left, width), y: percent(clientY - top, height) };
}

function percent(length: number, whole: number): number {
  if (whole <= 0) return 50;
  return Math.round(Math.min(1, Math.max(0, length / whole)) * 100);
}
