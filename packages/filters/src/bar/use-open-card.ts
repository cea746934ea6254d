import { useCallback, useState } from 'react';
import type { CardPlacement } from './card-placement.ts';
import type { CardTitle } from './card-visibility.ts';

export interface OpenCard {
  /** What the open card is about. */
  readonly name: CardTitle;
  /** Null until the card has been measured. */
  readonly placement: CardPlacement | null;
  /** Opens a card in place of another one; the same one again closes it. */
  readonly toggle: (name: CardTitle) => void;
  readonly close: () => void;
  readonly place: (placement: CardPlacement) => void;
}

/** At most one card of the bar is open. */
export function useOpenCard(first: CardTitle): OpenCard {
  const [name, setName] = useState<CardTitle>(first);
  const [placement, setPlacement] = useState<CardPlacement | null>(null);
  return {
    name,
    placement: name === null ? null : placement,
    toggle: useCallback((next: CardTitle) => {
      setPlacement(null);
      setName((open) => (open === next ? null : next));
    }, []),
    close: useCallback(() => setName(null), []),
    place: setPlacement,
  };
}
