/** What of a page is to be seen: something, a placeholder, or nothing, and why. */
export type AreaState = 'shown' | 'loading' | 'empty' | 'hidden' | 'covered';

/** Text of one letter is as good as none; what screen readers alone are told is 1 px large. */
const LEAST_AREA_PX = 16;
const PICTURES = 'img, canvas, svg, video, input, select, textarea, button';
const PLACEHOLDER = '[role="status"], [aria-busy="true"]';
const CONTROLS = 'a[href], button, input';
/** More controls say no more. */
const TRIED = 8;

/** Looks whether something of the page is there, without reading more of it than up to the first thing. */
export function areaState(area: Element): AreaState {
  if (!isVisible(area)) return 'hidden';
  if (!hasContent(area)) return area.querySelector(PLACEHOLDER) ? 'loading' : 'empty';
  return isCovered(area) ? 'covered' : 'shown';
}

/** Whether there is neither something nor a placeholder in it; it may have no size of its own. */
export function isBlank(area: Element): boolean {
  return !hasContent(area) && area.querySelector(PLACEHOLDER) === null;
}

function hasContent(area: Element): boolean {
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    const isSomething = node instanceof Element ? node.matches(PICTURES) : Boolean(node.nodeValue?.trim());
    if (isSomething && element && isVisible(element) && !element.closest(PLACEHOLDER)) return true;
  }
  return false;
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isDrawn = element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;
  return isDrawn && width * height >= LEAST_AREA_PX;
}

/** Whether something of the page lies over every control, the bar's among them, that is no dialog. */
function isCovered(area: Element): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return false;
  const controls = [...document.querySelectorAll(CONTROLS)].filter(isInView).slice(0, TRIED);
  return controls.length > 0 && controls.every((control) => isUnder(area, control));
}

function isUnder(area: Element, control: Element): boolean {
  const { left, top, width, height } = control.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && area.contains(hit) && !control.contains(hit) && !hit.contains(control);
}

function isInView(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && isVisible(element);
}
