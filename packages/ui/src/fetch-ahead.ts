import { currentNetwork, isSparing } from '@suite/contracts';
import { useEffect } from 'react';
import { onFirstHand } from './first-hand.ts';

/** By then the picture of a page stands on most connections. */
const LATEST_MS = 3_000;

/**
 * Fetches what may be needed next, so that it opens at once and without a connection: at the first sign of the
 * visitor's hand, or, where bytes need not be spared, when the page has had its time. What the page begins with does not wait for it.
 */
export function useFetchedAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    const fetchNow = () => {
      stop();
      // Met again, and told, where it is needed.
      load().catch(() => undefined);
    };
    const timer = isSparing(currentNetwork()) ? undefined : setTimeout(fetchNow, LATEST_MS);
    const stopListening = onFirstHand(window, fetchNow);
    const stop = () => {
      clearTimeout(timer);
      stopListening();
    };
    return stop;
  }, [load]);
}
