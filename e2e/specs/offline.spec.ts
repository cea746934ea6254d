import { expect, test } from '@playwright/test';
import { buildingPath, demoBuilding } from '../pages/demo.ts';
import { PicturePage } from '../pages/picture.ts';

test.use({ serviceWorkers: 'allow' });

test('who was here before and is offline now still finds the page, and the projects on it', async ({
  page,
  context,
}) => {
  await page.goto('/map');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The first visit was under way before the worker; the second goes through it.
  await page.reload();
  await expect(page.getByText('Porto Vala').first()).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /Porto Vala/ }).first()).toBeVisible();
});

test('the last picture and homes of a building are there offline, with the date that they are of', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/map');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.goto(buildingPath(await demoBuilding(request, 'B2')));
  await new PicturePage(page).isReady();
  const date = page.getByText(/^As of/).first();
  const said = await date.textContent();
  await context.setOffline(true);
  await page.reload();
  await new PicturePage(page).isReady();
  await expect(date).toHaveText(said ?? '');
  await expect(
    page.getByText(/^You are offline\. Availability is from \d+ \w+ \d{4}, .* may have changed\.$/),
  ).toBeVisible();
  await context.setOffline(false);
  await page.evaluate(() => fetch('/discovery.json'));
  await expect(page.getByText('You are offline')).toHaveCount(0);
});

test('a page that is kept has all its files: an update never mixes versions', async ({ page }) => {
  await page.goto('/map');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  const missing = () =>
    page.evaluate(async () => {
      const html = await (await (await caches.open('pages')).match('/'))?.text();
      // It stands in for every address, so it says nothing of the one that it came from.
      if (!html?.includes('id="plain"') || html.includes('<h1>')) return ['the page'];
      const files = await caches.open('released-files');
      const tags = html.matchAll(/(?:src|href)=["']?(\/r\/shell\/[^"' >]+)/g);
      const wanted = [...new Set([...tags].map(([, file = '']) => file))];
      if (wanted.length === 0) return ['any file'];
      const found = await Promise.all(wanted.map((file) => files.match(file)));
      return wanted.filter((_, index) => !found[index]);
    });
  await expect.poll(missing).toEqual([]);
});
