import { expect, test } from '@playwright/test';
import { buildingPath, demoBuilding, demoUnits } from '../pages/demo.ts';

for (const prefix of ['', '/rs']) {
  test(`the offer sheet of the home with the most rooms is one page of A4, at "${prefix}"`, async ({
    page,
    request,
  }) => {
    const building = await demoBuilding(request, 'B2');
    const units = await demoUnits(request, building);
    const unit = units.find(({ apartmentTypeKey }) => apartmentTypeKey === 'four_bedroom');
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
    await page.goto(`${prefix}${buildingPath(building)}/apartment/${unit?.id}`);
    await page.getByRole('button', { name: prefix === '' ? 'Offer sheet' : 'Ponuda', exact: true }).click();
    const sheet = page.locator('body > article');
    await expect(sheet.locator('svg')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    // A4 in points.
    expect(pdf).toMatch(/MediaBox \[0 0 594\.\d+ 841\.\d+\]/);
  });
}
