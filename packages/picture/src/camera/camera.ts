import type { PictureBox, PictureOpening } from '../types.ts';

/** Width and height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What stands in the middle of the frame (pixels of the picture), and CSS pixels per pixel of the picture. */
export interface Camera {
  readonly centerX: number;
  readonly centerY: number;
  readonly scale: number;
}

/** Below this width a frame is a phone's. A list beside the picture leaves 544 px of a 1024 px window. */
const NARROW_FRAME_PX = 480;

/** True for a frame as narrow as a phone. */
export function isNarrow(frame: Size): boolean {
  return frame.width < NARROW_FRAME_PX;
}

/** The least scale at which the picture leaves no part of the frame empty. */
export function coveringScale(frame: Size, picture: Size): number {
  return Math.max(frame.width / picture.width, frame.height / picture.height);
}

function fittingScale(frame: Size, box: PictureBox): number {
  return Math.min(frame.width / (box[2] - box[0]), frame.height / (box[3] - box[1]));
}

function containingScale(frame: Size, picture: Size): number {
  return Math.min(frame.width / picture.width, frame.height / picture.height);
}

function withinPicture(box: PictureBox, picture: Size): PictureBox {
  return [
    Math.max(0, box[0]),
    Math.max(0, box[1]),
    Math.min(picture.width, box[2]),
    Math.min(picture.height, box[3]),
  ];
}

/** The scale at which the focus box is all in the frame, never smaller than the whole picture in the frame. */
export function showingScale(frame: Size, picture: Size, focusBox: PictureBox | undefined): number {
  const cover = coveringScale(frame, picture);
  if (focusBox === undefined) return cover;
  const fit = fittingScale(frame, withinPicture(focusBox, picture));
  return Math.max(Math.min(cover, fit), containingScale(frame, picture));
}

/**
 * The scale at which the picture rests: it covers the frame, unless that would crop the focus box; then the
 * box is fitted and the picture is cropped elsewhere. A phone's narrow frame is always covered, for a fitted
 * building would be too small to read and to touch; there the visitor can zoom out to the whole box.
 */
export function restingScale(frame: Size, picture: Size, focusBox: PictureBox | undefined): number {
  return isNarrow(frame) ? coveringScale(frame, picture) : showingScale(frame, picture, focusBox);
}

function clampCenter(center: number, visible: number, whole: number): number {
  if (visible >= whole) return whole / 2;
  return Math.min(whole - visible / 2, Math.max(visible / 2, center));
}

/** The camera moved so far that it shows nothing beyond the picture; centred where the picture is smaller. */
export function clampCamera(camera: Camera, frame: Size, picture: Size): Camera {
  return {
    centerX: clampCenter(camera.centerX, frame.width / camera.scale, picture.width),
    centerY: clampCenter(camera.centerY, frame.height / camera.scale, picture.height),
    scale: camera.scale,
  };
}

/** Where the camera stands until the visitor moves it: at the resting scale, centred on the focus box. */
export function homeCamera(frame: Size, picture: Size, focusBox: PictureBox | undefined): Camera {
  const [minX, minY, maxX, maxY] = focusBox ?? [0, 0, picture.width, picture.height];
  const camera = {
    centerX: (minX + maxX) / 2,
    centerY: (minY + maxY) / 2,
    scale: restingScale(frame, picture, focusBox),
  };
  return clampCamera(camera, frame, picture);
}

/** Where the camera stands before the visitor begins; the picture always covers its frame there. */
export function openingCamera(
  frame: Size,
  picture: Size,
  focusBox: PictureBox | undefined,
  { zoom, at: [fromLeft, fromTop] }: PictureOpening,
): Camera {
  const [minX, minY, maxX, maxY] = focusBox ?? [0, 0, picture.width, picture.height];
  const scale = coveringScale(frame, picture) * zoom;
  const camera = {
    centerX: (minX + maxX) / 2 + ((0.5 - fromLeft) * frame.width) / scale,
    centerY: (minY + maxY) / 2 + ((0.5 - fromTop) * frame.height) / scale,
    scale,
  };
  return clampCamera(camera, frame, picture);
}

/** Where a box of the picture is in the frame, in CSS pixels. */
export function boxInFrame(camera: Camera, frame: Size, box: PictureBox): PictureBox {
  const left = frame.width / 2 - camera.centerX * camera.scale;
  const top = frame.height / 2 - camera.centerY * camera.scale;
  return [
    left + box[0] * camera.scale,
    top + box[1] * camera.scale,
    left + box[2] * camera.scale,
    top + box[3] * camera.scale,
  ];
}
