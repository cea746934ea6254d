import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { availableUnits, buildingPath, demoBuilding } from '../pages/demo.ts';
import { enquiriesOf, newAddress } from '../pages/request-form.ts';

const MAIN = /\/r\/shell\/[^/]+\/assets\/main\.[^/]+\.js$/;

/** From the table of a building to a form that lacks nothing, without anything that a script does. */
async function fillInWithoutScripts(page: Page, request: APIRequestContext): Promise<string> {
  const unit = (await availableUnits(request, 'B2')).at(-1);
  if (!unit) throw new Error('No apartment of B2 is available any more');
  await page.goto(buildingPath(await demoBuilding(request, 'B2')));
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: unit.name, exact: true }) });
  await expect(row).toContainText('Price on request');
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Ask for price' })).toBeVisible();
  const address = newAddress();
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Šćepanović');
  await page.getByLabel('E-mail', { exact: true }).fill(address);
  await page.getByRole('checkbox').check();
  return address;
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the homes of a building and asks for a price, which is one enquiry', async ({
    page,
    request,
  }) => {
    const address = await fillInWithoutScripts(page, request);
    await expect(page.getByText('The page could not be opened.')).toBeHidden();
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    // The browser posts the form again.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await enquiriesOf(request, address)).toHaveLength(1);
    await page.getByRole('main').getByRole('link').click();
    await expect(page.getByRole('table')).toBeVisible();
  });
});

test('with main.js lost, a visitor is told so, reads the homes and asks for a price', async ({
  page,
  request,
}) => {
  await page.route(MAIN, (route) => route.abort());
  const address = await fillInWithoutScripts(page, request);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await enquiriesOf(request, address)).toHaveLength(1);
  await page.goBack();
  const lost = page.getByRole('alert');
  await expect(lost).toContainText('The page could not be opened. Please try again later.');
  await page.unroute(MAIN);
  await lost.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Ask for price' })).toBeVisible();
  await expect(lost).toHaveCount(0);
});

test('scripts that are lost once are asked for again', async ({ page }) => {
  const lost = new Set<string>();
  await page.route(/\/r\/shell\/[^/]+\/assets\/[^/]+\.(js|css)$/, (route) => {
    const { pathname } = new URL(route.request().url());
    if (lost.has(pathname)) return route.continue();
    lost.add(pathname);
    return route.abort();
  });
  await page.goto('/login');
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  expect(lost.size).toBeGreaterThan(2);
});
