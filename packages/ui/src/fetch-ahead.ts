import { useEffect } from 'react';
import { onFirstHand } from './first-hand.ts';

/**
 * Fetches what may be needed next at the first sign of the visitor's hand, so that it opens at once and without a
 * connection. Whoever only looks pays nothing for it, and what the page begins with does not wait for it.
 */
export function useFetchedAhead(load: () => Promise<unknown>): void {
  // Met again, and told, where it is needed.
  useEffect(() => onFirstHand(window, () => void load().catch(() => undefined)), [load]);
}
