import { homeCamera, type PictureBox, type PicturePoint } from '@suite/picture';
import type { MasterplanView } from '../model/masterplan-views.ts';

/** Where pills may stand, in pixels of the picture. */
export interface PillRoom {
  /** CSS pixels a pixel of the picture. */
  readonly scale: number;
  readonly room: PictureBox;
  /** What stands on the picture already. */
  readonly blocked: readonly PictureBox[];
}

/** A frame that is no higher has its zoom buttons in a row, as the style sheet of the picture says. */
const LOW_PX = 400;

/** The zoom buttons with the air around them, from the upper right corner, in CSS pixels; phones have a row of two. */
function zoomPx(isSmall: boolean, heightPx: number) {
  if (isSmall) return { width: 12 + 2 * 44 + 8, height: 12 + 44 + 8 };
  const [one, all] = [24 + 44 + 8, 24 + 3 * 44 + 8];
  return heightPx <= LOW_PX ? { width: all, height: one } : { width: one, height: all };
}

/** The folded card at the upper left, with the air around it. */
export const FOLDED_CARD: Corner = { widthPx: 24 + 204 + 8, heightPx: 24 + 44 + 8 };

/** What stands in a corner with the air around it, in CSS pixels; zeros where nothing does. */
export interface Corner {
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface PillRoomOptions {
  /** As on phones. */
  readonly isSmall: boolean;
  /** At the left. */
  readonly upper: Corner;
  readonly lower: Corner;
}

/** What is seen of the picture at rest. */
export function pillRoom(
  { widthPx: width, heightPx: height }: Pick<MasterplanView, 'widthPx' | 'heightPx'>,
  frame: { readonly widthPx: number; readonly heightPx: number },
  focusBox: PictureBox | undefined,
  { isSmall, upper, lower }: PillRoomOptions,
): PillRoom {
  const whole = [0, 0, width, height] as const;
  const size = { width: frame.widthPx, height: frame.heightPx };
  // Before the first layout.
  if (size.width === 0 || size.height === 0) return { scale: 1, room: whole, blocked: [] };
  const { centerX, centerY, scale } = homeCamera(size, { width, height }, focusBox);
  const left = centerX - size.width / 2 / scale;
  const top = centerY - size.height / 2 / scale;
  const right = centerX + size.width / 2 / scale;
  const bottom = centerY + size.height / 2 / scale;
  const buttons = zoomPx(isSmall, size.height);
  const zoom = [right - buttons.width / scale, top, right, top + buttons.height / scale] as const;
  const above = [left, top, left + upper.widthPx / scale, top + upper.heightPx / scale] as const;
  const below = [left, bottom - lower.heightPx / scale, left + lower.widthPx / scale, bottom] as const;
  return {
    scale,
    room: [Math.max(0, left), Math.max(0, top), Math.min(width, right), Math.min(height, bottom)],
    blocked: [zoom, ...(upper.heightPx > 0 ? [above] : []), ...(lower.heightPx > 0 ? [below] : [])],
  };
}

/** Half of a letter of a name in the picture, in CSS pixels, and the air beside it. */
const HALF_LETTER_PX = 4;
const NAME_GAP_PX = 8;

/** Where the name of an area is drawn: at its label, but whole within what is seen at rest. */
export function namePoint(
  [x, y]: PicturePoint,
  name: string,
  { scale, room: [left, , right] }: Pick<PillRoom, 'scale' | 'room'>,
): PicturePoint {
  const half = (name.length * HALF_LETTER_PX + NAME_GAP_PX) / scale;
  return [Math.min(Math.max(x, left + half), right - half), y];
}
