import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../pages/axe.ts';
import { buildingPath, demoBuilding, demoUnits } from '../pages/demo.ts';

/** What makes a page whole: its picture where it has one, its heading where not. */
async function isWhole(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('heading').first()).toBeVisible();
  const picture = page.locator('[data-picture-state]');
  if ((await picture.count()) > 0) await expect(picture).toHaveAttribute('data-picture-state', 'ready');
}

for (const [name, path] of [
  ['the map', () => '/map'],
  ['a masterplan', () => '/masterplan/1'],
  ['a building', (building: string) => building],
  ['a building with filter and list', (building: string) => `${building}?status=available&list=1`],
  ['a home', (building: string, unit: number) => `${building}/apartment/${unit}`],
  ['the login', () => '/rs/login'],
  ['a page that is none', () => '/nowhere'],
] as const) {
  test(`${name} breaks no rule of WCAG 2.2 AA that a machine can check`, async ({ page, request }) => {
    const building = await demoBuilding(request, 'B2');
    const [unit, other] = await demoUnits(request, building);
    // Two homes are saved, so that the counts in the bar are there.
    await page.addInitScript((ids) => localStorage.setItem('favorites', ids), `[${unit?.id},${other?.id}]`);
    await page.goto(path(buildingPath(building), unit?.id ?? 0));
    await isWhole(page);
    expect(await violationsOf(page)).toEqual([]);
  });
}
