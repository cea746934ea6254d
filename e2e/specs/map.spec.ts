import { expect, type Page, test } from '@playwright/test';
import { watchErrors } from '../pages/console.ts';
import { buildingPath, demoBuilding, demoUnits } from '../pages/demo.ts';
import { PicturePage, viewsOf } from '../pages/picture.ts';

test('the location search moves the map, and opens a project', async ({ page }) => {
  const problems = watchErrors(page);
  await page.goto('/map');
  const field = page.getByRole('combobox', { name: 'Search a town or project' });
  await field.fill('herceg');
  await expect(page.getByRole('option', { name: 'Herceg Novi Montenegro' })).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByText('The map shows Herceg Novi')).toBeAttached();
  await expect(field).toHaveValue('Herceg Novi');

  await field.fill('porto');
  await page.getByRole('option', { name: /Porto Vala/ }).click();
  await expect(page).toHaveURL(/\/masterplan\/\d+$/);
  expect(problems).toEqual([]);
});

/** The map with what moves it held back until `release()`, and the mouse pressed on its pin. */
async function pressedEarly(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/map-motion\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/map');
  const pin = page.getByRole('region', { name: /Map/ }).getByRole('link', { name: /Porto Vala/ });
  const place = async () => (await pin.boundingBox()) ?? { x: 0, y: 0 };
  const start = await place();
  await page.mouse.move(start.x + 24, start.y + 20);
  await page.mouse.down();
  const library = page.locator('.ol-viewport');
  await expect(library).toHaveCount(0);
  const arrived = page.waitForResponse(/\/map-motion\./);
  release();
  await (await arrived).finished();
  return { start, place, library };
}

test('a drag that begins before the map can be moved moves it when it can', async ({ page }) => {
  const problems = watchErrors(page);
  const { start, place, library } = await pressedEarly(page);
  await page.mouse.move(start.x + 40, start.y + 40);
  await expect(library).toHaveCount(1);
  expect(await place()).toEqual(start);
  await page.mouse.move(start.x + 50, start.y + 40);
  await page.mouse.move(start.x + 150, start.y + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await place()).x).toBeGreaterThan(start.x + 60);
  await expect(page).toHaveURL('/map');
  expect(problems).toEqual([]);
});

test('a click that begins before the map can be moved opens the project', async ({ page }) => {
  const { library } = await pressedEarly(page);
  await expect(library).toHaveCount(0);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/masterplan\/\d+$/);
});

test('[R2.103] the locate-me button of the location search leads to /', async ({ page, baseURL }) => {
  await page.goto('/map');
  await page.getByRole('combobox').fill('budva');
  // Places come after the projects, and open the list again where it was closed before.
  await expect(page.getByRole('option', { name: 'Budva Montenegro' })).toBeVisible();
  await page.getByRole('combobox').press('Escape');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.getByRole('link', { name: /Locate me/ }).click();
  // From there the landing leads on, to all projects.
  await expect(page).toHaveURL('/map');
  expect(visited).toContain(`${baseURL}/`);
  await expect(page.getByRole('combobox')).toHaveValue('');
});

test('[R2.012] a point of interest opens from the masterplan, and leads back', async ({ page }) => {
  const problems = watchErrors(page);
  await page.goto('/masterplan/1');
  // The marker is for the pointer; keyboard and screen reader have the shape under it.
  await page.locator('a[href="/poi-details-page?poi=1"]').first().click();
  await expect(page).toHaveURL(/\/poi-details-page\?poi=\d+$/);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { name: 'Beach' })).toBeVisible();
  await expect(article.getByRole('img')).toBeVisible();
  await article.getByRole('link', { name: 'Back to Porto Vala' }).click();
  await expect(page).toHaveURL('/masterplan/1');
  expect(problems).toEqual([]);
});

for (const prefix of ['', '/rs']) {
  test(`no control covers a point of interest on a phone, at ${prefix}/masterplan/1`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${prefix}/masterplan/1`);
    await new PicturePage(page).isReady();
    const marker = page.locator('[aria-hidden="true"] > a[href*="/poi-details-page"]');
    await expect(marker).toHaveCount(1);
    const edges = () =>
      marker.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = (share: number) => document.elementFromPoint(left + width / 2, top + height * share);
        return [0.2, 0.5, 0.8].map((share) => element.contains(at(share)));
      });
    await expect.poll(edges).toEqual([true, true, true]);
  });
}

test('[R1.001] a visitor who is not signed in gets from the map to a home and to a point of interest', async ({
  page,
  request,
}) => {
  const building = await demoBuilding(request, 'B2');
  const units = await demoUnits(request, building);
  const unit = units.find((one) => one.name === '103');
  const [view] = viewsOf(building.media);
  if (!unit || !view) throw new Error('The demo building has no home 103, or no view');
  const picture = new PicturePage(page);
  await page.goto('/map');
  await page
    .getByRole('link', { name: /Porto Vala/ })
    .first()
    .click();
  await picture.isReady();
  await page.getByText('Porto Vala Bay', { exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`/masterplan/${building.masterplansId}$`));
  await picture.isReady();

  await page.locator('a[href^="/poi-details-page?poi="]').first().click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Lagoon pool' })).toBeVisible();
  await page.goBack();

  await picture.isReady();
  await page.getByText('Lagoon House', { exact: true }).first().click();
  await expect(page).toHaveURL(buildingPath(building));
  await picture.isReady();
  const { x, y } = await picture.pointOf(view, unit.id);
  await page.mouse.click(x, y);
  const unitPath = `${buildingPath(building)}/apartment/${unit.id}`;
  await expect(page).toHaveURL(unitPath);
  await expect(page.getByRole('heading', { name: /103/ }).last()).toBeVisible();

  await page.goBack();
  await expect(page.locator(':focus')).toHaveAttribute('href', unitPath);
});

test('a view, the layer of points and a filter stand in the address of a masterplan', async ({ page }) => {
  await page.goto('/masterplan/1?status=sold&pois=0');
  await expect(page.getByRole('banner')).toContainText('match');
  await page.getByRole('link', { name: 'Buildings' }).click();
  await expect(page).toHaveURL('/masterplan/1/building_view?status=sold&pois=0');
  await page.getByRole('button', { name: 'Remove filter: Sold' }).click();
  await expect(page).toHaveURL('/masterplan/1/building_view?pois=0');
  await expect(page.getByRole('banner')).toContainText('available');
});

test('a filter chosen on the map goes along to the masterplan and to the building', async ({
  page,
  isMobile,
}) => {
  await page.goto('/map');
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  else await page.getByRole('toolbar', { name: 'Filters' }).getByRole('button', { name: 'Type' }).click();
  await page.getByRole('dialog').getByText('Four bedrooms').click();
  await expect(page).toHaveURL(/\/map\?type=\d+(,\d+)*$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { search } = new URL(page.url());
  await page
    .getByRole('link', { name: /Porto Vala/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/masterplan/1${search}`);
  await new PicturePage(page).isReady();
  await page.getByText('Porto Vala Bay', { exact: true }).first().click();
  await expect(page).toHaveURL(`/masterplan/3${search}`);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`/map${search}`);
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toBeVisible();
});
