import { $panel, closePanel, togglePanel } from '@suite/bus';
import type { PanelName } from '@suite/contracts';
import { useEffect } from 'react';

/** The panel whose button stands at a point, whatever lies over it. */
function panelAt(x: number, y: number): PanelName | null {
  for (const button of document.querySelectorAll<HTMLElement>('[data-panel]')) {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    if (x >= left && x <= right && y >= top && y <= bottom) return button.dataset.panel as PanelName;
  }
  return null;
}

/**
 * A drawer leaves the bar in sight but lies over it, and closes by a press there. Where that is the button of another
 * panel, it opens that one instead: one press, as it looks.
 */
export function useBarBehindDrawer(): void {
  useEffect(() => {
    const press = ({ target, clientX, clientY }: PointerEvent) => {
      const isOverBar = target instanceof Element && target.matches('[data-drawer]');
      const open = $panel.get();
      const pressed = isOverBar ? panelAt(clientX, clientY) : null;
      if (open === null || pressed === null || pressed === open) return;
      // After the drawer has closed by the same press.
      setTimeout(() => {
        closePanel();
        togglePanel(pressed);
      });
    };
    window.addEventListener('click', press, { capture: true });
    return () => window.removeEventListener('click', press, { capture: true });
  }, []);
}
