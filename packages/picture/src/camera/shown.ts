import type { PictureBox, PicturePart } from '../types.ts';
import { boxInFrame, type Camera, clampCamera, coveringScale, type Size, showingScale } from './camera.ts';
import { cornerOf } from './corner.ts';

export interface ScaleLimits {
  readonly min: number;
  readonly max: number;
}

/** How far the visitor may zoom in, as a multiple of the scale at which the picture covers its frame. */
const MAX_ZOOM = 4;

/** From all of the focus box, or a covered frame, to four times the covering scale. */
export function scaleLimits(frame: Size, picture: Size, focusBox: PictureBox | undefined): ScaleLimits {
  return { min: showingScale(frame, picture, focusBox), max: coveringScale(frame, picture) * MAX_ZOOM };
}

/**
 * What of a picture is in its frame as it is drawn there, as shares of the picture; beyond 0 and 1 where the frame shows
 * more than it.
 */
export function partInFrame(camera: Camera, frame: Size, picture: Size): PicturePart {
  const { left, top } = cornerOf({ ...camera, ...frame });
  const [width, height] = [picture.width * camera.scale, picture.height * camera.scale];
  return {
    left: (0 - left) / width,
    top: (0 - top) / height,
    right: (frame.width - left) / width,
    bottom: (frame.height - top) / height,
  };
}

/** By how much a span has to move to stand between 0 and `room` with a margin; centred if it is too long. */
function shiftIntoRoom(start: number, end: number, room: number, margin: number): number {
  if (end - start > room - 2 * margin) return (room - start - end) / 2;
  if (start < margin) return margin - start;
  return end > room - margin ? room - margin - end : 0;
}

/** The camera moved as little as is needed to have the box in the frame, `marginPx` from its edges. */
export function panToShow(
  camera: Camera,
  frame: Size,
  picture: Size,
  box: PictureBox,
  marginPx: number,
): Camera {
  const [left, top, right, bottom] = boxInFrame(camera, frame, box);
  const moved = {
    centerX: camera.centerX - shiftIntoRoom(left, right, frame.width, marginPx) / camera.scale,
    centerY: camera.centerY - shiftIntoRoom(top, bottom, frame.height, marginPx) / camera.scale,
    scale: camera.scale,
  };
  return clampCamera(moved, frame, picture);
}
