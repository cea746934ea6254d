import type { BrowserContext, Page } from '@playwright/test';

/** What a browser may keep: everything, nothing (denied), next to nothing (full), or all but cookies. */
export const STORAGES = ['good', 'good', 'denied', 'full', 'no-cookies'] as const;
export type WalkStorage = (typeof STORAGES)[number];

export async function limitStorage(context: BrowserContext, kind: WalkStorage): Promise<void> {
  if (kind !== 'denied') return;
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    }
  });
}

/** What only a page can be told. */
export async function limitPage(page: Page, kind: WalkStorage, origin: string): Promise<void> {
  if (kind !== 'full' && kind !== 'no-cookies') return;
  const session = await page.context().newCDPSession(page);
  if (kind === 'full') await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
  else await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
}
