import { expect, type Locator, test } from '@playwright/test';
import { buildingPath, demoBuilding } from '../pages/demo.ts';
import { askForFirstReads } from '../pages/first-reads.ts';
import { PicturePage } from '../pages/picture.ts';

const FAILURES = { status: 500, json: { code: 'internal', message: 'Something failed' } };

/** What the page has tried again by itself meanwhile needs no press. */
async function tryAgain(again: Locator): Promise<void> {
  await expect(async () => {
    if ((await again.count()) > 0) await again.first().click({ timeout: 2_000 });
    await expect(again).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
}

test('homes that could not be loaded are told, and come with "Try again"', async ({ page, request }) => {
  const building = await demoBuilding(request, 'B2');
  await askForFirstReads(page);
  await page.route('**/buildings/*/apartments?*', (route) => route.fulfill(FAILURES));
  await page.goto(`${buildingPath(building)}?status=available`);
  await expect(page.getByText('The homes could not be loaded')).toBeVisible();
  await expect(page.getByText('Your filters are kept.')).toBeVisible();
  await page.unroute('**/buildings/*/apartments?*');
  await tryAgain(page.getByRole('button', { name: 'Try again' }));
  await new PicturePage(page).isReady();
  await expect(page).toHaveURL(/status=available/);
});

for (const [what, pattern, path] of [
  ['projects', '**/frontend/projects?*', '/map'],
  ['masterplan', '**/frontend/masterplans/**', '/masterplan/1'],
  ['building', '**/frontend/buildings/*?*', '/masterplan/3/building/6'],
  // The list of the building's homes has the home too, and its page shows it from there.
  ['apartment', /\/frontend\/(apartments|buildings)\//, '/masterplan/3/building/6/apartment/130'],
] as const) {
  test(`an API that answers 500 for the ${what} is told, and tried again`, async ({ page }) => {
    await askForFirstReads(page);
    await page.route(pattern, (route) => route.fulfill(FAILURES));
    await page.goto(path);
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(again.first()).toBeVisible();
    await page.unroute(pattern);
    await tryAgain(again);
  });

  test(`an API that never answers for the ${what} is told after ten seconds`, async ({ page }) => {
    await page.clock.install();
    await askForFirstReads(page);
    await page.route(pattern, () => undefined);
    const asked = page.waitForRequest(pattern);
    await page.goto(path);
    await asked;
    // The clock of the page stands still, so ten seconds pass only here, and only once the page counts them.
    await expect(async () => {
      await page.clock.fastForward(11_000);
      await expect(page.getByText('This is taking long').first()).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('without a discovery document from page or server the page says so, and "Try again" brings it', async ({
  page,
}) => {
  await page.route('**/map', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(id="discovery-document">)[^<]*/, '$1{}');
    await route.fulfill({ response: response, body });
  });
  await page.route('**/discovery.json', (route) => route.fulfill({ status: 500 }));
  await page.goto('/map');
  await expect(page.getByText('This part of the page could not be loaded')).toBeVisible();
  await page.unroute('**/discovery.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /Porto Vala/ }).first()).toBeVisible();
});
