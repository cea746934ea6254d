import { isPlainPress } from '../arrival/explore.ts';

/** Links and buttons of the first HTML, which the shell moves or replaces when it takes the page over. */
const TAKEN_OVER = '.boot a, [data-arrival-card] a, [data-cookie-line] button';

function pressable({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(TAKEN_OVER) : null;
}

/**
 * What is moved or replaced while a mouse holds it gets no click of the browser's: one is made where the mouse lets go of
 * the same link or button. A tap finds what is there by itself.
 */
export function keepPresses(): void {
  let pressed: HTMLElement | null = null;
  addEventListener(
    'pointerdown',
    (event) => {
      pressed = event.pointerType === 'mouse' && isPlainPress(event) ? pressable(event) : null;
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      if (pressable(event)) pressed = null;
    },
    true,
  );
  addEventListener(
    'pointerup',
    (event) => {
      const now = pressable(event);
      if (!now || now.textContent !== pressed?.textContent) return;
      // The browser's own click comes in the same task.
      setTimeout(() => pressed && now.click(), 0);
    },
    true,
  );
}
