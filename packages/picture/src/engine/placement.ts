import type { Camera, Size } from '../camera/camera.ts';
import { cornerOf, type FramePoint, onScreenPixel } from '../camera/corner.ts';

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
