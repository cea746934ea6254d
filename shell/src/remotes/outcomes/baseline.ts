/** How many rules each sheet had when it came, before anything was drawn with it. */
const lengths = new WeakMap<CSSStyleSheet, number>();
const ROOM = 'suite-room';

for (const sheet of document.styleSheets) firstLength(sheet);
document.addEventListener('load', noteSheet, true);

/** What was so before anything of a remote ran; what looks for a change comes later (`health/`). */
export const before = {
  hasRoom: hasRoom(),
  heapBytes: heapBytes(),
  /**
   * What the page asks for before its scripts, by their content. Parts that are loaded later bring sheets of their own,
   * which may be on their way when it is looked; what becomes of those is an error of the part.
   */
  startStyles: new Set([...startLinks()].map(({ integrity }) => integrity)),
};

/** The style sheets of the shell that the page asks for itself. */
export function startLinks(): Iterable<HTMLLinkElement> {
  return document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][integrity][href*="/r/shell/"]');
}

export function firstLength(sheet: CSSStyleSheet): number {
  const first = lengths.get(sheet) ?? lengthOf(sheet);
  lengths.set(sheet, first);
  return first;
}

export function lengthOf(sheet: CSSStyleSheet): number {
  try {
    return sheet.cssRules.length;
  } catch {
    // Of another origin: nobody here reads its rules, or writes any.
    return 0;
  }
}

/** Whether the browser keeps anything more for this site. */
export function hasRoom(): boolean {
  try {
    return [localStorage, sessionStorage].every((storage) => {
      storage.setItem(ROOM, '.'.repeat(1_000));
      storage.removeItem(ROOM);
      return true;
    });
  } catch {
    return false;
  }
}

/** What is in use, where the browser tells it. */
export function heapBytes(): number {
  return (
    (performance as { readonly memory?: { readonly usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0
  );
}

function noteSheet({ target }: Event): void {
  const isStyle = target instanceof HTMLLinkElement || target instanceof HTMLStyleElement;
  if (isStyle && target.sheet) firstLength(target.sheet);
}
