import { $panel } from '@suite/bus';
import { useLayoutEffect } from 'react';

/**
 * When the last of the panels is closed that took each other's place (a request, the policy in it, the thanks), the
 * focus is back on what opened the first: each gives it back to the one before, which is gone.
 */
export function usePanelFocus(): void {
  // Before the effects of what is drawn, which may open one (`consent/cookie-line.tsx`).
  useLayoutEffect(() => {
    let opener: HTMLElement | null = null;
    let frame = 0;
    const stop = $panel.listen((panel, before) => {
      // One that is opened as soon as another is closed, as the request after the policy, goes on where that was.
      const isFirst = !before && frame === 0;
      cancelAnimationFrame(frame);
      frame = 0;
      if (panel !== null) {
        if (isFirst) opener = focused();
        return;
      }
      // The panel gives it back in the frame after it is gone; what it does is not undone.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          frame = 0;
          if (focused() === null && opener?.isConnected) opener.focus({ preventScroll: true });
        });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, []);
}

function focused(): HTMLElement | null {
  const element = document.activeElement;
  return element instanceof HTMLElement && element !== document.body ? element : null;
}
