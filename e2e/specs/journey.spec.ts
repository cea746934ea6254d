import { expect, type Page, test } from '@playwright/test';
import type { Building } from '@suite/api';
import { watchErrors } from '../pages/console.ts';
import { buildingPath, demoBuilding, demoUnits } from '../pages/demo.ts';
import { PicturePage, viewsOf } from '../pages/picture.ts';

const LABELS = {
  en: {
    prefix: '',
    explore: 'Explore the homes',
    back: 'Back',
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
    explore: 'Pogledajte stanove',
    back: 'Nazad',
    bay: 'Porto Vala Zaliv',
    house: 'Kuća na laguni',
    status: 'Status',
    filters: 'Filteri',
    list: 'Lista',
    sold: /Prodat/,
    request: 'Cena na upit',
  },
} as const;

test.use({ reducedMotion: 'no-preference' });

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

async function openUnit(page: Page, building: Building, apartmentId: number): Promise<void> {
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
  const labels = LABELS[locale];

  test(`a visitor goes from the map to a home and back, in ${locale}`, async ({ page, request }) => {
    const problems = watchErrors(page);
    const building = await demoBuilding(request, 'B2');
    const units = await demoUnits(request, building);
    const available = units.filter((one) => one.status === 'available');
    const sold = units.filter((one) => one.status === 'sold');
    // In the middle of the front, so that it is on the screen of a phone too.
    const unit = available.find((one) => one.name === '103');
    if (!unit) throw new Error('Apartment 103 is not available any more');
    const picture = new PicturePage(page);

    await page.goto(labels.prefix || '/');
    await page.getByRole('link', { name: labels.explore }).click();
    await picture.isReady();
    await page.getByRole('button', { name: labels.back, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${labels.prefix}/map$`));
    // What the bar of the former page says is gone with it.
    await expect(page.getByRole('combobox')).toBeVisible();
    await page
      .getByRole('link', { name: /Porto Vala/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${labels.prefix}/masterplan/\\d+$`));
    await picture.isReady();

    await page.getByText(labels.bay, { exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`/masterplan/${building.masterplansId}$`));
    await picture.isReady();
    await page.getByText(labels.house, { exact: true }).first().click();
    await expect(page).toHaveURL(
      labels.prefix ? new RegExp(`/rs${buildingPath(building)}$`) : buildingPath(building),
    );
    await picture.isReady();
    const counter = page.getByRole('banner');
    await expect(counter).toContainText(String(available.length));
    await expect(counter).toContainText('34');

    await page
      .getByRole('button', {
        name: isPhone(page) ? labels.filters : labels.status,
        exact: true,
        expanded: false,
      })
      .click();
    await page.locator('label').filter({ hasText: labels.sold }).click();
    await expect(page).toHaveURL(/status=available,reserved,unavailable/);
    await page.keyboard.press('Escape');
    await expect(counter).toContainText(String(34 - sold.length));

    await openUnit(page, building, unit.id);
    await expect(page).toHaveURL(new RegExp(`/apartment/${unit.id}`));
    await expect(page.getByRole('heading', { name: /103/ }).last()).toBeVisible();
    await expect(page.getByText(labels.request).first()).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(/status=available,reserved,unavailable/);
    await picture.isReady();
    await expect(counter).toContainText(String(34 - sold.length));
    expect(problems).toEqual([]);
  });
}
