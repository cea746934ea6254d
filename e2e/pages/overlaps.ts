import type { Page } from '@playwright/test';

/** Texts that run into another text or into an icon: neither covers the other, so that both can be pressed and none be read. */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(findOverlaps);
}

/** Runs in the page. */
function findOverlaps(): string[] {
  // What a picture, a map or a plan is annotated with lies where its things are.
  const IN_PICTURE = '[data-shape], [data-label], [role="application"], .ol-overlaycontainer-stopevent';
  /** Lines of a text touch, and letters seldom fill their line. */
  const SLACK_PX = 6;

  interface Mark {
    readonly element: Element;
    readonly name: string;
    readonly box: DOMRect;
  }

  const texts: Mark[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const name = (walker.currentNode.textContent ?? '').trim().slice(0, 40);
    if (!element || name === '' || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const line of range.getClientRects()) texts.push({ element, name, box: visiblePart(element, line) });
  }
  const icons: Mark[] = [...document.querySelectorAll('button svg, a svg')]
    .filter(isShown)
    .map((element) => ({
      element,
      name: `the icon of ${element.closest('button, a')?.getAttribute('aria-label') ?? 'a control'}`,
      box: visiblePart(element, element.getBoundingClientRect()),
    }));
  const issues = texts.flatMap((text, index) =>
    [...texts.slice(index + 1), ...icons]
      .filter((other) => runInto(text, other))
      .map((other) => `"${text.name}" runs into ${other.name}`),
  );
  return [...new Set(issues)];

  function isShown(element: Element): boolean {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(`${IN_PICTURE}, [inert], noscript, option`)
    );
  }

  function runInto(one: Mark, other: Mark): boolean {
    if (one.element === other.element || one.element.contains(other.element)) return false;
    const left = Math.max(one.box.left, other.box.left);
    const right = Math.min(one.box.right, other.box.right);
    const top = Math.max(one.box.top, other.box.top);
    const bottom = Math.min(one.box.bottom, other.box.bottom);
    if (right - left < SLACK_PX || bottom - top < SLACK_PX) return false;
    // What lies under a third thing, as a page under a card, is seen by nobody.
    return [one, other].every(({ element }) => isOnTop(element, (left + right) / 2, (top + bottom) / 2));
  }

  /** Nothing with a ground of its own lies between it and the eye. */
  function isOnTop(element: Element, x: number, y: number): boolean {
    for (const layer of document.elementsFromPoint(x, y)) {
      if (layer === element || layer.contains(element) || element.contains(layer)) return true;
      const { backgroundColor, backgroundImage } = getComputedStyle(layer);
      if (backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor)) return false;
    }
    return true;
  }

  function visiblePart(element: Element, box: DOMRect): DOMRect {
    let { left, top, right, bottom } = box;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }
}
