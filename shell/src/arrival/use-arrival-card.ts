import { $panel, endArrival } from '@suite/bus';
import { type RefObject, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type HeldElement, holdElement, putBack } from '../first-picture/held-element.ts';
import { ARRIVAL_CARD, endCard, onExplore } from './explore.ts';

let held: HeldElement | null = null;

/** Takes the card of the first HTML. */
export function holdArrivalCard(): void {
  held = holdElement(ARRIVAL_CARD);
}

/** Keeps the card over the picture of the first page until the visitor goes on, by it or by anything else. */
export function useArrivalCard(stage: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (!held) return undefined;
    const { element: card, path } = held;
    const end = () => {
      held = null;
      endCard(card);
      endArrival();
    };
    const isEnded = !card.matches(ARRIVAL_CARD);
    if (isEnded || pathname !== path || !stage.current) {
      end();
      return undefined;
    }
    putBack(held, stage.current);
    return onExplore(card, ({ pathname: to, search, dataset }) => {
      // What is open over the page hears Esc first.
      if ($panel.get() !== null && !card.contains(document.activeElement)) return false;
      end();
      // The link goes; whoever uses the keyboard goes on with the picture.
      if ('explore' in dataset) stage.current?.focus({ preventScroll: true });
      else void navigate(to + search);
      return true;
    });
  }, [pathname, stage, navigate]);
}
