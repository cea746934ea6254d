import { expect, test } from '@playwright/test';
import { releaseCommand } from '../pages/releases.ts';

test.use({ serviceWorkers: 'allow' });
test.afterAll(() => releaseCommand('service-worker', 'on'));

test('a service worker that is switched off goes with the next visit, and takes what it kept along', async ({
  page,
}) => {
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await page.goto('/map');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect.poll(left).not.toContain(0);
  await releaseCommand('service-worker', 'off');
  await page.reload();
  await expect(page.getByRole('link', { name: /Porto Vala/ }).first()).toBeVisible();
  await expect.poll(left).toEqual([0, 0]);
});
