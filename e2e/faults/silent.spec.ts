import { expect, test } from '@playwright/test';
import { Canaries, GREETING, heading } from '../pages/canary.ts';

const canaries = new Canaries();
test.afterEach(() => canaries.end());

test('a canary that hides the page is counted, and the stable version takes its place in the same view', async ({
  page,
}) => {
  const told: string[] = [];
  await page.route('**/telemetry/outcomes', async (route) => {
    told.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  const variant = await canaries.release((file, text) =>
    /page-login.*\.css$/.test(file) ? `${text}main{visibility:hidden}` : text,
  );
  await page.goto('/login');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const shown = () => page.evaluate(() => [...document.scripts].map(({ src }) => src).join());
  await expect.poll(shown).toContain(variant.version);
  await expect(heading(page, GREETING)).toBeVisible();
  await expect.poll(() => told.join()).toContain('"reason":"hidden"');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
