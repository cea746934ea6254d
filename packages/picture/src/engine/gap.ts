import type { PictureImage } from '../types.ts';
import type { Moment } from './sheet.ts';

/** The side of the picture beyond which a fitted picture leaves something empty, and how much; null where none. */
export interface Gap {
  readonly axis: 'x' | 'y';
  /** CSS pixels at either end. */
  readonly px: number;
}

/** How soft the picture's edge is at most, in CSS pixels. */
const FEATHER_PX = 56;
const FEATHER_RATIO = 0.75;
/** Less is rounding. */
const SLACK_PX = 1;

/** What the picture leaves empty of its frame. */
export function gapOf(image: Pick<PictureImage, 'width' | 'height'>, moment: Moment): Gap | null {
  const byX = (moment.width - image.width * moment.scale) / 2;
  const byY = (moment.height - image.height * moment.scale) / 2;
  if (Math.max(byX, byY) <= SLACK_PX / 2) return null;
  return byY >= byX ? { axis: 'y', px: byY } : { axis: 'x', px: byX };
}

/** How far the picture fades into what continues it, in pixels of the picture. */
export function featherOf(gap: Gap, scale: number): number {
  return Math.min(FEATHER_PX, gap.px * FEATHER_RATIO) / scale;
}

/** Has the edge of the picture in this layer fade where something lies beyond it. */
export function soften(layer: HTMLElement, moment: Moment, gap: Gap | null): void {
  if (!gap) {
    delete layer.dataset.soft;
    return;
  }
  // It is drawn anew when it changes: in a gesture it stays as it is.
  if (moment.moving && layer.dataset.soft === gap.axis) return;
  layer.dataset.soft = gap.axis;
  layer.style.setProperty('--soft', `${featherOf(gap, moment.scale)}px`);
}
