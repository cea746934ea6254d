import { isArrivalOver, isArrivalState, onArrivalOver } from '@suite/bus';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * `shown`: the picture stands alone with the shell's card on it, before the visitor begins. `over`: it did, and what
 * belongs on the picture comes in. `none`: an ordinary page.
 */
export type ArrivalStage = 'shown' | 'over' | 'none';

/** Whether the page is the arrival of this visit. The card may have been pressed before the page was there. */
export function useArrival(): ArrivalStage {
  const { state } = useLocation();
  const [stage, setStage] = useState<ArrivalStage>(() =>
    isArrivalState(state) && !isArrivalOver() ? 'shown' : 'none',
  );
  useEffect(() => {
    const end = () => setStage((now) => (now === 'shown' ? 'over' : now));
    // The page is drawn in slices, and the card may have been pressed between two of them.
    if (isArrivalOver()) end();
    return onArrivalOver(end);
  }, []);
  return stage;
}
