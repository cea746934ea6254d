import { useCallback, useState } from 'react';
import type { CardPlacement } from './card-placement.ts';

export interface OpenCard {
  /** Name of the filter whose card is open. */
  readonly name: string | null;
  /** Null until the card has been measured. */
  readonly placement: CardPlacement | null;
  /** Opens a card in place of another one; the same one again closes it. */
  readonly toggle: (name: string) => void;
  readonly close: () => void;
  readonly place: (placement: CardPlacement) => void;
}

/** At most one filter card is open. */
export function useOpenCard(): OpenCard {
  const [name, setName] = useState<string | null>(null);
  const [placement, setPlacement] = useState<CardPlacement | null>(null);
  return {
    name,
    placement: name === null ? null : placement,
    toggle: useCallback((next: string) => {
      setPlacement(null);
      setName((open) => (open === next ? null : next));
    }, []),
    close: useCallback(() => setName(null), []),
    place: setPlacement,
  };
}
