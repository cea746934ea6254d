import type { Size } from '../camera/camera.ts';
import type { PictureBox } from '../types.ts';

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/**
 * The part of a box that lies in the frame, at least one pixel at its nearest edge: a link outside the frame
 * would make the browser scroll the page when it takes the focus.
 */
export function boxWithinFrame(box: PictureBox, frame: Size): PictureBox {
  const left = clamp(box[0], 0, frame.width - 1);
  const top = clamp(box[1], 0, frame.height - 1);
  return [left, top, clamp(box[2], left + 1, frame.width), clamp(box[3], top + 1, frame.height)];
}

/** Lays an element over a box of the frame, in CSS pixels. */
export function placeInFrame(element: HTMLElement, box: PictureBox, frame: Size): void {
  const [left, top, right, bottom] = boxWithinFrame(box, frame);
  const size = `width:${right - left}px;height:${bottom - top}px`;
  element.style.cssText = `${size};transform:translate(${left}px,${top}px)`;
}
