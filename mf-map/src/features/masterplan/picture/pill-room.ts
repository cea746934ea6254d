import { homeCamera, type PictureBox } from '@suite/picture';
import type { MasterplanView } from '../model/masterplan-views.ts';

/** Where pills may stand, in pixels of the picture. */
export interface PillRoom {
  /** CSS pixels a pixel of the picture. */
  readonly scale: number;
  readonly room: PictureBox;
  /** What stands on the picture already. */
  readonly blocked: readonly PictureBox[];
}

/** The zoom buttons with the air around them, from the upper right corner, in CSS pixels; phones have a row of two. */
const ZOOM_PX = { width: 24 + 44 + 8, height: 24 + 3 * 44 + 8 } as const;
const PHONE_ZOOM_PX = { width: 12 + 2 * 44 + 8, height: 12 + 44 + 8 } as const;
/** The folded card at the upper left, with the air around it. */
const FOLDED_CARD_PX = { width: 24 + 204 + 8, height: 24 + 44 + 8 } as const;

export interface PillRoomOptions {
  /** As on phones. */
  readonly isSmall: boolean;
  /** A card stands in the upper left corner. */
  readonly hasCard: boolean;
  /** What stands in the lower left corner with the air around it, in CSS pixels. */
  readonly corner: { readonly widthPx: number; readonly heightPx: number };
}

/** What is seen of the picture at rest. */
export function pillRoom(
  { widthPx: width, heightPx: height }: Pick<MasterplanView, 'widthPx' | 'heightPx'>,
  frame: { readonly widthPx: number; readonly heightPx: number },
  focusBox: PictureBox | undefined,
  { isSmall, hasCard, corner }: PillRoomOptions,
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
  const buttons = isSmall ? PHONE_ZOOM_PX : ZOOM_PX;
  const zoom = [right - buttons.width / scale, top, right, top + buttons.height / scale] as const;
  const card = [left, top, left + FOLDED_CARD_PX.width / scale, top + FOLDED_CARD_PX.height / scale] as const;
  const views = [left, bottom - corner.heightPx / scale, left + corner.widthPx / scale, bottom] as const;
  return {
    scale,
    room: [Math.max(0, left), Math.max(0, top), Math.min(width, right), Math.min(height, bottom)],
    blocked: [zoom, ...(hasCard ? [card] : []), ...(corner.heightPx > 0 ? [views] : [])],
  };
}
