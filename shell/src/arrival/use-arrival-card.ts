import { $panel, endArrival } from '@suite/bus';
import { type RefObject, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ARRIVAL_CARD, onExplore } from './explore.ts';

let held: HTMLElement | null = null;
let heldAt = '';
/** What in it had the keyboard, which an element loses that leaves the page. */
let focused: HTMLElement | null = null;

/** Takes the card of the first HTML, before React empties the place in which it stands. */
export function holdArrivalCard(): void {
  held = document.querySelector<HTMLElement>(ARRIVAL_CARD);
  const { activeElement } = document;
  focused = activeElement instanceof HTMLElement && held?.contains(activeElement) ? activeElement : null;
  heldAt = window.location.pathname;
}

/** Keeps the card over the picture of the first page until the visitor goes on, by it or by anything else. */
export function useArrivalCard(stage: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const card = held;
    if (!card) return undefined;
    const end = () => {
      held = null;
      card.remove();
      endArrival();
    };
    if (pathname !== heldAt || !stage.current) {
      end();
      return undefined;
    }
    if (!card.isConnected) stage.current.prepend(card);
    focused?.focus({ preventScroll: true });
    focused = null;
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
