import type { Box, Size } from '@suite/explorer';

export type CardPlacement =
  | { readonly kind: 'above-button'; readonly leftPx: number; readonly bottomPx: number }
  /** At the right edge; the legend gives way to it. */
  | { readonly kind: 'docked' }
  /** Over what lies below the stage, such as the list in a sheet. */
  | {
      readonly kind: 'below-bar';
      readonly leftPx: number;
      readonly topPx: number;
      readonly maxHeightPx: number;
    };

/** All in CSS pixels of the stage. */
export interface CardPlacementInput {
  readonly stage: Size;
  readonly button: Box;
  /** The bar that the button stands in. */
  readonly bar: Box;
  readonly card: Size;
  /** The units on the screen, one box each; none where none are drawn. */
  readonly units: readonly Box[];
  /** The unit that is chosen: whatever else is covered, it is not. */
  readonly chosen?: Box | null | undefined;
  /** Height below the stage that a card may stand on; none where nothing is said. */
  readonly belowPx?: number | undefined;
  readonly edgePx: number;
}

const GAP_PX = 12;
/** A card that scrolls can be as low as this. */
const LOW_CARD_PX = 280;

/**
 * Above the bar, its left edge on its button's. Where it would cover units there: below the bar, if there is
 * something other than the picture; else docked at the right.
 */
export function placeCard(input: CardPlacementInput): CardPlacement {
  const { stage, button, bar, card, edgePx } = input;
  const rightmost = Math.max(edgePx, stage.width - edgePx - card.width);
  const left = Math.min(Math.max(button.left, edgePx), rightmost);
  const bottom = bar.top - GAP_PX;
  const boxAt = (leftPx: number): Box => ({
    left: leftPx,
    right: leftPx + card.width,
    top: bottom - card.height,
    bottom,
  });
  const above = costOf(boxAt(left), input);
  if (above > 0) {
    const topPx = bar.bottom + GAP_PX;
    const maxHeightPx = stage.height + (input.belowPx ?? 0) - edgePx - topPx;
    if (maxHeightPx >= Math.min(card.height, LOW_CARD_PX)) {
      return { kind: 'below-bar', leftPx: left, topPx, maxHeightPx };
    }
  }
  // A tall card covers units on either side: then it stands where it covers fewer.
  if (above > 0 && costOf(boxAt(rightmost), input) <= above) return { kind: 'docked' };
  return { kind: 'above-button', leftPx: left, bottomPx: stage.height - bottom };
}

/** How many units a card covers; the chosen one counts for more than all of them. */
function costOf(card: Box, { units, chosen }: CardPlacementInput): number {
  const covered = units.filter((unit) => overlap(card, unit)).length;
  return chosen && overlap(card, chosen) ? covered + units.length : covered;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
