import { axesOf, type Pose, poseOfView, type ViewCamera } from './pose.ts';
import type { FrameSize } from './projection.ts';
import { add, dot, lengthOf, scale, subtract, type Vector } from './vector.ts';

const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 };

/** Four columns of four numbers. */
export type MatrixNumbers = readonly number[];

/**
 * From a pixel of the frame, counted from its lower left corner, to its place in a picture: takes x, y, 1 and one through
 * the metres along the line of sight to what is seen there, and gives the shares of the picture's width and height from
 * its lower left corner, and what both are still to be divided by. While the eye stands where the picture was taken from,
 * the distance does not matter.
 */
export function frameToPicture(pose: Pose, { width, height }: FrameSize, view: ViewCamera): MatrixNumbers {
  const { left, right, bottom, top } = pose.edges;
  const axes = axesOf(pose);
  const picture = poseOfView(view, WHOLE);
  const own = axesOf(picture);
  const corner = add(axes.forward, add(scale(axes.right, left), scale(axes.up, bottom)));
  const columns: readonly Vector[] = [
    scale(axes.right, (right - left) / width),
    scale(axes.up, (top - bottom) / height),
    corner,
    subtract(pose.eye, view.position),
  ];
  return columns.flatMap((column) => {
    const depth = dot(column, own.forward);
    const x = dot(column, own.right) / picture.edges.right;
    const y = dot(column, own.up) / picture.edges.top;
    return [(depth + x) / 2, (depth + y) / 2, depth, 0];
  });
}

/** How far the eye may be from where a picture was taken, as a share of the way to what that looks at. */
const NEAR = 0.004;
const FAR = 0.08;

function smooth(least: number, most: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - least) / (most - least)));
  return share * share * (3 - 2 * share);
}

/** How much of a picture is seen on the model: all of it from where it was taken, however the frame is cut. */
export function pictureShare({ eye }: Pose, { position, target }: ViewCamera): number {
  return 1 - smooth(NEAR, FAR, lengthOf(subtract(eye, position)) / lengthOf(subtract(target, position)));
}

/** Where so much of a picture is left, nothing stands on it any more. */
export const OVERLAY_GONE = 0.9;

/** How much is seen of what stood on a picture: it is flat, so it goes with the first movement. */
export function overlayShare(share: number): number {
  return Math.max(0, share - OVERLAY_GONE) / (1 - OVERLAY_GONE);
}

/** Degrees between two suns at which a picture's light is no longer that of the place. */
const SAME_SUN = 0.5;
const OTHER_SUN = 8;

/** How much of a picture is seen on the model while another sun shines than when it was drawn. Both are of length 1. */
export function sunShare(sun: Vector, pictureSun: Vector): number {
  const degrees = (Math.acos(Math.min(1, Math.max(-1, dot(sun, pictureSun)))) * 180) / Math.PI;
  return 1 - smooth(SAME_SUN, OTHER_SUN, degrees);
}
