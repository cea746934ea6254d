import type { Page } from '@playwright/test';

/** What a value that nobody thought of looks like. */
const NO_TEXT = /\b(?:NaN|undefined|null|Infinity)\b|\[object |\{\w+\}/;

/** What does not fit on the page as it is: beyond its edge, cut, covered by something else; and texts that are none. */
export async function layoutIssues(page: Page): Promise<string[]> {
  const texts = await page.evaluate(findIssues);
  const shown = (await page.locator('body').allInnerTexts()).join();
  const [none] = NO_TEXT.exec(`${await page.title()} ${shown}`) ?? [];
  return none === undefined ? texts : [...texts, `shows ${none}`];
}

/** Runs in the page. */
function findIssues(): string[] {
  const issues = new Set<string>();
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) issues.add(`the page is ${scrollWidth} px wide`);

  // What lets pointers through lies there all the same.
  const style = new CSSStyleSheet();
  style.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(style);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) lookAtText(walker.currentNode);
  for (const control of document.querySelectorAll('a[href], button, input, [role="tab"], [role="option"]')) {
    if (!isHidden(control) && nameOf(control) === '')
      issues.add(`without a name: ${control.outerHTML.slice(0, 120)}`);
  }
  document.adoptedStyleSheets.pop();
  return [...issues];

  function lookAtText(node: Node): void {
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (text === '' || !element || isHidden(element)) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) lookAtLine(element, text.slice(0, 60), line);
  }

  function lookAtLine(element: Element, text: string, line: DOMRect): void {
    const part = visiblePart(element, line);
    if (part.right - part.left < 2 || part.bottom - part.top < 2) return;
    const isClipped = line.right - part.right >= 2 || part.left - line.left >= 2;
    if (isClipped && isCut(element, line)) issues.add(`cut: ${text}`);
    const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
    const over = document.elementFromPoint(x, y);
    if (over === null || over.contains(element) || element.contains(over)) return;
    if (isPainted(over, element, x, y)) issues.add(`covered: ${text} by ${over.tagName} ${over.className}`);
  }

  function isHidden(element: Element): boolean {
    return (
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('[inert], [aria-hidden="true"], option, noscript, svg') !== null ||
      element.getBoundingClientRect().width <= 1
    );
  }

  function nameOf(control: Element): string {
    const { labels } = control as HTMLInputElement;
    const attributes = ['aria-label', 'aria-labelledby', 'title'].map((name) => control.getAttribute(name));
    const inner = [...control.querySelectorAll('[aria-label], [alt]')].map(
      (one) => one.getAttribute('aria-label') ?? one.getAttribute('alt'),
    );
    return [...attributes, control.textContent, labels?.[0]?.textContent, ...inner].join('').trim();
  }

  /** What its scrolling and clipping ancestors leave of a box. */
  function visiblePart(element: Element, box: DOMRect) {
    let { left, top, right, bottom } = box;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
  }

  /** Not so of a link that is stretched over its row, of a layer without colour, and of what stays while others scroll. */
  function isPainted(over: Element, under: Element, x: number, y: number): boolean {
    const { left, right, top, bottom } = over.getBoundingClientRect();
    if (x < left || right < x || y < top || bottom < y) return false;
    const layers: Element[] = [];
    for (let at: Element | null = over; at && !at.contains(under); at = at.parentElement) layers.push(at);
    if (layers.some((one) => getComputedStyle(one).position === 'sticky')) return false;
    return over.matches('img, canvas, svg, svg *') || layers.some(hasPaint);
  }

  function hasPaint(layer: Element): boolean {
    const { backgroundColor, backgroundImage } = getComputedStyle(layer);
    const hasText = [...layer.childNodes].some(
      (one) => one.nodeType === Node.TEXT_NODE && one.textContent?.trim(),
    );
    return hasText || backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor);
  }

  function isBeforeStart(scroller: Element, line: DOMRect): boolean {
    return scroller.scrollLeft === 0 && line.left < scroller.getBoundingClientRect().left - 1;
  }

  /** Whether nothing says that there is more: neither dots nor a way to scroll, which never leads to the left of a start. */
  function isCut(element: Element, line: DOMRect): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(at);
      if (textOverflow === 'ellipsis') return false;
      if (['auto', 'scroll'].includes(overflowX)) return isBeforeStart(at, line);
      if (overflowX !== 'visible') return true;
    }
    return true;
  }
}

/**
 * What nobody can press or read where it stands: a control that lies under something else, its text cut without an
 * ellipsis, a page that is wider than its window. `part`: the open dialog, behind which nothing is in use.
 */
export async function controlIssues(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate(findControlIssues, part);
}

/** Runs in the page. */
function findControlIssues(part: string): string[] {
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

  /** The card of cookies lies over the page while it is open, as a dialog does. */
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
