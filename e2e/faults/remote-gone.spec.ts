import { existsSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildingPath, demoBuilding } from '../pages/demo.ts';
import { PicturePage } from '../pages/picture.ts';
import { DATA_DIR } from '../playwright.config.ts';

const FILES = path.join(DATA_DIR, 'store', 'r', 'mf-building');
const AWAY = `${FILES}.away`;

test.afterEach(() => {
  if (existsSync(AWAY)) renameSync(AWAY, FILES);
});

test('without the files of one remote the others work, and "Try again" brings it back', async ({
  page,
  request,
}) => {
  expect(readdirSync(FILES).length).toBeGreaterThan(0);
  const building = await demoBuilding(request, 'B2');
  renameSync(FILES, AWAY);

  await page.goto(buildingPath(building));
  await expect(page.getByText('This part of the page could not be loaded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();

  await page.goto('/map');
  await page
    .getByRole('link', { name: /Porto Vala/ })
    .first()
    .click();
  await new PicturePage(page).isReady();
  await page.getByText('Porto Vala Bay', { exact: true }).first().click();
  await expect(page).toHaveURL(`/masterplan/${building.masterplansId}`);
  await page.getByText('Lagoon House', { exact: true }).first().click();
  await expect(page.getByText('This part of the page could not be loaded')).toBeVisible();

  renameSync(AWAY, FILES);
  await page.getByRole('button', { name: 'Try again' }).click();
  await new PicturePage(page).isReady();
});
