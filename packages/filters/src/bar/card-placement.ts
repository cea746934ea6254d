import type { Box, Size } from './boxes.ts';

export type CardPlacement =
  | { readonly kind: 'above-button'; readonly leftPx: number; readonly bottomPx: number }
  /** At the right edge; the legend gives way to it. */
  | { readonly kind: 'docked' };

/** All in CSS pixels of the stage. */
export interface CardPlacementInput {
  readonly stage: Size;
  readonly button: Box;
  /** The bar that the button stands in. */
  readonly bar: Box;
  readonly card: Size;
  /** The units on the screen; null where none are drawn. */
  readonly units: Box | null;
  readonly edgePx: number;
}

const GAP_PX = 12;

/** Above the bar, its left edge on its button's; docked at the right where it would cover units there. */
export function placeCard({ stage, button, bar, card, units, edgePx }: CardPlacementInput): CardPlacement {
  const rightmost = Math.max(edgePx, stage.width - edgePx - card.width);
  const left = Math.min(Math.max(button.left, edgePx), rightmost);
  const bottom = bar.top - GAP_PX;
  const covers =
    units !== null &&
    left < units.right &&
    left + card.width > units.left &&
    bottom - card.height < units.bottom &&
    bottom > units.top;
  if (covers) return { kind: 'docked' };
  return { kind: 'above-button', leftPx: left, bottomPx: stage.height - bottom };
}
