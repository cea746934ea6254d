import type { FrameEdges, ViewCamera } from './pose.ts';
import type { FrameSize } from './projection.ts';

/**
 * From a pixel of the frame, counted from its lower left corner, to how far it is from the line of sight, where 1 is a
 * corner of the whole picture: the dark towards the corners belongs to the line of sight, so that a part of a picture keeps
 * its own. Factors of x and y, and what is added to them.
 */
export function vignette(
  { fov, width, height }: ViewCamera,
  { left, right, bottom, top }: FrameEdges,
  frame: FrameSize,
): readonly [x: number, y: number, addedX: number, addedY: number] {
  const highest = Math.SQRT2 * Math.tan((fov * Math.PI) / 360);
  const widest = (highest * width) / height;
  return [
    (right - left) / frame.width / widest,
    (top - bottom) / frame.height / highest,
    left / widest,
    bottom / highest,
  ];
}
