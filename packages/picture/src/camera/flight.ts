import { type Camera, clampCamera, type Size } from './camera.ts';
import type { ScaleLimits } from './shown.ts';

/** How a flight gets faster and slower, as a function and for `Element.animate`. */
export interface Ease {
  /** From 0 to 1 in a progress from 0 to 1; beyond it 1. */
  readonly at: (progress: number) => number;
  readonly css: string;
}

const SAMPLES = 40;

/** What no curve of CSS is, in so many pieces that nobody sees them. */
function sampled(at: Ease['at']): string {
  const values = Array.from({ length: SAMPLES + 1 }, (_, index) => at(index / SAMPLES).toFixed(4));
  return `linear(${values.join()})`;
}

function easeOut(progress: number): number {
  return progress >= 1 ? 1 : 1 - 2 ** (-10 * progress);
}

/** The design's `--ease-out`, near enough: for the camera's own flights. */
export const FLIGHT_EASE: Ease = { at: easeOut, css: sampled(easeOut) };

/** For what follows the hand: a wheel, a key, the momentum of a drag. The curve of CSS is the same cubic. */
export const GESTURE_EASE: Ease = {
  at: (progress) => 1 - (1 - Math.min(1, progress)) ** 3,
  css: 'cubic-bezier(0.33333,1,0.66667,1)',
};

/** The camera on its way; times in milliseconds of `performance.now()`. */
export interface Flight {
  readonly from: Camera;
  readonly to: Camera;
  readonly startMs: number;
  readonly durationMs: number;
  readonly ease: Ease;
}

/**
 * A camera between two, so that the picture's matrix changes evenly: a point that both show at the same place
 * stays there, and what is between two cameras that show nothing beyond the picture does neither.
 */
export function between(from: Camera, to: Camera, part: number): Camera {
  if (part >= 1) return to;
  const even = (one: number, other: number) => one + (other - one) * part;
  const scale = even(from.scale, to.scale);
  return {
    centerX: even(from.centerX * from.scale, to.centerX * to.scale) / scale,
    centerY: even(from.centerY * from.scale, to.centerY * to.scale) / scale,
    scale,
  };
}

/** The camera after the picture was moved by CSS pixels. */
export function panned(camera: Camera, deltaX: number, deltaY: number): Camera {
  return {
    centerX: camera.centerX - deltaX / camera.scale,
    centerY: camera.centerY - deltaY / camera.scale,
    scale: camera.scale,
  };
}

/** The camera at another scale, with the same point of the picture at a point of the frame. */
export function zoomedAt(
  camera: Camera,
  frame: Size,
  [x, y]: readonly [x: number, y: number],
  scale: number,
): Camera {
  const shift = 1 / camera.scale - 1 / scale;
  return {
    centerX: camera.centerX + (x - frame.width / 2) * shift,
    centerY: camera.centerY + (y - frame.height / 2) * shift,
    scale,
  };
}

export function clampScale(scale: number, { min, max }: ScaleLimits): number {
  return Math.min(max, Math.max(min, scale));
}

/** The nearest camera that the visitor may have. */
export function withinLimits(camera: Camera, frame: Size, picture: Size, limits: ScaleLimits): Camera {
  return clampCamera({ ...camera, scale: clampScale(camera.scale, limits) }, frame, picture);
}
