import { expect, test } from '@playwright/test';
import { buildingPath, demoBuilding } from '../pages/demo.ts';
import { PicturePage } from '../pages/picture.ts';

/** Servers have copies of what was taken from the store: they are missing on the way to the page. */
const FILES = '**/r/mf-building/**';

test('without the files of one remote the others work, and "Try again" brings it back', async ({
  page,
  request,
}) => {
  const building = await demoBuilding(request, 'B2');
  await page.route(FILES, (route) => route.fulfill({ status: 404 }));

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

  await page.unroute(FILES);
  await page.getByRole('button', { name: 'Try again' }).click();
  await new PicturePage(page).isReady();
});
