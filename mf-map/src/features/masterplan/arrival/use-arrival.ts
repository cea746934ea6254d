import { $panel, endArrival, isArrivalState } from '@suite/bus';
import { splitLocale } from '@suite/contracts';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * `shown`: the picture stands alone with a card on it, before the visitor begins. `over`: it did, and what belongs on
 * the picture comes in. `none`: an ordinary page.
 */
export type ArrivalStage = 'shown' | 'over' | 'none';

export interface Arrival {
  readonly stage: ArrivalStage;
  readonly explore: () => void;
}

const bare = (pathname: string) => splitLocale(pathname).pathname;

/** Whether the page is the arrival of this visit, which ends by its button, by Esc, and by going anywhere else. */
export function useArrival(): Arrival {
  const { state, pathname } = useLocation();
  const [stage, setStage] = useState<ArrivalStage>(() => (isArrivalState(state) ? 'shown' : 'none'));
  const isShown = stage === 'shown';
  const explore = useCallback(() => {
    endArrival();
    setStage('over');
    // The button goes; whoever uses the keyboard goes on with the picture.
    document.getElementById('page')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (!isShown) return;
    const onKey = (event: KeyboardEvent) => {
      // What is open over the page hears Esc first.
      const isTaken = event.defaultPrevented || $panel.get() !== null;
      if (event.key === 'Escape' && !isTaken) explore();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isShown, explore]);
  // The other language is the same page.
  useEffect(
    () => () => {
      if (isShown && bare(window.location.pathname) !== bare(pathname)) endArrival();
    },
    [isShown, pathname],
  );
  return { stage, explore };
}
