import { expect, test } from '@playwright/test';
import { violationsOf } from '../pages/axe.ts';
import { buildingPath, demoBuilding } from '../pages/demo.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { labelsOf } from '../pages/labels.ts';
import { drawBySoftware, ModelPage } from '../pages/model.ts';
import { PicturePage, viewsOf } from '../pages/picture.ts';

test.use({ viewport: { width: 640, height: 480 } });
/** Drawn by software, a frame takes seconds on a busy machine. */
test.setTimeout(300_000);

test('a visitor steps into the model of a building and back by mouse, in English', async ({
  page,
  request,
}) => {
  await drawBySoftware(page);
  const say = labelsOf('en');
  const model = new ModelPage(page);
  const building = await demoBuilding(request, 'B2');
  await page.goto(buildingPath(building));
  await new PicturePage(page).isReady();
  await page.getByRole('link', { name: say('building.model.tile'), exact: true }).click();
  await expect(page).toHaveURL(`${buildingPath(building)}?view=3d`);
  await model.isShown();
  expect(await violationsOf(page)).toEqual([]);
  const frame = await model.surface.boundingBox();
  if (!frame) throw new Error('The model has no size');
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height * 0.4 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y, { steps: 3 });
  await page.mouse.up();
  await page.getByRole('button', { name: say('model.back') }).click();
  await expect(page).toHaveURL(buildingPath(building));
  await model.isGone();
});

test('a visitor steps into the model of a building and back by keyboard, in Serbian', async ({
  page,
  request,
}) => {
  await drawBySoftware(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const say = labelsOf('rs');
  const keys = new Keyboard(page);
  const model = new ModelPage(page);
  const building = await demoBuilding(request, 'B2');
  await page.goto(`/rs${buildingPath(building)}?status=available`);
  await new PicturePage(page).isReady();
  await keys.press(page.getByRole('link', { name: say('building.model.tile'), exact: true }));
  await model.isShown();
  await expect(model.surface).toHaveAccessibleName(/u 3D prikazu$/);
  await model.surface.focus();
  // From home to home, and out of them.
  const told = page.getByRole('status').filter({ hasText: /^Stan \d+,.*slobod/ });
  await page.keyboard.press('Enter');
  await expect(told).toHaveCount(1);
  const first = await told.textContent();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(told).not.toHaveText(first ?? '');
  await page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('tooltip')).toBeHidden();
  for (const key of ['ArrowRight', 'Shift+ArrowUp', '+', 'n', '0']) await page.keyboard.press(key);
  await expect(page).toHaveURL(`/rs${buildingPath(building)}?status=available`);
  await model.isGone();
});

test('a visitor who hides the homes in the model and chooses another picture flies to it', async ({
  page,
  request,
}) => {
  await drawBySoftware(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const say = labelsOf('en');
  const model = new ModelPage(page);
  const building = await demoBuilding(request, 'B2');
  const garden = viewsOf(building.media).find(({ name }) => name === 'Garden side');
  if (!garden) throw new Error('The demo content has changed');
  await page.goto(`${buildingPath(building)}?view=3d`);
  await model.isShown();
  const withUnits = await model.surface.screenshot();
  const eye = page.getByRole('button', { name: say('building.picture.hide-shapes') });
  await eye.click();
  await expect(eye).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(`${buildingPath(building)}?view=3d&shapes=0`);
  await expect(async () => expect((await model.surface.screenshot()).equals(withUnits)).toBe(false)).toPass();
  await page.getByRole('link', { name: garden.name, exact: true }).click();
  // It stays over the new picture until it stands where that was taken from.
  await expect(page).toHaveURL(`${buildingPath(building)}/${garden.id}?shapes=0`);
  await expect(page.locator('[data-model-state="ready"]')).toHaveCSS('opacity', '1');
  await model.isGone();
});

test('a device that would draw the model too slowly is told so, and the picture goes on', async ({
  page,
  request,
}) => {
  const say = labelsOf('en');
  const building = await demoBuilding(request, 'B2');
  await page.goto(`${buildingPath(building)}?view=3d`);
  await new PicturePage(page).isReady();
  const note = page.getByRole('status').filter({ hasText: /Pictures and list show every home/ });
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: say('model.back') }).click();
  await expect(note).toHaveCount(0);
  await expect(page).toHaveURL(buildingPath(building));
});
