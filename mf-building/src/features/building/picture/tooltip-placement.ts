import type { Box, Size } from '@suite/explorer';
import type { PictureBox } from '@suite/picture';

export type TooltipSide = 'left' | 'right' | 'below' | 'above';

export interface TooltipPlacement {
  /** Side of the unit on which the tooltip stands. */
  readonly side: TooltipSide;
  readonly left: number;
  readonly top: number;
  /** Where the arrow stands along the edge that faces the unit, from the tooltip's own corner. */
  readonly arrow: number;
}

/** All in CSS pixels of the picture's frame. */
export interface TooltipInput {
  readonly unit: Box;
  /** All units together. */
  readonly building: Box;
  readonly frame: Size;
  readonly tooltip: Size;
  /** Open cards; the tooltip never stands over one. */
  readonly cards: readonly Box[];
  /** Rail, bar, legend, views: avoided where another side is free. */
  readonly controls: readonly Box[];
}

const GAP = 14;
const MARGIN = 12;
const ARROW_MARGIN = 20;
/** A unit this near to an edge of the building, as a share of its width, reaches that edge. */
const EDGE_RATIO = 0.06;

/**
 * Outwards from the building when the unit is in its outer third or reaches its edge, else below, else above.
 * Null when every side would cover an open card.
 */
export function placeTooltip(input: TooltipInput): TooltipPlacement | null {
  const candidates = sidesInOrder(input).map((side) => placementAt(side, input));
  const clear = candidates.filter((one) => isFree(one, input.tooltip, input.cards));
  const inside = clear.filter((one) => isInside(one, input) && !covers(one, input.tooltip, input.unit));
  return (
    inside.find((one) => isFree(one, input.tooltip, input.controls)) ??
    inside[0] ??
    clear.map((one) => intoFrame(one, input)).find((one) => isFree(one, input.tooltip, input.cards)) ??
    null
  );
}

function sidesInOrder({ unit, building }: TooltipInput): TooltipSide[] {
  const width = Math.max(building.right - building.left, 1);
  const share = ((unit.left + unit.right) / 2 - building.left) / width;
  const reachesLeft = unit.left - building.left < width * EDGE_RATIO;
  const reachesRight = building.right - unit.right < width * EDGE_RATIO;
  if (share <= 1 / 3 || (reachesLeft && !reachesRight)) return ['left', 'below', 'above', 'right'];
  if (share >= 2 / 3 || (reachesRight && !reachesLeft)) return ['right', 'below', 'above', 'left'];
  return ['below', 'above', 'right', 'left'];
}

function placementAt(side: TooltipSide, input: TooltipInput): TooltipPlacement {
  const { unit, tooltip, frame } = input;
  const middleX = (unit.left + unit.right) / 2;
  const middleY = (unit.top + unit.bottom) / 2;
  if (side === 'left' || side === 'right') {
    const top = within(middleY - tooltip.height / 2, MARGIN, frame.height - MARGIN - tooltip.height);
    const left = side === 'right' ? unit.right + GAP : unit.left - GAP - tooltip.width;
    return { side, left, top, arrow: arrowAt(middleY - top, tooltip.height) };
  }
  const left = within(middleX - tooltip.width / 2, MARGIN, frame.width - MARGIN - tooltip.width);
  const top = side === 'below' ? unit.bottom + GAP : unit.top - GAP - tooltip.height;
  return { side, left, top, arrow: arrowAt(middleX - left, tooltip.width) };
}

function arrowAt(offset: number, length: number): number {
  return within(offset, ARROW_MARGIN, length - ARROW_MARGIN);
}

function within(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, Math.max(min, max)));
}

function boxOf({ left, top }: TooltipPlacement, { width, height }: Size): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function isInside(placement: TooltipPlacement, { frame, tooltip }: TooltipInput): boolean {
  const box = boxOf(placement, tooltip);
  return box.left >= 0 && box.top >= 0 && box.right <= frame.width && box.bottom <= frame.height;
}

function intoFrame(placement: TooltipPlacement, { frame, tooltip }: TooltipInput): TooltipPlacement {
  return {
    ...placement,
    left: within(placement.left, MARGIN, frame.width - MARGIN - tooltip.width),
    top: within(placement.top, MARGIN, frame.height - MARGIN - tooltip.height),
  };
}

function covers(placement: TooltipPlacement, tooltip: Size, box: Box): boolean {
  const own = boxOf(placement, tooltip);
  return own.left < box.right && own.right > box.left && own.top < box.bottom && own.bottom > box.top;
}

function isFree(placement: TooltipPlacement, tooltip: Size, boxes: readonly Box[]): boolean {
  return boxes.every((box) => !covers(placement, tooltip, box));
}

/** Where `box` of the picture is in the frame, when `known` of the picture is at `onScreen`. */
export function projectBox(known: PictureBox, onScreen: Box, box: PictureBox): Box {
  const scale = (onScreen.right - onScreen.left) / Math.max(known[2] - known[0], 1);
  const x = (value: number) => onScreen.left + (value - known[0]) * scale;
  const y = (value: number) => onScreen.top + (value - known[1]) * scale;
  return { left: x(box[0]), top: y(box[1]), right: x(box[2]), bottom: y(box[3]) };
}
