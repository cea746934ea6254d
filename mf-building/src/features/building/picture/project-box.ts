import type { Box } from '@suite/explorer';
import type { PictureBox } from '@suite/picture';

/** Where `box` of the picture is in the frame, when `known` of the picture is at `onScreen`. */
export function projectBox(known: PictureBox, onScreen: Box, box: PictureBox): Box {
  const scale = (onScreen.right - onScreen.left) / Math.max(known[2] - known[0], 1);
  const x = (value: number) => onScreen.left + (value - known[0]) * scale;
  const y = (value: number) => onScreen.top + (value - known[1]) * scale;
  return { left: x(box[0]), top: y(box[1]), right: x(box[2]), bottom: y(box[3]) };
}
