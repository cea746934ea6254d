import { CONTROLS } from './page-area.ts';

/** What closes at a press outside of it takes that press for itself. */
export const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]';

/** What moved so far between press and click may have dragged a picture, which takes the click at its end for itself. */
const DRAG_PX = 3;

/**
 * Tells of each click on a control that something swallowed on its way there, and how many that were in a row. Gives
 * what ends it.
 */
export function watchClicks(onSwallowed: (inARow: number) => void): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let inARow = 0;
  let pressed: Pick<MouseEvent, 'clientX' | 'clientY'> | null = null;
  const press = (event: PointerEvent) => {
    pressed = event;
  };
  const leaves = ({ target, detail, clientX, clientY }: MouseEvent) => {
    if (!(target instanceof Element) || !document.getElementById('root')?.contains(target)) return;
    if (!target.closest(CONTROLS) || document.querySelector(OVERLAYS)) return;
    // A click by keyboard has no press before it.
    const isDrag =
      detail > 0 && pressed && Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) >= DRAG_PX;
    if (isDrag) return;
    let hasCome = false;
    const comes = () => {
      hasCome = true;
    };
    target.addEventListener('click', comes, { once: true });
    setTimeout(() => {
      target.removeEventListener('click', comes);
      inARow = hasCome ? 0 : inARow + 1;
      if (inARow > 0) onSwallowed(inARow);
    });
  };
  window.addEventListener('pointerdown', press, options);
  window.addEventListener('click', leaves, options);
  return () => listening.abort();
}
