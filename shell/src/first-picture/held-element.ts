/** Part of the first HTML that stays on the first page. */
export interface HeldElement {
  readonly element: HTMLElement;
  /** Path of the page that it is of. */
  readonly path: string;
  /** What in it had the keyboard, which an element loses that leaves the page. */
  focused: HTMLElement | null;
}

/** Takes it, before React empties the place in which it stands. */
export function holdElement(selector: string): HeldElement | null {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) return null;
  const { activeElement } = document;
  const focused =
    activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : null;
  return { element, path: window.location.pathname, focused };
}

/** Puts it first on the page, with the focus that it had; what is on the page stays as it is. */
export function putBack(held: HeldElement, stage: HTMLElement): void {
  if (held.element.isConnected) return;
  stage.prepend(held.element);
  held.focused?.focus({ preventScroll: true });
  held.focused = null;
}
