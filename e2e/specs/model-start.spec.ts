import { expect, type Page, test } from '@playwright/test';
import { buildingPath, demoBuilding, demoMasterplan, masterplanPath } from '../pages/demo.ts';
import { bareStage, differenceOf, drawBySoftware, ModelPage } from '../pages/model.ts';
import { PicturePage } from '../pages/picture.ts';

/** A picture fills this frame, so that no soft margin is compared; few pixels, since a frame by software is slow. */
test.use({ viewport: { width: 600, height: 500 } });
/** Drawn by software, a frame takes seconds on a busy machine. */
test.setTimeout(600_000);

/** Mean difference of a picture and the model's first frame at 160 × 90, per channel of 255: of leaves and panes. */
const MOST = 14;
/** Where leaves and panes are most of the picture, in the lowest quality. */
const MORE: Readonly<Record<string, number>> = {
  H1: 16,
  H3: 15.5,
  H4: 16,
  B1: 15.5,
  B2: 16,
  B3: 17.5,
  B4: 16.5,
  'Porto Vala Bay': 16,
  T1: 14.5,
  'T1, garden side': 15,
  'T2, garden side': 14.5,
  M3: 17,
  M4: 17,
};

/** Title of the second picture of a building. */
const GARDEN_SIDE = 'Garden side';
const TWO_SIDES: ReadonlySet<string> = new Set(['B2', 'T1', 'T2']);

const PLACES: Readonly<Record<string, readonly string[]>> = {
  'Porto Vala': [],
  'Porto Vala Hills': ['H1', 'H2', 'H3', 'H4'],
  'Porto Vala Bay': ['B1', 'B2', 'B3', 'B4'],
  'Porto Vala Marina': ['T1', 'T2', 'M3', 'M4'],
};

async function showPicture(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?shapes=0`);
  await new PicturePage(page).isReady();
}

async function showOther(page: Page, front: string): Promise<void> {
  await page.getByRole('link', { name: GARDEN_SIDE, exact: true }).click();
  await expect(page).not.toHaveURL(`${front}?shapes=0`);
  // At once, without the way from one picture to the other.
  await page.goto(page.url());
  await new PicturePage(page).isReady();
}

/** From the picture that is on the screen into the model, and how much that is seen. */
async function stepInto(page: Page): Promise<number> {
  const way = page.getByRole('link', { name: '3D', exact: true });
  // It comes when the project's model is known, and would stand in the picture.
  await expect(way).toBeVisible();
  const picture = await bareStage(page);
  await way.click();
  await new ModelPage(page).isShown();
  return differenceOf(page, [picture, await bareStage(page)]);
}

for (const [place, buildings] of Object.entries(PLACES))
  test(`the models of ${place} begin where their pictures are`, async ({ page, request }) => {
    await drawBySoftware(page);
    const found: Record<string, string> = {};
    async function compare(name: string): Promise<void> {
      const difference = await stepInto(page);
      found[name] = difference.toFixed(1);
      expect.soft(difference, name).toBeLessThanOrEqual(MORE[name] ?? MOST);
    }
    await showPicture(page, masterplanPath(await demoMasterplan(request, place)));
    await compare(place);
    for (const name of buildings) {
      const path = buildingPath(await demoBuilding(request, name));
      await showPicture(page, path);
      await compare(name);
      if (!TWO_SIDES.has(name)) continue;
      await showPicture(page, path);
      await showOther(page, path);
      await compare(`${name}, garden side`);
    }
    test.info().annotations.push({ type: 'differences', description: JSON.stringify(found) });
  });
