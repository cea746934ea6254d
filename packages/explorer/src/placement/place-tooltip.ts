import { arrow, computePosition, offset, type Platform, type Side, shift } from '@floating-ui/core';
import type { Box, Size } from '../stage/boxes.ts';

export type { Side };

export interface TooltipPlacement {
  /** Side of the unit on which the tooltip stands. */
  readonly side: Side;
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
export async function placeTooltip(input: TooltipInput): Promise<TooltipPlacement | null> {
  const { tooltip, unit, cards, controls } = input;
  const isClear = (one: TooltipPlacement) => isFree(one, tooltip, cards);
  const sides = sidesInOrder(input);
  const clear = (await Promise.all(sides.map((side) => placeAt(side, input)))).filter(isClear);
  const inside = clear.filter((one) => isInside(one, input) && !covers(one, tooltip, unit));
  const best = inside.find((one) => isFree(one, tooltip, controls)) ?? inside[0];
  if (best) return best;
  const moved = await Promise.all(clear.map(({ side }) => placeAt(side, input, true)));
  return moved.find(isClear) ?? null;
}

function sidesInOrder({ unit, building }: TooltipInput): Side[] {
  const width = Math.max(building.right - building.left, 1);
  const share = ((unit.left + unit.right) / 2 - building.left) / width;
  const reachesLeft = unit.left - building.left < width * EDGE_RATIO;
  const reachesRight = building.right - unit.right < width * EDGE_RATIO;
  if (share <= 1 / 3 || (reachesLeft && !reachesRight)) return ['left', 'bottom', 'top', 'right'];
  if (share >= 2 / 3 || (reachesRight && !reachesLeft)) return ['right', 'bottom', 'top', 'left'];
  return ['bottom', 'top', 'right', 'left'];
}

/** Boxes that are measured already, in the pixels of one frame. */
function measured(frame: Size): Platform {
  return {
    getElementRects: ({ reference, floating }) => ({ reference, floating: { x: 0, y: 0, ...floating } }),
    getDimensions: (element) => element,
    getClippingRect: () => ({ x: 0, y: 0, ...frame }),
  };
}

/** At a side of the unit, within the frame along that side; `intoFrame`: also across it, over the unit. */
async function placeAt(side: Side, input: TooltipInput, intoFrame = false): Promise<TooltipPlacement> {
  const { unit, tooltip, frame } = input;
  const reference = {
    x: unit.left,
    y: unit.top,
    width: unit.right - unit.left,
    height: unit.bottom - unit.top,
  };
  const { x, y, middlewareData } = await computePosition(reference, tooltip, {
    platform: measured(frame),
    placement: side,
    middleware: [
      offset(GAP),
      shift({ padding: MARGIN, crossAxis: intoFrame }),
      arrow({ element: { width: 0, height: 0 }, padding: ARROW_MARGIN }),
    ],
  });
  const pointer = middlewareData.arrow;
  return { side, left: x, top: y, arrow: pointer?.x ?? pointer?.y ?? 0 };
}

function boxOf({ left, top }: TooltipPlacement, { width, height }: Size): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function isInside(placement: TooltipPlacement, { frame, tooltip }: TooltipInput): boolean {
  const box = boxOf(placement, tooltip);
  return box.left >= 0 && box.top >= 0 && box.right <= frame.width && box.bottom <= frame.height;
}

function covers(placement: TooltipPlacement, tooltip: Size, box: Box): boolean {
  const own = boxOf(placement, tooltip);
  return own.left < box.right && own.right > box.left && own.top < box.bottom && own.bottom > box.top;
}

function isFree(placement: TooltipPlacement, tooltip: Size, boxes: readonly Box[]): boolean {
  return boxes.every((box) => !covers(placement, tooltip, box));
}
