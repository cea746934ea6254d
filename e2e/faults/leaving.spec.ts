import { expect, type Page, test } from '@playwright/test';
import { Canaries } from '../pages/canary.ts';
import { withDefects } from '../pages/defective-remote.ts';

const canaries = new Canaries();
test.afterEach(() => canaries.end());

/** Opens the registration of a defective canary from the login; what is told of it, also as the page goes. */
async function open(page: Page, defect: string): Promise<() => Promise<string>> {
  const { version } = await canaries.release(withDefects);
  await page.addInitScript((name) => {
    Object.assign(window, { defect: name });
    const scope = window as unknown as { Blob: typeof Blob };
    scope.Blob = class extends Blob {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options);
        localStorage.told = `${localStorage.told ?? ''}${parts[0]}`;
      }
    };
  }, defect);
  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('form', { name: 'Register' })).toBeVisible();
  // What looks at pages comes after them, and its element goes once it has run.
  await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/health.')) &&
      !document.querySelector('script[src*="/health."]'),
  );
  return async () => {
    const text = await page.evaluate(() => String(localStorage.told)).catch(() => '');
    return (text.match(/\{"remote"[^}]*/g) ?? []).filter((signal) => signal.includes(version)).join();
  };
}

test('a canary that leads away from its page, where the visitor did nothing, is counted', async ({
  page,
}) => {
  const told = await open(page, 'leads-away');
  await page.waitForURL('**/map');
  await expect.poll(told).toContain('"symptoms":["errors"]');
});

test('a canary that Back does not lead away from is counted', async ({ page }) => {
  const told = await open(page, 'no-way-back');
  // The address is that of before until the browser has gone there.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('popstate', () => setTimeout(resolve), { once: true });
        history.back();
      }),
  );
  await expect(page).toHaveURL('/signup');
  await page.goto('/map');
  await expect.poll(told).toContain('"symptoms":["errors"]');
});
