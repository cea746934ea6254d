import type { Buffer } from 'node:buffer';
import { expect, test } from '@playwright/test';
import { buildingPath, demoBuilding, demoUnits, unitPath } from '../pages/demo.ts';
import { bareScreenshot, drawBySoftware, ModelPage, seenAtRest } from '../pages/model.ts';

/** The model has 640 × 360 pixels in it. */
test.use({ viewport: { width: 1440, height: 906 }, deviceScaleFactor: 640 / 1440 });
test.setTimeout(300_000);

/** Another processor rounds otherwise, which is seen at edges of leaves; another light or a missing part is more than this. */
const TOLERANCE = { threshold: 0.05, maxDiffPixelRatio: 0.02 };

/** Compares what is drawn once it stands still: leaves and other buildings come after the first frame. */
async function looksAsBefore(name: string, read: () => Promise<Buffer>): Promise<void> {
  expect(await seenAtRest(read)).toMatchSnapshot(`${name}.jpg`, TOLERANCE);
}

/** The file of a screenshot that is kept: leaves take ten times as much without loss. */
const KEPT = { type: 'jpeg', quality: 80 } as const;

test('the model of a building in its own light', async ({ page, request }) => {
  await drawBySoftware(page);
  const model = new ModelPage(page);
  await page.goto(`${buildingPath(await demoBuilding(request, 'B2'))}?view=3d&shapes=0`);
  await model.isShown();
  await model.surface.focus();
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
  // Without the ring of its focus.
  await model.surface.blur();
  await looksAsBefore('model-building', () => bareScreenshot(page, KEPT));
});

test('the view from a terrace at sunset', async ({ page, request }) => {
  await drawBySoftware(page);
  const units = await demoUnits(request, await demoBuilding(request, 'B2'));
  const unit = units.find(({ name }) => name === '601');
  if (!unit) throw new Error('The demo content has changed');
  await page.goto(`${unitPath(unit)}?terrace=1&sun=2026-06-21T20:10`);
  await new ModelPage(page).isDrawn();
  const frame = await page.getByRole('application').boundingBox();
  if (!frame) throw new Error('The view has no size');
  // Without the buttons at its right and the sentence below.
  const clip = { ...frame, width: frame.width - 100, height: frame.height - 90 };
  await looksAsBefore('model-terrace', () => page.screenshot({ ...KEPT, clip }));
});
