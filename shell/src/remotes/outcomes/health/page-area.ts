/** What of a page is to be seen: something, a placeholder, or nothing, and why. */
export type AreaState = 'shown' | 'loading' | 'empty' | 'hidden' | 'covered';

/** Text of one letter is as good as none; what screen readers alone are told is 1 px large. */
const LEAST_AREA_PX = 16;
const PICTURES = 'img, canvas, svg, video, input, select, textarea, button';
const DIALOG = '[role="dialog"], [role="alertdialog"]';
const PLACEHOLDER = '[role="status"], [aria-busy="true"]';
export const CONTROLS = 'a[href], button, input';
/** More of them say no more. */
const TRIED = 8;
/** What lets less through is not seen. */
const LEAST_OPACITY = 0.1;
/** Parts of 255 by which two colours differ that nobody tells apart. */
const ALIKE = 12;
/** What stands behind a text and has colours of its own. */
const PAINTED = 'img, canvas, svg, video';
const NO_COLOUR = /, 0\)$/;

/** Looks whether something of the page is there, without reading more of it than up to the first thing. */
export function areaState(area: Element): AreaState {
  if (!isVisible(area)) return 'hidden';
  if (!hasContent(area)) return area.querySelector(PLACEHOLDER) ? 'loading' : 'empty';
  if (document.querySelector(DIALOG)) return 'shown';
  if (isCovered(area)) return 'covered';
  return isClipped(area) || isUnreadable(area) ? 'hidden' : 'shown';
}

/** The same of the open panel: a dialog wherever it stands, or something in the panel's own place. */
export function panelState(): AreaState {
  const place = document.getElementById('panel');
  const parts = [...(place ? [place] : []), ...document.querySelectorAll(DIALOG)];
  if (parts.some(hasContent)) return 'shown';
  return parts.some((part) => part.querySelector(PLACEHOLDER)) ? 'loading' : 'empty';
}

/** Whether there is neither something nor a placeholder in it; it may have no size of its own. */
export function isBlank(area: Element): boolean {
  return !hasContent(area) && area.querySelector(PLACEHOLDER) === null;
}

function hasContent(area: Element): boolean {
  return !contentsOf(area).next().done;
}

/** Elements with something of their own that a visitor could see, in their order. */
function* contentsOf(area: Element): Generator<Element> {
  const origin = originOf(area);
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = contentOf(node);
    if (!element || element.closest(PLACEHOLDER) || !isVisible(element)) continue;
    if (isWithin(element, origin) && !isTransparent(element, node !== element)) yield element;
  }
}

/** The element that a text stands in, or a picture or control itself; null for what only holds others. */
function contentOf(node: Node): Element | null {
  if (node instanceof Element) return node.matches(PICTURES) ? node : null;
  return node.nodeValue?.trim() ? node.parentElement : null;
}

interface Origin {
  readonly left: number;
  readonly top: number;
}

/** Where the page begins, also where it is scrolled: what ends before that can never be seen. */
function originOf(area: Element): Origin {
  const { left, top } = area.getBoundingClientRect();
  return { left: left - area.scrollLeft, top: top - area.scrollTop };
}

function isWithin(element: Element, { left, top }: Origin): boolean {
  const { right, bottom } = element.getBoundingClientRect();
  return right > left && bottom > top;
}

function isTransparent(element: Element, isText: boolean): boolean {
  if (isText && NO_COLOUR.test(getComputedStyle(element).color)) return true;
  let opacity = 1;
  for (let one: Element | null = element; one; one = one.parentElement) {
    opacity *= Number(getComputedStyle(one).opacity || 1);
  }
  return opacity < LEAST_OPACITY;
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isDrawn = element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;
  return isDrawn && width * height >= LEAST_AREA_PX;
}

/** Whether something of the page lies over every control of it, or of the bar where it has none, that is no dialog. */
function isCovered(area: Element): boolean {
  const own = firstInView(area.querySelectorAll(CONTROLS));
  const controls = own.length > 0 ? own : firstInView(document.querySelectorAll(CONTROLS));
  return controls.length > 0 && controls.every((control) => isUnder(area, control));
}

function isUnder(area: Element, control: Element): boolean {
  const hit = hitAt(control);
  return hit !== null && area.contains(hit) && !control.contains(hit) && !hit.contains(control);
}

/** Whether all texts in view have the colour of what they stand on. */
function isUnreadable(area: Element): boolean {
  const texts = firstInView(contentsOf(area)).filter((one) => !one.matches(PICTURES));
  return texts.length > 1 && texts.every(isOnItsColour);
}

function isOnItsColour(text: Element): boolean {
  const colour = colourOf(getComputedStyle(text).color);
  const { x, y } = middleOf(text);
  const met = document.elementsFromPoint(x, y);
  for (const one of met.slice(met.indexOf(text))) {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    if (one.matches(PAINTED) || backgroundImage !== 'none') return false;
    const ground = colourOf(backgroundColor);
    if (ground)
      return colour !== null && ground.every((part, at) => Math.abs(part - (colour[at] ?? 0)) < ALIKE);
  }
  return false;
}

/** Red, green and blue; null for what lets something through, or is written in another way. */
function colourOf(text: string): readonly number[] | null {
  const [, parts = ''] = /^rgb\((.*)\)$/.exec(text) ?? [];
  return parts ? parts.split(',').map(Number) : null;
}

/** Whether of all that is in view nothing is met where it stands, but what it stands in: it is cut off. */
function isClipped(area: Element): boolean {
  const contents = firstInView(contentsOf(area));
  return contents.length > 0 && contents.every((one) => isCutOff(one));
}

function isCutOff(content: Element): boolean {
  const hit = hitAt(content);
  return hit !== null && hit !== content && hit.contains(content);
}

/** What is met in the middle of its first line. */
function hitAt(element: Element): Element | null {
  const { x, y } = middleOf(element);
  return document.elementFromPoint(x, y);
}

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function firstInView(elements: Iterable<Element>): readonly Element[] {
  const found: Element[] = [];
  for (const element of elements) {
    if (isInView(element)) found.push(element);
    if (found.length === TRIED) break;
  }
  return found;
}

function isInView(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && isVisible(element);
}
