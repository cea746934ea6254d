import { expect, type Page, test } from '@playwright/test';
import { buildingPath, demoBuilding } from '../pages/demo.ts';
import { bareStage, differenceOf, drawBySoftware, ModelPage } from '../pages/model.ts';
import { PicturePage } from '../pages/picture.ts';

test.use({ viewport: { width: 640, height: 480 } });
/** Drawn by software, a frame takes seconds on a busy machine. */
test.setTimeout(600_000);

/**
 * Mean difference of a picture and the model's first frame at 160 × 90, per channel of 255, in the lowest quality: leaves,
 * and rooms without furniture.
 */
const MOST: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  Hills: { H1: [19], H2: [16], H3: [19], H4: [18] },
  Bay: { B1: [18.5], B2: [21.5, 17], B3: [21.5], B4: [19.5] },
  Marina: { T1: [17, 17.5], T2: [16, 15.5], M3: [20], M4: [20.5] },
};

/** Title of the second picture of a building. */
const GARDEN_SIDE = 'Garden side';

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

for (const [community, buildings] of Object.entries(MOST))
  test(`the models of the ${community} begin where their pictures are`, async ({ page, request }) => {
    await drawBySoftware(page);
    const found: Record<string, string> = {};
    for (const [name, mosts] of Object.entries(buildings)) {
      const building = await demoBuilding(request, name);
      for (const [side, most] of mosts.entries()) {
        await page.goto(`${buildingPath(building)}?shapes=0`);
        await new PicturePage(page).isReady();
        if (side > 0) await showOther(page, buildingPath(building));
        const difference = await stepInto(page);
        found[`${name} ${side}`] = difference.toFixed(1);
        expect.soft(difference, `${name}, picture ${side + 1}`).toBeLessThanOrEqual(most);
      }
    }
    test.info().annotations.push({ type: 'differences', description: JSON.stringify(found) });
  });
