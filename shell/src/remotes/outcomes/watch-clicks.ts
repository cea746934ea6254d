import { CONTROLS } from './page-area.ts';

/** What closes at a press outside of it takes that press for itself. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]';

/**
 * Tells of each click on a control that something swallowed on its way to the page, and how many that were in a row.
 * Gives what ends it.
 */
export function watchClicks(onSwallowed: (inARow: number) => void): () => void {
  let inARow = 0;
  let hasCome = false;
  const leaves = ({ target }: Event) => {
    const root = document.getElementById('root');
    if (!(target instanceof Element) || !root?.contains(target)) return;
    if (!target.closest(CONTROLS) || document.querySelector(OVERLAYS)) return;
    hasCome = false;
    const comes = () => {
      hasCome = true;
    };
    root.addEventListener('click', comes, { capture: true, once: true });
    setTimeout(() => {
      root.removeEventListener('click', comes, true);
      inARow = hasCome ? 0 : inARow + 1;
      if (inARow > 0) onSwallowed(inARow);
    });
  };
  window.addEventListener('click', leaves, true);
  return () => window.removeEventListener('click', leaves, true);
}
