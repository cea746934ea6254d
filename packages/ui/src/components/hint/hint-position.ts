export type HintSide = 'top' | 'bottom' | 'left' | 'right';

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Least distance to the edges of the window, CSS pixels. */
const EDGE = 8;

/**
 * Where a hint stands, in pixels of the window: centred on its side of the anchor, on the opposite side
 * where there is no room, and never outside the window.
 */
export function hintPosition(
  anchor: Box,
  hint: Size,
  side: HintSide,
  view: Size,
): { left: number; top: number } {
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  const isVertical = side === 'top' || side === 'bottom';
  const before = isVertical ? anchor.top - hint.height : anchor.left - hint.width;
  const after = isVertical ? bottom : right;
  const end = isVertical ? view.height - hint.height : view.width - hint.width;
  const isAfterWanted = side === 'bottom' || side === 'right';
  const main = isAfterWanted ? (after <= end ? after : before) : before >= 0 ? before : after;
  const left = isVertical ? anchor.left + (anchor.width - hint.width) / 2 : main;
  const top = isVertical ? main : anchor.top + (anchor.height - hint.height) / 2;
  return {
    left: Math.max(EDGE, Math.min(left, view.width - hint.width - EDGE)),
    top: Math.max(0, Math.min(top, view.height - hint.height)),
  };
}
