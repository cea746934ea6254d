import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

let held: Element | null = null;
let heldAt = '';
/** What in it had the keyboard, which an element loses that leaves the page. */
let focused: HTMLElement | null = null;

/** Takes the picture of the first HTML, before React empties the place in which it stands. */
export function holdFirstPicture(): void {
  held = document.querySelector('[data-first-picture]');
  const { activeElement } = document;
  focused = activeElement instanceof HTMLElement && held?.contains(activeElement) ? activeElement : null;
  heldAt = window.location.pathname;
}

/**
 * Puts the picture of the first HTML behind the first page, so that it stays where it is while the page is on its way.
 * The page's own picture takes it over (`packages/picture`); another page does without.
 */
export function useFirstPicture(stage: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (!held) return;
    const isHere = pathname === heldAt;
    if (!isHere) held.remove();
    else if (!held.isConnected && stage.current) {
      stage.current.prepend(held);
      focused?.focus({ preventScroll: true });
      focused = null;
    }
    if (!isHere || !stage.current) held = null;
  }, [pathname, stage]);
}
