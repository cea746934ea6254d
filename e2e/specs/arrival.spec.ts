import { expect, test } from '@playwright/test';
import { violationsOf } from '../pages/axe.ts';
import { watchErrors } from '../pages/console.ts';
import { controlIssues } from '../pages/layout.ts';
import { PicturePage } from '../pages/picture.ts';

// A first visit: the choice of cookies is open too.
test.use({ storageState: { cookies: [], origins: [] } });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`[R2.002] a visit begins on the picture of the only project, once, at ${width} px`, async ({
    page,
  }) => {
    const problems = watchErrors(page);
    const picture = new PicturePage(page);
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const explore = page.getByRole('link', { name: 'Explore the homes' });
    await expect(explore).toBeVisible();
    await expect(page.locator('[data-picture-state="ready"]')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Porto Vala' })).toContainText('homes available');
    // The way into the picture, and into its model.
    await expect(main.getByRole('link')).toHaveText(['Explore the homes', 'Walk round in 3D']);
    expect(await violationsOf(page)).toEqual([]);
    expect(await controlIssues(page)).toEqual([]);

    await explore.press('Escape');
    await picture.isReady();
    await expect(explore).toHaveCount(0);
    await expect(main).toBeFocused();
    expect(await controlIssues(page)).toEqual([]);

    await page.reload();
    await picture.isReady();
    await expect(explore).toHaveCount(0);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/map');
    expect(problems).toEqual([]);
  });
}

test('[R2.002] the first page is used before the shell is there', async ({ page }) => {
  const problems = watchErrors(page);
  // Neither the picture nor the time brings the shell: the first press does.
  await page.addInitScript(() => {
    const original = setTimeout;
    const later = (callback: () => void, ms?: number) => (ms === 3_000 ? 0 : original(callback, ms));
    Object.assign(window, { setTimeout: later });
    const hold = (event: Event) => event.stopImmediatePropagation();
    addEventListener('suite:still-shown', hold, { capture: true, once: true });
  });
  await page.goto('/');
  await page.locator('.boot').getByRole('link', { name: 'Explore the homes' }).press('Enter');
  await expect(page).toHaveURL('/masterplan/1');
  await new PicturePage(page).isReady();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Porto Vala Hills/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Explore the homes' })).toHaveCount(0);
  expect(problems).toEqual([]);
});

for (const path of ['/masterplan', '/rs/masterplan?project=1']) {
  test(`[R2.011] ${path} asks for nothing but the picture that it leads to, once`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path);
    await new PicturePage(page).isReady();
    await expect(page).toHaveURL(/\/masterplan\/1$/);
    const reads = /\/frontend\/(projects|masterplans)(\/\d+\/(masterplans|buildings))?\?/;
    expect(asked.filter((url) => reads.test(url))).toEqual([]);
    const widths = asked.flatMap(
      (url) => /\/media-content\/4\/file\?.*resize=(\d+)/.exec(url)?.slice(1) ?? [],
    );
    // Besides it there is the small one among the views.
    expect(widths.filter((width) => Number(width) >= 400)).toHaveLength(1);
  });
}

test('[R4.019] keeps the choice of who leaves before the scripts are there', async ({ page }) => {
  await page.route('**/r/shell/**/*.js', (route) => route.abort());
  await page.goto('/masterplan/1');
  const line = page.getByRole('region', { name: 'Cookies, by your choice' });
  await line.getByRole('button', { name: 'Reject All' }).click();
  await expect(line).toBeHidden();
  await page.unroute('**/r/shell/**/*.js');
  await page.goto('/masterplan/1');
  await new PicturePage(page).isReady();
  await expect(line).toBeHidden();
});
