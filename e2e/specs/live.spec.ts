import { expect, test } from '@playwright/test';
import { buildingPath, demoBuilding, demoUnits } from '../pages/demo.ts';
import { bareStage, drawBySoftware, ModelPage } from '../pages/model.ts';
import { setStatus } from '../pages/staff.ts';

// No other journey looks at this building.
const BUILDING = 'M4';

test('a home that is sold while the visitor looks changes in place and is told', async ({
  page,
  request,
}) => {
  const building = await demoBuilding(request, BUILDING);
  const unit = (await demoUnits(request, building)).find((one) => one.status === 'available');
  if (!unit) throw new Error(`${BUILDING} has no available home`);
  const following = page.waitForResponse(/\/events$/);
  await page.goto(`${buildingPath(building)}?list=1`);
  const row = page.getByRole('row', { name: new RegExp(`\\b${unit.name}\\b`) }).first();
  await expect(row).toContainText('Available');
  await following;
  try {
    await setStatus(request, unit.id, 'sold');
    await expect(row).toContainText('Sold');
    await expect(page.getByText(`Home ${unit.name} is now sold`).first()).toBeVisible();
  } finally {
    await setStatus(request, unit.id, 'available');
  }
  await expect(row).toContainText('Available');
});

test('a home that is sold while the visitor is in the model changes there too', async ({ page, request }) => {
  test.setTimeout(300_000);
  await drawBySoftware(page);
  const building = await demoBuilding(request, BUILDING);
  const unit = (await demoUnits(request, building)).find((one) => one.status === 'available');
  if (!unit) throw new Error(`${BUILDING} has no available home`);
  const following = page.waitForResponse(/\/events$/);
  await page.goto(`${buildingPath(building)}?view=3d`);
  await new ModelPage(page).isShown();
  await following;
  const before = await bareStage(page);
  await expect.poll(() => bareStage(page)).toBe(before);
  try {
    await setStatus(request, unit.id, 'sold');
    await expect(page.getByText(`Home ${unit.name} is now sold`).first()).toBeAttached();
    await expect.poll(() => bareStage(page)).not.toBe(before);
  } finally {
    await setStatus(request, unit.id, 'available');
  }
});
