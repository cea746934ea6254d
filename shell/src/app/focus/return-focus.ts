import { isByKeyboard } from './input-way.ts';
import type { LeftLink } from './left-links.ts';

/** A page that is not there by then was left again, or cannot come. */
const PATIENCE_MS = 10_000;

function isReachable(link: HTMLElement): boolean {
  return link.tabIndex >= 0 && link.closest('[aria-hidden="true"], [inert]') === null;
}

/** A link in the page is looked for there: the bar may still hold addresses of the page that was left. */
function findLink({ hrefs, isInPage }: LeftLink): HTMLElement | undefined {
  const place = isInPage ? document.getElementById('page') : document.body;
  const links = hrefs.flatMap((href) => [
    ...(place?.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`) ?? []),
  ]);
  return links.find(isReachable);
}

/** The new page has not taken the focus itself. */
function isFocusFree(): boolean {
  const page = document.getElementById('page');
  const { activeElement } = document;
  return activeElement === page || !page?.contains(activeElement);
}

/**
 * Gives the focus back to the link by which the page was left, as soon as it is there again. Whatever the visitor
 * does first ends it, and so does the answer.
 */
export function returnFocus(left: LeftLink): () => void {
  const observer = new MutationObserver(look);
  const timer = setTimeout(stop, PATIENCE_MS);
  const inputs = ['keydown', 'pointerdown'] as const;

  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const input of inputs) window.removeEventListener(input, stop, true);
  }

  function look(): void {
    const link = findLink(left);
    if (!link) return;
    stop();
    // Who came by pointer goes on without a ring around where they were.
    if (isFocusFree()) link.focus({ focusVisible: isByKeyboard() });
  }

  for (const input of inputs) window.addEventListener(input, stop, true);
  const watched = { childList: true, subtree: true, attributes: true, attributeFilter: ['href', 'tabindex'] };
  observer.observe(document.body, watched);
  look();
  return stop;
}
