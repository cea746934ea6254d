import { expect, type Locator } from '@playwright/test';
import { buildingPath, demoBuilding, demoUnits } from '../pages/demo.ts';
import { PicturePage, viewsOf } from '../pages/picture.ts';
import { conformance, type Visit } from './visit.ts';

conformance('a building and its filters', async (visit) => {
  const path = await opensTheBuilding(visit);
  if (visit.isPhone) await filtersInASheet(visit);
  else {
    await opensEveryCard(visit);
    await opensOneCardAtATime(visit);
  }
  await takesFiltersOff(visit);
  await showsTheBuildingPlainly(visit, path);
  await opensAView(visit);
});

/** No journey changes its homes. */
const BUILDING = 'B1';

/** The buttons of the bar, on a phone its tabs. */
function barOf({ page, labels, isPhone }: Visit): Locator {
  return page.getByRole(isPhone ? 'navigation' : 'toolbar', { name: labels('building.tools.label') });
}

const buttonOf = (visit: Visit, id: string) =>
  barOf(visit).getByRole('button', { name: new RegExp(`^${visit.labels(id)}\\b`) });

async function opensTheBuilding(visit: Visit): Promise<string> {
  const { page, labels, isPhone, setting } = visit;
  const path = buildingPath(await demoBuilding(visit.request, BUILDING));
  await visit.open(path);
  await visit.row('R2.023', 'the address shows the building, its picture with its homes', async () => {
    await new PicturePage(page).isReady();
    await expect(page.locator('a[data-shape][tabindex="0"]')).toBeAttached();
  });
  await visit.row('R2.072, R2.074', 'filters, list and search stand in the bar', async () => {
    for (const id of [isPhone ? 'common.filters' : 'unit.status', 'common.list', 'common.search']) {
      await expect(buttonOf(visit, id)).toBeVisible();
    }
  });
  await visit.row('R2.073', 'labels in wide windows, icons alone in small ones, tabs with both', async () => {
    const list = buttonOf(visit, 'common.list');
    await expect(list.locator('svg')).toBeVisible();
    const label = list.getByText(labels('common.list'), { exact: true });
    if (setting.width === 700) await expect.poll(async () => (await list.boundingBox())?.width).toBe(48);
    else await expect(label).toBeVisible();
  });
  await visit.row('R3.045', 'homes that look to a side can be filtered by it', async () => {
    if (!isPhone) await expect(buttonOf(visit, 'unit.orientation')).toBeVisible();
  });
  return path;
}

/** Its button, its title, what stands in it, and how wide it is in a wide window. */
const CARDS = [
  ['unit.status', 'unit.status', 'checkbox', 260],
  ['unit.area', 'filter.area-range', 'slider', 260],
  ['unit.floor', 'filter.floor-range', 'slider', 260],
  ['unit.type', 'filter.type', 'checkbox', 400],
  ['unit.orientation', 'unit.orientation', 'checkbox', 260],
  ['common.search', 'building.search.title', 'searchbox', 350],
  ['unit.price', 'unit.price', 'slider', 260],
] as const;

async function opensEveryCard(visit: Visit): Promise<void> {
  const { labels, panels, setting, isMember } = visit;
  for (const [button, title, control, widthPx] of CARDS) {
    // Prices are for registered visitors.
    if (button === 'unit.price' && !isMember) continue;
    await visit.row('R2.077, R2.078, R2.081, R4.007', `${title} has a card, with Reset`, async () => {
      await buttonOf(visit, button).click();
      const card = panels.dialog(title);
      await expect(card.getByRole(control).first()).toBeVisible();
      await expect(card.getByRole('button', { name: labels('common.reset'), exact: true })).toBeVisible();
      await expect(visit.page.getByRole('dialog')).toHaveCount(1);
      expect((await card.boundingBox())?.width).toBe(setting.width === 700 ? 350 : widthPx);
    });
  }
  await visit.row('R2.078, R2.082', 'All has a section for each, and scrolls', async () => {
    await buttonOf(visit, 'common.all').click();
    const card = panels.dialog('filter.all');
    await expect(card.getByRole('heading', { level: 3 })).toHaveCount(isMember ? 8 : 7);
    const body = card.locator('[data-card-body]');
    const heights = await body.evaluate((one) => [one.clientHeight, one.scrollHeight]);
    expect(heights[0]).toBeLessThanOrEqual(430);
    expect(heights[1]).toBeGreaterThan(heights[0] ?? 0);
  });
}

async function opensOneCardAtATime(visit: Visit): Promise<void> {
  const { page, panels } = visit;
  const dialogs = page.getByRole('dialog');
  await visit.row('R4.007', 'the same button again closes its card', async () => {
    const button = buttonOf(visit, 'unit.area');
    await button.click();
    await expect(panels.dialog('filter.area-range')).toBeVisible();
    await button.click();
    await expect(dialogs).toHaveCount(0);
  });
  await visit.row('R2.080, R2.102', 'a click away closes a card, and its button is let go', async () => {
    for (const id of ['unit.status', 'common.search']) {
      const button = buttonOf(visit, id);
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const stage = await visit.main.boundingBox();
      await page.mouse.click((stage?.x ?? 0) + (stage?.width ?? 0) / 2, (stage?.y ?? 0) + 24);
      await expect(dialogs).toHaveCount(0);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  });
}

async function filtersInASheet(visit: Visit): Promise<void> {
  const { page, labels, panels, isMember } = visit;
  await buttonOf(visit, 'common.filters').click();
  const sheet = panels.dialog('common.filters');
  await visit.row('R2.077, R2.078', 'a phone has all filters in one sheet, a section each', async () => {
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveCount(isMember ? 8 : 7);
    await expect(sheet.getByRole('button', { name: labels('common.resetAll') })).toBeVisible();
  });
  await visit.row(
    'R2.081, R2.080',
    'it is as wide as the window, and a tap on the picture closes it',
    async () => {
      expect((await sheet.boundingBox())?.width).toBe(390);
      await page.touchscreen.tap(195, 30);
      await expect(sheet).toBeHidden();
    },
  );
}

async function takesFiltersOff(visit: Visit): Promise<void> {
  const { page, labels, banner, panels, isPhone, prefix } = visit;
  const building = await demoBuilding(visit.request, BUILDING);
  const units = await demoUnits(visit.request, building);
  const sold = units.filter(({ status }) => status !== 'sold').length;
  const path = `${prefix}${buildingPath(building)}`;
  const open = async () => {
    await buttonOf(visit, isPhone ? 'common.filters' : 'common.all').click();
    return panels.dialog(isPhone ? 'common.filters' : 'filter.all');
  };
  await visit.row(
    'R4.012, R7.075, R1.002',
    'a choice is sent at once, and counter and address follow',
    async () => {
      const asked = page.waitForRequest('**/public/apartments/filter-apartments');
      const card = await open();
      await card.getByRole('checkbox', { name: new RegExp(`^${labels('status.sold')}`) }).press('Space');
      expect((await asked).postDataJSON()).toMatchObject({ entityType: 'building', entityId: building.id });
      await expect(banner.getByRole('paragraph')).toHaveText(
        new RegExp(`\\b${sold}\\b.*\\b${units.length}\\b`),
      );
      await expect(page).toHaveURL(/status=/);
      await page.keyboard.press('Escape');
    },
  );
  if (!isPhone) {
    await visit.row('R4.013', 'Reset takes off the filter of its card alone', async () => {
      await page.goto(`${path}?status=available&floor=1..2`);
      await buttonOf(visit, 'unit.status').click();
      await panels
        .dialog('unit.status')
        .getByRole('button', { name: labels('common.reset'), exact: true })
        .click();
      await expect(page).toHaveURL(`${path}?floor=1..2`);
    });
  }
  await visit.row('R4.014', 'Reset all takes off every filter and the search', async () => {
    await page.goto(`${path}?status=available&floor=1..2&q=10`);
    await new PicturePage(page).isReady();
    const card = await open();
    await card.getByRole('button', { name: labels('common.resetAll') }).click();
    await expect(page).toHaveURL(path);
    await page.keyboard.press('Escape');
  });
}

/** How much of the photograph the shapes and their signs cover; they are on canvases over it. */
const paintedPixels = ({ page }: Visit): Promise<number> =>
  page.locator('[data-picture-state] canvas').evaluateAll((canvases) =>
    canvases.reduce((sum, one) => {
      const canvas = one as HTMLCanvasElement;
      // Those that have nothing to draw have no size, those that rest are hidden.
      const isSeen = canvas.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isSeen || canvas.width * canvas.height === 0) return sum;
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
      copy?.drawImage(canvas, 0, 0);
      const data = copy?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      let painted = 0;
      for (let index = 3; index < data.length; index += 4) if (data[index] !== 0) painted += 1;
      return sum + painted;
    }, 0),
  );

async function showsTheBuildingPlainly(visit: Visit, path: string): Promise<void> {
  const { page, labels, isPhone } = visit;
  const filters = isPhone ? 'common.filters' : 'unit.status';
  const view = buttonOf(visit, isPhone ? 'building.tools.view' : 'building.tools.building-view');
  await page.goto(`${visit.prefix}${path}?status=sold`);
  await new PicturePage(page).isReady();
  await visit.row(
    'R2.075, R4.008, R4.009',
    'the building view hides the homes, rests the filters and closes their card',
    async () => {
      if (!isPhone) await buttonOf(visit, filters).click();
      await view.click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(view).toHaveAttribute('aria-pressed', 'true');
      await expect(buttonOf(visit, filters)).toBeDisabled();
      await expect.poll(() => paintedPixels(visit)).toBe(0);
    },
  );
  await visit.row('R4.010, R2.075', 'leaving it brings back homes and filter', async () => {
    await view.click();
    await expect.poll(() => paintedPixels(visit)).toBeGreaterThan(1000);
    await expect(
      page.getByRole('button', { name: labels('filter.remove', { filter: labels('status.sold') }) }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\?status=sold$/);
  });
}

async function opensAView(visit: Visit): Promise<void> {
  const { page, labels } = visit;
  const building = await demoBuilding(visit.request, 'B2');
  const view = viewsOf(building.media)[1];
  await visit.open(`${buildingPath(building)}/${view?.id}`);
  await visit.row(
    'R2.026, R2.071, R4.015',
    'a view has an address, and no filters or cards there',
    async () => {
      await new PicturePage(page).isReady();
      await expect(
        page
          .getByRole('navigation', { name: labels('building.views.label') })
          .locator('[aria-current="page"]'),
      ).toHaveAttribute('href', new RegExp(`/${view?.id}$`));
      await expect(barOf(visit)).toHaveCount(0);
      await expect(page.getByRole('button', { name: labels('common.list'), exact: true })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
}
