import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../pages/axe.ts';
import { watchErrors } from '../pages/console.ts';
import { buildingPath, demoBuilding, demoUnits } from '../pages/demo.ts';
import { PicturePage } from '../pages/picture.ts';

const LABELS = {
  en: {
    prefix: '',
    filters: 'Filters',
    area: 'Area',
    areaRange: 'Area range',
    to: 'To',
    show: /^Show \d+ apartments$/,
    search: 'Search',
    number: 'Apartment number',
    all: 'All',
    type: 'Apartment type',
    reset: 'Reset all',
    remove: 'Remove filter: Up to 90\u00A0m²',
    back: /^All homes in/,
  },
  rs: {
    prefix: '/rs',
    filters: 'Filteri',
    area: 'Površina',
    areaRange: 'Raspon površine',
    to: 'Do',
    show: /^Prikaži \d+ stan/,
    search: 'Pretraga',
    number: 'Broj stana',
    all: 'Sve',
    type: 'Struktura stana',
    reset: 'Poništi sve',
    remove: 'Uklonite filter: Do 90\u00A0m²',
    back: /^Svi stanovi/,
  },
} as const;
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

for (const locale of ['en', 'rs'] as const) {
  const labels = LABELS[locale];

  test(`[R1.002] [R2.074] a visitor who is not signed in filters, searches a number, opens the home and comes back, in ${locale}`, async ({
    page,
    request,
  }) => {
    const problems = watchErrors(page);
    const building = await demoBuilding(request, 'B2');
    const units = await demoUnits(request, building);
    const unit = units.find((one) => one.name === '103');
    const small = units.filter((one) => one.area <= 90);
    if (!unit || small.length === 0) throw new Error('The demo content has changed');
    const path = labels.prefix + buildingPath(building);
    await page.goto(path);
    await new PicturePage(page).isReady();

    // The area: typed, in a card of the bar or on the sheet of a phone.
    await page
      .getByRole('button', { name: isPhone(page) ? labels.filters : labels.area, exact: true })
      .click();
    const area = page.getByRole('group', { name: labels.areaRange });
    await expect(area.getByRole('slider')).toHaveCount(2);
    const to = page.getByRole('dialog').getByRole('textbox', { name: labels.to }).first();
    await to.fill('90');
    await to.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}\\?area=\\d+-90$`));
    await expect(page.getByRole('banner')).toContainText(
      new RegExp(`^.*${small.length} .*${units.length}`, 's'),
    );
    if (isPhone(page)) await page.getByRole('button', { name: labels.show }).click();
    else await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: labels.remove })).toBeVisible();

    // The search: a card of the bar, or a page of its own.
    await page.getByRole('button', { name: labels.search, exact: true }).click();
    await page.getByRole('searchbox', { name: labels.number }).fill('103');
    await expect(page).toHaveURL(/[?&]q=103$/);
    const found = page.getByRole('dialog').getByRole('link');
    await expect(found).toHaveCount(1);
    await found.click();
    await expect(page).toHaveURL(new RegExp(`/apartment/${unit.id}\\?area=\\d+-90&q=103$`));

    // The way back carries what was chosen.
    await page.getByRole('link', { name: labels.back }).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?area=\\d+-90&q=103$`));
    await expect(page.getByRole('button', { name: labels.remove })).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test('every open card and sheet of a building follows the rules of WCAG that a machine can check', async ({
  page,
  request,
}) => {
  test.slow();
  const building = await demoBuilding(request, 'B2');
  const bar = page.getByRole(isPhone(page) ? 'navigation' : 'toolbar', { name: 'Filters and views' });
  const names = isPhone(page) ? ['Filters', 'Floors', 'Search'] : ['Area', 'Type', 'All', 'Search'];
  for (const name of names) {
    await page.goto(`${buildingPath(building)}?type=2`);
    await new PicturePage(page).isReady();
    await bar.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    const card = page.getByRole('dialog');
    await expect(card).toBeVisible();
    // Cards come in with a movement; half-seen words would fail for their contrast.
    await expect
      .poll(() => card.evaluate((one) => one.getAnimations({ subtree: true }).map((part) => part.playState)))
      .not.toContain('running');
    expect(await violationsOf(page), name).toEqual([]);
  }
});

test('a link reproduces view, floor, list and order', async ({ page, request }) => {
  test.skip(isPhone(page), 'the rail is that of wide screens');
  const building = await demoBuilding(request, 'B2');
  const view = building.media.filter((one) => one.mediaData).at(1);
  const query = 'floor=3..3&list=1&sort=-area';
  await page.goto(`${buildingPath(building)}/${view?.id}?${query}`);
  await new PicturePage(page).isReady();
  await expect(page.getByRole('columnheader', { name: 'Area' })).toHaveAttribute('aria-sort', 'descending');
  const first = page.getByRole('table').getByRole('link').first();
  await expect(first).toHaveText(/^3\d\d$/);
  await first.click();
  await expect(page).toHaveURL(new RegExp(`/apartment/\\d+\\?${query}&view=${view?.id}$`));
  await page.getByRole('link', { name: /^All homes in/ }).click();
  await expect(page).toHaveURL(`${buildingPath(building)}/${view?.id}?${query}`);
});
