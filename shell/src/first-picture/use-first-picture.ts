import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { type HeldElement, holdElement, putBack } from './held-element.ts';

let held: HeldElement | null = null;

/** Takes the picture of the first HTML. */
export function holdFirstPicture(): void {
  held = holdElement('[data-first-picture]');
}

/**
 * Puts the picture of the first HTML behind the first page, so that it stays where it is while the page is on its way.
 * The page's own picture takes it over (`packages/picture`); another page does without.
 */
export function useFirstPicture(stage: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (!held) return;
    const isHere = pathname === held.path;
    if (!isHere) held.element.remove();
    else if (stage.current) putBack(held, stage.current);
    if (!isHere || !stage.current) held = null;
  }, [pathname, stage]);
}
