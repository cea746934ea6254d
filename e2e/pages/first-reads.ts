import type { Page } from '@playwright/test';

/** From now on pages ask for what their HTML brings, so that a fault of those calls is met. */
export async function askForFirstReads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drop = () => document.getElementById('page-reads')?.remove();
    new MutationObserver(drop).observe(document, { childList: true, subtree: true });
  });
}
