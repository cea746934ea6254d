import { expect, test } from '@playwright/test';
import { buildingPath, demoBuilding, demoUnits } from '../pages/demo.ts';
import { controlIssues } from '../pages/layout.ts';
import { PicturePage, viewsOf } from '../pages/picture.ts';

test('hovering a home shows its number, type, area, floor and status', async ({ page, request }) => {
  const building = await demoBuilding(request, 'B2');
  const unit = (await demoUnits(request, building)).find((one) => one.name === '305');
  const [view] = viewsOf(building.media);
  if (!unit || !view) throw new Error('The demo content has changed');
  const picture = new PicturePage(page);
  await page.goto(buildingPath(building));
  await picture.isReady();
  const point = await picture.pointOf(view, unit.id);
  await page.mouse.move(point.x, point.y);
  const tooltip = page.getByRole('tooltip');
  for (const text of ['305', 'Available', `${unit.area.toFixed(1)} m²`, '3 of 6']) {
    await expect(tooltip).toContainText(text);
  }
});

test('the language changes, the page and its filter stay', async ({ page, request }) => {
  const building = await demoBuilding(request, 'B2');
  await page.goto(`${buildingPath(building)}?status=available`);
  await new PicturePage(page).isReady();
  await page.getByRole('link', { name: 'Srpski' }).click();
  await expect(page).toHaveURL(`/rs${buildingPath(building)}?status=available`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn');
  await expect(page.getByRole('banner')).toContainText('Kuća na laguni');
});

test('homes are reached and opened with the keyboard alone', async ({ page, request }) => {
  const building = await demoBuilding(request, 'B2');
  await page.goto(buildingPath(building));
  await new PicturePage(page).isReady();
  await page.locator('a[data-shape][tabindex="0"]').focus();
  await expect(page.locator('a[data-shape]:focus')).toHaveAccessibleName(/Apartment 601/);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('a[data-shape]:focus')).toHaveAccessibleName(/Apartment 50\d/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apartment\/\d+$/);
});

test('the list is the twin of the picture', async ({ page, request }) => {
  const building = await demoBuilding(request, 'B2');
  const units = await demoUnits(request, building);
  await page.goto(buildingPath(building));
  await new PicturePage(page).isReady();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL(/list=1/);
  await expect(page.getByRole('link', { name: '305', exact: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(units.length + 1);
});

/** Runs in the page: what floats over the picture and lies over something else that does. */
function overlaps(): string[] {
  const floats = [...document.querySelectorAll('[data-float="control"]')].map((one) => ({
    text: one.textContent,
    box: one.getBoundingClientRect(),
  }));
  return floats.flatMap((one, index) =>
    floats
      .slice(index + 1)
      .filter(
        ({ box }) =>
          one.box.left < box.right &&
          box.left < one.box.right &&
          one.box.top < box.bottom &&
          box.top < one.box.bottom,
      )
      .map((other) => `${one.text} / ${other.text}`),
  );
}

test.describe('a first visit, with the choice of cookies below the picture', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const locale of ['en', 'rs'] as const)
    for (const [width, height] of [
      [1440, 900],
      [820, 1180],
      [390, 844],
    ] as const)
      test(`has nothing over what is said at the head of a tower, at ${width} px in ${locale}`, async ({
        page,
        request,
      }) => {
        await page.setViewportSize({ width, height });
        const path = buildingPath(await demoBuilding(request, 'T1'));
        await page.goto(`${locale === 'rs' ? '/rs' : ''}${path}?list=0`);
        await new PicturePage(page).isReady();
        await expect(page.locator('[data-float="control"] fieldset')).toBeVisible();
        expect(await page.evaluate(overlaps)).toEqual([]);
        expect(await controlIssues(page)).toEqual([]);
      });
});
