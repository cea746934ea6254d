import type { Page } from '@playwright/test';

/** Text at twice its size from the first drawing on, as a visitor has set the browser. */
export function withLargeText(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const grow = () => document.documentElement.style.setProperty('font-size', '200%');
    if (document.documentElement) grow();
    else document.addEventListener('readystatechange', grow, { once: true });
  });
}
