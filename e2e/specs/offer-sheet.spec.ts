import { expect, test } from '@playwright/test';
import { buildingPath, demoBuilding, demoUnits } from '../pages/demo.ts';

/** In points, as the browser rounds them. */
const PAPERS = [
  ['A4', 596, 843],
  ['Letter', 612, 792],
] as const;

for (const prefix of ['', '/rs']) {
  test(`the offer sheet of the home with the most rooms is one page of A4 and of Letter, at "${prefix}"`, async ({
    page,
    request,
  }) => {
    const building = await demoBuilding(request, 'B2');
    const units = await demoUnits(request, building);
    const unit = units.find(({ apartmentTypeKey }) => apartmentTypeKey === 'four_bedroom');
    await page.goto(`${prefix}${buildingPath(building)}/apartment/${unit?.id}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    // The browser's own command; what it prints beyond the page has come while the page rested.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const sheet = page.locator('body > article');
    // The building with the home, and the code.
    await expect(sheet.locator('svg[role="img"]')).toHaveCount(2);
    await expect(sheet.getByText('+382 20 555 0123')).toHaveCount(1);
    await expect(sheet.locator('header img')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    // A drawing that is told a small size leaves out its areas.
    const plan = sheet.getByRole('img', { name: /^(Floor plan|Osnova) / });
    await expect
      .poll(() => plan.evaluate((image) => (image as HTMLElement).offsetWidth))
      .toBeGreaterThan(900);
    for (const [format, width, height] of PAPERS) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
      const [, box = ''] = /MediaBox \[0 0 ([\d.]+ [\d.]+)\]/.exec(pdf) ?? [];
      expect(box.split(' ').map((length) => Math.round(Number(length)))).toEqual([width, height]);
    }
  });
}
