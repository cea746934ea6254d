import { expect, test } from '@playwright/test';
import { buildingPath, demoBuilding, demoUnits } from '../pages/demo.ts';
import { PicturePage } from '../pages/picture.ts';

// What a screen reader is given, as a page that a person can read: `specs/aria/*.yml`. Renewed with
// `node tools/run.mjs pnpm --filter e2e exec playwright test aria --project desktop --update-snapshots`; read what changed.

test('what a screen reader is given of a building', async ({ page, request }) => {
  await page.goto(`${buildingPath(await demoBuilding(request, 'H1'))}?list=1`);
  await new PicturePage(page).isReady();
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'building.aria.yml' });
});

test('what a screen reader is given of a home, and of a request for it', async ({ page, request }) => {
  const building = await demoBuilding(request, 'H1');
  const unit = (await demoUnits(request, building)).find(({ status }) => status === 'available');
  await page.goto(`${buildingPath(building)}/apartment/${unit?.id}`);
  await expect(page.getByRole('link', { name: /^All/ }).first()).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'home.aria.yml' });
  await page.getByRole('button', { name: 'Ask for price' }).first().click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'enquiry.aria.yml' });
});
