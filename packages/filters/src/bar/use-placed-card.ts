import { boxWithin, type Size, useFloat, useStage } from '@suite/explorer';
import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { type CardPlacementInput, placeCard } from './card-placement.ts';
import type { OpenCard } from './use-open-card.ts';

/** Units that a card covers as few of as it can, the one that it never covers, and what it may cover below. */
export type AvoidRects = Pick<CardPlacementInput, 'units' | 'chosen' | 'belowPx'>;

const NOTHING: AvoidRects = { units: [] };

export interface PlacedCardInput {
  readonly card: OpenCard;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  /** Where on a stage of this size stands what a card keeps clear of; the same function until that moves. */
  readonly avoid?: ((stage: Size) => AvoidRects) | undefined;
}

/** Measures the open card and places it; again whenever it or the stage changes its size. */
export function usePlacedCard(input: PlacedCardInput): RefCallback<HTMLDivElement> {
  const { card, trigger, isOpen, avoid } = input;
  const layout = useStage();
  const { place, name } = card;
  const cardRef = useRef<HTMLDivElement>(null);
  const float = useFloat('card');
  useLayoutEffect(() => {
    const stage = layout.ref.current;
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
          bar: box(layout.part('bar')),
          card: { width: element.offsetWidth, height: element.offsetHeight },
          ...(avoid?.(origin) ?? NOTHING),
          edgePx: layout.lengthPx('--edge'),
        }),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(stage);
    return () => observer.disconnect();
  }, [isOpen, name, place, layout, trigger, avoid]);
  return useCallback(
    (element) => {
      cardRef.current = element;
      const remove = float(element);
      return () => {
        cardRef.current = null;
        remove?.();
      };
    },
    [float],
  );
}
