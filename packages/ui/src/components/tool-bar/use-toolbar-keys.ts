import { type FocusEvent, type HTMLAttributes, type KeyboardEvent, useRef } from 'react';

export type ToolbarOrientation = 'horizontal' | 'vertical';

const STEPS: Readonly<Record<ToolbarOrientation, Readonly<Record<string, 1 | -1>>>> = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
};
const STOPS = 'button:not(:disabled), a[href]';

function stopsOf(toolbar: Element): HTMLElement[] {
  return Array.from(toolbar.querySelectorAll<HTMLElement>(STOPS)).filter((one) => one.checkVisibility());
}

/**
 * The keys of a toolbar (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/): one stop of the Tab key, which comes back to
 * where it was left; arrow keys go from stop to stop. Written left to right, as all languages of the suite are.
 */
export function useToolbarKeys(orientation: ToolbarOrientation): HTMLAttributes<HTMLElement> {
  const left = useRef<HTMLElement | null>(null);
  return {
    onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
      // React tells of keys in what is drawn elsewhere too, such as a card that a button opens.
      if (!(event.target instanceof HTMLElement) || !event.currentTarget.contains(event.target)) return;
      const stops = stopsOf(event.currentTarget);
      if (event.key === 'Tab') {
        left.current = event.target;
        // The browser goes on from the end, out of the toolbar.
        stops.at(event.shiftKey ? 0 : -1)?.focus();
        return;
      }
      const step = STEPS[orientation][event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      stops[stops.indexOf(event.target) + step]?.focus();
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
