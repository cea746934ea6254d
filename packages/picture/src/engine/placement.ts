import type { Camera, Size } from '../camera/camera.ts';

/** A point of the frame, in CSS pixels. */
export interface FramePoint {
  readonly left: number;
  readonly top: number;
}

function onScreenPixel(value: number): number {
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

/** Where what lay at a corner of the frame `then` is now, and by how much it has grown. */
export function placeAfter(
  then: Camera & Size,
  corner: FramePoint,
  now: Camera & Size,
): FramePoint & { readonly growth: number } {
  const growth = now.scale / then.scale;
  if (growth === 1) {
    const [from, to] = [cornerOf(then), cornerOf(now)];
    return { growth, left: corner.left + to.left - from.left, top: corner.top + to.top - from.top };
  }
  const x = (corner.left - then.width / 2) * growth + (then.centerX - now.centerX) * now.scale;
  const y = (corner.top - then.height / 2) * growth + (then.centerY - now.centerY) * now.scale;
  return { growth, left: x + now.width / 2, top: y + now.height / 2 };
}

/**
 * What has its own size lies on whole pixels of the screen: there it is as sharp as it was drawn, and copied to the
 * screen pixel by pixel.
 */
export function cssMatrix(scale: number, x: number, y: number): string {
  const round = scale === 1 ? onScreenPixel : (value: number) => Math.round(value * 1000) / 1000;
  return `matrix(${scale}, 0, 0, ${scale}, ${round(x)}, ${round(y)})`;
}
