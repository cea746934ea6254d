/** A page that is not there by then was left again, or cannot come. */
const PATIENCE_MS = 10_000;

function isReachable(link: HTMLElement): boolean {
  return link.tabIndex >= 0 && link.closest('[aria-hidden="true"], [inert]') === null;
}

function findLink(hrefs: readonly string[]): HTMLElement | undefined {
  const links = hrefs.flatMap((href) => [
    ...document.body.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`),
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
 * Gives the focus to the first link that leads to one of the addresses, as soon as there is one. Whatever the visitor
 * does first ends it, and so does the answer.
 */
export function returnFocus(hrefs: readonly string[]): () => void {
  const observer = new MutationObserver(look);
  const timer = setTimeout(stop, PATIENCE_MS);
  const inputs = ['keydown', 'pointerdown'] as const;

  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const input of inputs) window.removeEventListener(input, stop, true);
  }

  function look(): void {
    const link = findLink(hrefs);
    if (!link) return;
    stop();
    if (isFocusFree()) link.focus();
  }

  for (const input of inputs) window.addEventListener(input, stop, true);
  const watched = { childList: true, subtree: true, attributes: true, attributeFilter: ['href', 'tabindex'] };
  observer.observe(document.body, watched);
  look();
  return stop;
}
