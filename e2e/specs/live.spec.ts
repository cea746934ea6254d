import { expect, test } from '@playwright/test';
import { buildingPath, demoBuilding, demoUnits } from '../pages/demo.ts';
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
