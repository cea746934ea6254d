import type { PictureImage } from '../types.ts';
import type { ViewportState } from './canvas-layer.ts';

/** The side of the picture beyond which a fitted picture leaves something empty, and how much; null where none. */
export interface Gap {
  readonly axis: 'x' | 'y';
  /** CSS pixels at either end. */
  readonly px: number;
}

/** Less is rounding. */
const SLACK_PX = 1;

/** What the picture leaves empty of its frame. */
export function gapOf(
  image: Pick<PictureImage, 'width' | 'height'>,
  viewportState: ViewportState,
): Gap | null {
  const byX = (viewportState.width - image.width * viewportState.scale) / 2;
  const byY = (viewportState.height - image.height * viewportState.scale) / 2;
  if (Math.max(byX, byY) <= SLACK_PX / 2) return null;
  return byY >= byX ? { axis: 'y', px: byY } : { axis: 'x', px: byX };
}
