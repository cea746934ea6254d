import { type FocusEvent, type HTMLAttributes, type KeyboardEvent, useRef } from 'react';

type Orientation = 'horizontal' | 'vertical';

const STEPS: Readonly<Record<Orientation, Readonly<Record<string, 1 | -1>>>> = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
};
const BUTTONS_AND_LINKS = 'button:not(:disabled), a[href]';

function stopsOf(element: Element, selector: string): HTMLElement[] {
  return Array.from(element.querySelectorAll<HTMLElement>(selector)).filter((one) => one.checkVisibility());
}

/** The next stop of one, or of what stands beside one: from there the way back leads to it. */
function nextStop(stops: readonly HTMLElement[], target: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const isBefore = (stop: HTMLElement) =>
    Boolean(stop.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING);
  const at = stops.findLastIndex((stop) => stop === target || isBefore(stop));
  return step < 0 && stops[at] !== target ? stops[at] : stops[at + step];
}

/** React tells of keys in what is drawn elsewhere too, such as a card that a button opens. */
function isOwnKey({ target, currentTarget, altKey, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>): boolean {
  return currentTarget.contains(target as Node) && !altKey && !ctrlKey && !metaKey;
}

/**
 * Makes an element one stop of the Tab key, which comes back to where it was left; arrow keys go from stop to stop in it,
 * as in a toolbar (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). Written left to right, as all languages of the
 * suite are.
 * @param selector Stops; buttons and links unless said.
 */
export function useOneTabStop(
  orientation: Orientation,
  selector: string = BUTTONS_AND_LINKS,
): Pick<HTMLAttributes<HTMLElement>, 'onKeyDownCapture' | 'onFocusCapture' | 'onBlurCapture'> {
  const left = useRef<HTMLElement | null>(null);
  return {
    onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
      if (!isOwnKey(event)) return;
      const target = event.target as HTMLElement;
      const stops = stopsOf(event.currentTarget, selector);
      if (event.key === 'Tab') {
        left.current = target;
        // The browser goes on from the end, out of the element.
        stops.at(event.shiftKey ? 0 : -1)?.focus();
        return;
      }
      const step = STEPS[orientation][event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      nextStop(stops, target, step)?.focus();
    },
    onFocusCapture({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) {
      const stop = left.current;
      if (!stop || currentTarget.contains(relatedTarget) || !currentTarget.contains(target)) return;
      left.current = null;
      stop.focus();
    },
    onBlurCapture({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget)) left.current ??= target;
    },
  };
}
