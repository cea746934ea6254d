import type { Camera, Size } from './camera.ts';

/** A point of the frame, in CSS pixels. */
export interface FramePoint {
  readonly left: number;
  readonly top: number;
}

/** A length in the frame on a whole pixel of the screen. */
export function onScreenPixel(value: number): number {
  return Math.round(value * devicePixelRatio) / devicePixelRatio;
}

/**
 * Where the picture's corner lies in its frame: on a whole pixel of the screen. All that is drawn of the picture lies
 * from there, so that one part of it never stands half a pixel off another.
 */
export function cornerOf({ width, height, centerX, centerY, scale }: Camera & Size): FramePoint {
  return {
    left: onScreenPixel(width / 2 - centerX * scale),
    top: onScreenPixel(height / 2 - centerY * scale),
  };
}
