import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import type { Building, Media, Unit } from '@suite/api';
import { violationsOf } from '../pages/axe.ts';
import { buildingPath, demoBuilding, demoUnits } from '../pages/demo.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { type Labels, labelsOf } from '../pages/labels.ts';
import { drawBySoftware, FIRST_FRAME, ModelPage } from '../pages/model.ts';
import { PicturePage, viewsOf } from '../pages/picture.ts';

/** A third of the pixels a side: the layout is that of the whole screen, and a frame by software a tenth of the work. */
test.use({ deviceScaleFactor: 0.34, actionTimeout: FIRST_FRAME.timeout });
/** Three times the model is loaded and drawn, by a processor that others use too. */
test.setTimeout(1_500_000);

type Hand = 'mouse' | 'keyboard' | 'touch';

/** The home of the journeys, and the picture of its building. */
async function firstSeen(
  request: APIRequestContext,
  building: Building,
): Promise<{ unit: Unit; view: Media }> {
  const unit = (await demoUnits(request, building)).find((one) => one.name === '103');
  const [view] = viewsOf(building.media);
  if (!unit || !view) throw new Error('The demo content has changed');
  return { unit, view };
}

/** How somebody presses what is on the screen. */
function pressBy(page: Page, hand: Hand): (target: Locator) => Promise<void> {
  const keys = new Keyboard(page);
  if (hand === 'keyboard') return (target) => keys.press(target);
  return (target) => (hand === 'touch' ? target.tap() : target.click());
}

/**
 * Into the model of a part of the place: by mouse on the pill that stood on the picture, by finger when it has turned the view.
 * The first tap chooses it; its card opens it, and so does a second tap.
 */
async function followPin(page: Page, path: string, hand: Hand, hasCard: boolean): Promise<void> {
  const model = new ModelPage(page);
  const pin = await model.pinTo(path);
  if (hand === 'keyboard') return new Keyboard(page).press(pin);
  if (hand === 'mouse') return model.pillTo(path).click();
  await model.turnByFinger();
  // The finger meets what lies below the link, which is the keyboard's.
  const { x, y, width, height } = await boxOf(pin);
  const at = [x + width / 2, y + height / 2] as const;
  await page.touchscreen.tap(...at);
  const card = page.getByRole('link', { name: /^(Open |Otvorite: )/ });
  await expect(card).toBeVisible();
  await (hasCard ? card.tap() : page.touchscreen.tap(...at));
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It has no size');
  return box;
}

/** Of the longest day, at the place of the demo: the sun goes down half past eight. */
const SUNSET = /sun=\d{4}-06-2\dT20:\d\d/;

/** Moves the slider of the hours to where the sun goes down, shortly before the end of its way. */
async function toSunset(page: Page, hour: Locator, hand: Hand): Promise<void> {
  if (hand === 'keyboard') {
    await new Keyboard(page).reach(hour);
    for (const key of ['End', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    return;
  }
  const { width, height } = await boxOf(hour);
  const at = { x: width * 0.95, y: height / 2 };
  await (hand === 'touch' ? hour.tap({ position: at }) : hour.click({ position: at }));
}

/** In the model of the building: by pointer the volume itself, by keyboard the home's row in the list. */
async function openUnit(page: Page, say: Labels, hand: Hand, at: { x: number; y: number }): Promise<void> {
  if (hand === 'keyboard') {
    const keys = new Keyboard(page);
    const bar = page.getByRole('toolbar', { name: say('building.tools.label') });
    await keys.reach(bar.getByRole('button').first());
    await keys.reach(bar.getByRole('button', { name: say('common.list') }), 'ArrowRight');
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').getByRole('link', { name: '103', exact: true });
    // The list makes the model's frame smaller, which is drawn anew before the rows.
    await expect(row).toBeVisible(FIRST_FRAME);
    await keys.press(row);
  } else if (hand === 'mouse') {
    await page.mouse.click(at.x, at.y);
  } else {
    await page.touchscreen.tap(at.x, at.y);
    await page.getByRole('link', { name: /Open apartment|Otvorite stan/ }).tap();
  }
}

/** Opens the address of a terrace on a page of its own, where the sun's panel is open on the first. */
async function standsThereToo(other: Page, first: Page, say: Labels): Promise<void> {
  const hourOf = (page: Page) => page.getByRole('slider', { name: say('model.sun.hour') });
  await drawBySoftware(other);
  await other.goto(first.url());
  await new ModelPage(other).isDrawn();
  const name = say('apartment.terrace.name', { number: '103' });
  await expect(other.getByRole('application')).toHaveAccessibleName(name);
  await other.getByRole('button', { name: say('model.sun.title'), exact: true }).click();
  const hour = (await hourOf(first).getAttribute('aria-valuetext')) ?? '';
  await expect(hourOf(other)).toHaveAttribute('aria-valuetext', hour);
  await other.close();
}

/** Which of them run on which screen, and which only with `MODEL=all`, says `playwright.config.ts`. */
const WAYS = (['en', 'rs'] as const).flatMap((locale) =>
  (['mouse', 'keyboard', 'touch'] as const).map((hand) => [locale, hand] as const),
);

for (const [locale, hand] of WAYS) {
  test(`from the map to a balcony at sunset and back into the picture, by ${hand}, in ${locale}`, async ({
    page,
    request,
    context,
  }) => {
    await drawBySoftware(page);
    const say = labelsOf(locale);
    const press = pressBy(page, hand);
    const picture = new PicturePage(page);
    const model = new ModelPage(page);
    const building = await demoBuilding(request, 'B2', locale);
    const { unit, view } = await firstSeen(request, building);

    await page.goto(locale === 'rs' ? '/rs/map' : '/map');
    await press(
      page
        .getByRole('main')
        .getByRole('link', { name: /Porto Vala/ })
        .first(),
    );
    await expect(page).toHaveURL(/\/masterplan\/\d+$/);
    await picture.isReady();
    const tile = page.getByRole('link', { name: say('building.model.tile'), exact: true });
    // Through the model alone: from the whole place to the part, and from there to the building.
    await press(tile);
    await model.isShown();
    expect(await violationsOf(page)).toEqual([]);
    const part = `/masterplan/${building.masterplansId}`;
    for (const path of [part, buildingPath(building)]) {
      await followPin(page, path, hand, path === part);
      await expect(page).toHaveURL(new RegExp(`${path}\\?.*view=3d`));
    }
    const ofBuilding = say('model.name', { building: building.title || building.name });
    await model.isShown(ofBuilding);
    // The model stands where the picture does.
    const at = await picture.pointOf(view, unit.id);
    expect(await violationsOf(page)).toEqual([]);
    await openUnit(page, say, hand, at);
    await expect(page).toHaveURL(new RegExp(`/apartment/${unit.id}\\?.*view=3d`));

    // Onto the terrace, at the end of the longest day.
    const tab = page.getByRole('tab', { name: say('apartment.tab.terrace'), exact: true });
    if (hand === 'keyboard') {
      await new Keyboard(page).reach(page.getByRole('tab', { selected: true }).first());
      await new Keyboard(page).reach(tab, 'ArrowRight');
    } else await press(tab);
    await expect(page).toHaveURL(/terrace=1/);
    await model.isDrawn();
    await press(page.getByRole('button', { name: say('model.sun.title'), exact: true }));
    const sun = page.getByRole('region', { name: say('model.sun.title'), exact: true });
    await press(sun.getByRole('button', { name: say('model.sun.longest') }));
    await toSunset(page, sun.getByRole('slider', { name: say('model.sun.hour') }), hand);
    await expect(page).toHaveURL(SUNSET, { timeout: 60_000 });
    expect(await violationsOf(page)).toEqual([]);

    // Who is given the address stands on the same terrace at the same hour, whichever screen it comes from.
    if (hand !== 'touch') await standsThereToo(await context.newPage(), page, say);

    // Back to the building, in its model, and from there into the picture.
    await press(page.getByRole('button', { name: say('common.back'), exact: true }));
    await model.isShown(ofBuilding);
    const toPicture = page.getByRole('button', { name: say('model.back'), exact: true });
    // From the front all rows of the list lie before it, each of which lights its home, and so draws a frame.
    if (hand === 'keyboard') await new Keyboard(page).reach(toPicture, 'Shift+Tab');
    await press(toPicture);
    await model.isGone();
    await expect(page).toHaveURL(
      (url) => url.pathname.endsWith(buildingPath(building)) && !/3d|sun/.test(url.search),
    );
  });
}

test('from the model of a part into a home, by mouse, in en', async ({ page, request }) => {
  await drawBySoftware(page);
  const model = new ModelPage(page);
  const building = await demoBuilding(request, 'B2');
  const { unit, view } = await firstSeen(request, building);
  await page.goto(`/masterplan/${building.masterplansId}?view=3d`);
  await followPin(page, buildingPath(building), 'mouse', false);
  await model.isShown(labelsOf('en')('model.name', { building: building.title || building.name }));
  const at = await new PicturePage(page).pointOf(view, unit.id);
  await openUnit(page, labelsOf('en'), 'mouse', at);
  await expect(page).toHaveURL(new RegExp(`/apartment/${unit.id}\\?.*view=3d`));
});
