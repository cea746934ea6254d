import { expect, type Page, test } from '@playwright/test';
import type { Building } from '@suite/contracts';
import { watchProblems } from '../pages/console.ts';
import { buildingPath, demoApartments, demoBuilding } from '../pages/demo.ts';
import { PicturePage, viewsOf } from '../pages/picture.ts';

const WORDS = {
  en: {
    prefix: '',
    bay: 'Porto Vala Bay',
    house: 'Lagoon House',
    status: 'Status',
    filters: 'Filters',
    list: 'List',
    sold: /Sold/,
    request: 'Price on request',
  },
  rs: {
    prefix: '/rs',
    bay: 'Porto Vala Zaliv',
    house: 'Kuća na laguni',
    status: 'Status',
    filters: 'Filteri',
    list: 'Lista',
    sold: /Prodat/,
    request: 'Cena na upit',
  },
} as const;

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

async function openHome(page: Page, building: Building, apartmentId: number): Promise<void> {
  const [view] = viewsOf(building.media);
  if (!view) throw new Error('The building has no view');
  const point = await new PicturePage(page).pointOf(view, apartmentId);
  if (!isPhone(page)) {
    await page.mouse.click(point.x, point.y);
    return;
  }
  await page.touchscreen.tap(point.x, point.y);
  await page.getByRole('link', { name: /Open apartment|Otvorite stan/ }).click();
}

for (const locale of ['en', 'rs'] as const) {
  const words = WORDS[locale];

  test(`a visitor goes from the map to a home and back, in ${locale}`, async ({ page, request }) => {
    const problems = watchProblems(page);
    const building = await demoBuilding(request, 'B2');
    const apartments = await demoApartments(request, building);
    const available = apartments.filter((one) => one.status === 'available');
    const sold = apartments.filter((one) => one.status === 'sold');
    // In the middle of the front, so that it is on the screen of a phone too.
    const home = available.find((one) => one.name === '103');
    if (!home) throw new Error('Apartment 103 is not available any more');
    const picture = new PicturePage(page);

    await page.goto(words.prefix || '/');
    await expect(page).toHaveURL(new RegExp(`${words.prefix}/map$`));
    await page
      .getByRole('link', { name: /Porto Vala/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${words.prefix}/masterplan/\\d+$`));
    await picture.isReady();

    await page.getByText(words.bay, { exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`/masterplan/${building.masterplansId}$`));
    await picture.isReady();
    await page.getByText(words.house, { exact: true }).first().click();
    await expect(page).toHaveURL(
      words.prefix ? new RegExp(`/rs${buildingPath(building)}$`) : buildingPath(building),
    );
    await picture.isReady();
    const counter = page.getByRole('banner');
    await expect(counter).toContainText(String(available.length));
    await expect(counter).toContainText('34');

    await page
      .getByRole('button', {
        name: isPhone(page) ? words.filters : words.status,
        exact: true,
        expanded: false,
      })
      .click();
    await page.locator('label').filter({ hasText: words.sold }).click();
    await expect(page).toHaveURL(/status=available,reserved,unavailable/);
    await page.keyboard.press('Escape');
    await expect(counter).toContainText(String(34 - sold.length));

    await openHome(page, building, home.id);
    await expect(page).toHaveURL(new RegExp(`/apartment/${home.id}`));
    await expect(page.getByRole('heading', { name: /103/ }).last()).toBeVisible();
    await expect(page.getByText(words.request).first()).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(/status=available,reserved,unavailable/);
    await picture.isReady();
    await expect(counter).toContainText(String(34 - sold.length));
    expect(problems).toEqual([]);
  });
}
