import type { Page } from '@playwright/test';

/**
 * What nobody can press or read where it stands: something to press that lies under something else, text that is cut
 * without an ellipsis, a page that is wider than its window. `part`: the open dialog, behind which nothing is in use.
 */
export async function layoutIssuesOf(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate(readLayoutIssues, part);
}

/** Runs in the page. */
function readLayoutIssues(part: string): string[] {
  const CONTROLS = 'a[href], button, input, select, textarea, [role="tab"], [role="switch"]';
  // Shapes and pins of a picture lie where its things are, one over another.
  const IN_PICTURE = '[data-shape], [data-label], .ol-overlaycontainer, .ol-overlaycontainer-stopevent';
  const SMALLEST_PX = 4;

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;

  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isLarge = width >= SMALLEST_PX && height >= SMALLEST_PX;
    return isLarge && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };

  /** The window and every box that scrolls or cuts what is in it. */
  const isScrolledIn = (element: Element, x: number, y: number) => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return false;
    }
    return true;
  };

  /** The card of cookies lies over the page until it is answered, as a dialog does. */
  const isChoice = (element: Element) => {
    const card = element.closest('section[aria-labelledby]');
    return card !== null && getComputedStyle(card).position === 'fixed';
  };

  const coveredBy = (element: Element): Element | null => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!isScrolledIn(element, x, y)) return null;
    const found = document.elementFromPoint(x, y);
    const isOwn = found && (element.contains(found) || found.contains(element));
    // A field is often hidden, and its label drawn.
    const ofLabel = found?.closest('label')?.contains(element) ?? false;
    return !found || isOwn || ofLabel || isChoice(found) ? null : found;
  };

  const isCut = (element: Element) => {
    const style = getComputedStyle(element);
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    if (!hasText || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return (
      (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 2)
    );
  };

  const roots = [...document.querySelectorAll(part)].filter(isDrawn);
  const inPart = (selector: string) =>
    roots.flatMap((root) => [...root.querySelectorAll(selector)]).filter((one) => isDrawn(one));
  const covered = inPart(CONTROLS)
    .filter((one) => !one.closest(`${IN_PICTURE}, [inert], [aria-hidden="true"]`))
    .flatMap((one) => {
      const other = coveredBy(one);
      return other ? [`${nameOf(one)} lies under ${nameOf(other)} .${other.className}`] : [];
    });
  const cut = inPart('*')
    .filter((one) => !one.closest(IN_PICTURE) && isCut(one))
    .map((one) => `${nameOf(one)} is cut`);
  const wide = document.documentElement.scrollWidth - innerWidth;
  return [...covered, ...cut, ...(wide > 1 ? [`the page is ${wide} px wider than its window`] : [])];
}
