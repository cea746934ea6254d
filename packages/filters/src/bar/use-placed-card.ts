import { type RefObject, useLayoutEffect, useRef } from 'react';
import { boxWithin, type Size } from './boxes.ts';
import { type CardPlacementInput, placeCard } from './card-placement.ts';
import type { OpenCard } from './use-open-card.ts';

/** Units that a card covers as few of as it can, the one that it never covers, and what it may cover below. */
export type AvoidRects = Pick<CardPlacementInput, 'units' | 'chosen' | 'belowPx'>;

const NOTHING: AvoidRects = { units: [] };

export interface PlacedCardInput {
  readonly card: OpenCard;
  readonly stageRef: RefObject<HTMLElement | null>;
  readonly bar: RefObject<HTMLElement | null>;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  /** Where on a stage of this size stands what a card keeps clear of; the same function until that moves. */
  readonly keepClear?: ((stage: Size) => AvoidRects) | undefined;
}

/** Measures the open card and places it; again whenever it or the stage changes its size. */
export function usePlacedCard(input: PlacedCardInput): RefObject<HTMLDivElement | null> {
  const { card, stageRef, bar, trigger, isOpen, keepClear } = input;
  const { place, name } = card;
  const cardRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stage = stageRef.current;
    const element = cardRef.current;
    if (!isOpen || !stage || !element || name === null) return;
    const measure = () => {
      // The code of the card is still on its way.
      if (element.offsetHeight === 0) return;
      const origin = stage.getBoundingClientRect();
      const box = (of: HTMLElement | null) => boxWithin(origin, (of ?? element).getBoundingClientRect());
      place(
        placeCard({
          stage: origin,
          button: box(trigger.current),
          bar: box(bar.current),
          card: { width: element.offsetWidth, height: element.offsetHeight },
          ...(keepClear?.(origin) ?? NOTHING),
          edgePx: Number.parseFloat(getComputedStyle(stage).getPropertyValue('--edge')) || 0,
        }),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(stage);
    return () => observer.disconnect();
  }, [isOpen, name, place, stageRef, bar, trigger, keepClear]);
  return cardRef;
}
