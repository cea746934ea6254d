import { expect, type Locator } from '@playwright/test';
import { buildingPath, demoBuilding } from '../pages/demo.ts';
import { askForFirstReads } from '../pages/first-reads.ts';
import { PicturePage } from '../pages/picture.ts';
import { conformance, type Visit } from './visit.ts';

conformance(
  'from the map to a home and to a point of interest',
  async (visit) => {
    await readsTheMap(visit);
    await entersTheMasterplan(visit);
    await readsAPointOfInterest(visit);
    await seesAllBuildings(visit);
    await walksToAUnit(visit);
    await opensLinksOfMasterplans(visit);
  },
  { each: true },
);

/** The bar of the filters; a phone has a tab for it. */
function filterButtons({ page, labels }: Visit, label: string): Locator {
  return page
    .getByRole('toolbar', { name: labels(label) })
    .or(page.getByRole('navigation', { name: labels(label) }))
    .getByRole('button');
}

/** Opens what a link of the picture leads to, as every visitor can: the shapes are links. */
async function follow(link: Locator): Promise<void> {
  await link.focus();
  await link.press('Enter');
}

async function readsTheMap(visit: Visit): Promise<void> {
  const { page, labels, main, prefix } = visit;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await askForFirstReads(page);
  const features = page.waitForResponse(/\/frontend\/projects\?.*type=geocode/);
  await visit.open('/map');
  await visit.row('R7.050', 'the projects come as GeoJSON', async () => {
    const body = (await (await features).json()) as { type?: string; features?: { geometry: unknown }[] };
    expect(JSON.stringify(body)).toContain('"type":"FeatureCollection"');
    expect(JSON.stringify(body)).toContain('"type":"Point"');
    await expect(main.locator('[data-label]').first()).toBeVisible();
  });
  const buttons = filterButtons(visit, 'common.filters');
  await visit.row('R2.072', 'the map has filters', async () => {
    await expect(buttons.first()).toBeVisible();
    await expect(buttons.first()).toHaveAccessibleName(
      new RegExp(`^(${labels('common.filters')}|${labels('unit.status')})`),
    );
  });
  await visit.row(
    'R2.073',
    'the buttons of a wide window and the tab of a phone have an icon and a label',
    async () => {
      const first = buttons.first();
      await expect(first.locator('svg').first()).toBeVisible();
      await expect(first.getByText(/\p{L}/u).first()).toBeVisible();
    },
  );
  await visit.row('R4.043', 'projects and settings are asked for once', async () => {
    const own = asked.filter((url) => /\/frontend\/projects(\/\d+(\/settings)?)?(\?|$)/.test(url));
    expect(own.filter((url, index) => own.indexOf(url) !== index)).toEqual([]);
  });
  await visit.row('R7.080', 'an error of the geocoder is told where it was asked, and no more', async () => {
    await page.route('**/api/v1/geocode?*', (route) => route.fulfill({ status: 500, json: {} }));
    const field = page.getByRole('combobox', { name: labels('map.search.label') });
    await field.fill('xyz');
    const note = page.getByText(labels('map.search.failed')).first();
    await expect(note).toBeVisible();
    await field.press('Escape');
    await expect(note).toBeHidden();
    await expect(main.locator('[data-label]').first()).toBeVisible();
    await page.unroute('**/api/v1/geocode?*');
  });
  await visit.row('R2.103', 'Locate me leads to the start, and from there to all projects', async () => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await main.getByRole('link', { name: labels('map.search.locate') }).click();
    await expect(page).toHaveURL(`${prefix}/map`);
    await expect.poll(() => visited).toContain(prefix || '/');
  });
}

async function entersTheMasterplan(visit: Visit): Promise<void> {
  const { page, labels, main, banner, prefix, isPhone, panels } = visit;
  const picture = new PicturePage(page);
  await visit.row(
    'R2.020, R1.001',
    'a project opens its masterplan, the picture with its areas',
    async () => {
      await main
        .getByRole('link', { name: /Porto Vala/ })
        .first()
        .click();
      await expect(page).toHaveURL(`${prefix}/masterplan/1`);
      await picture.isReady();
      await expect(page.locator('a[data-shape]').first()).toBeAttached();
    },
  );
  await visit.row('R2.072', 'the masterplan has filters', async () => {
    await expect(filterButtons(visit, 'common.filters').first()).toBeVisible();
  });
  await visit.row('R2.053', 'the logo of the project stands in the bar, on a phone in the menu', async () => {
    if (isPhone) await panels.menuButton.click();
    await expect(
      (isPhone ? panels.menu : banner).getByRole('img', { name: 'Porto Vala' }).first(),
    ).toBeVisible();
    if (isPhone) await page.keyboard.press('Escape');
  });
  await visit.row('R4.004', 'the legend has an icon and a word for every status', async () => {
    const legend = page.getByRole('region', { name: labels('common.legend') });
    for (const id of ['available', 'pendingReservation', 'reserved', 'sold', 'unavailable']) {
      const line = legend.getByRole('listitem').filter({
        has: page.getByText(labels(`status.${id}`), { exact: true }),
      });
      await expect(line.locator('svg')).toHaveCount(1);
      await expect(line).toContainText(/\d/);
    }
  });
  await visit.row('R4.003', 'green, red, teal, orange and amber', async () => {
    const glyphs = page.getByRole('region', { name: labels('common.legend') }).locator('li [data-status]');
    const hues = await glyphs.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).getPropertyValue('background-color')),
    );
    expect(hues.map(hueOf)).toEqual(['green', 'red', 'teal', 'orange', 'amber']);
  });
}

/** Names of the ranges of the colour wheel that the statuses have. */
function hueOf(color: string): string {
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const max = Math.max(r, g, b);
  const range = max - Math.min(r, g, b) || 1;
  const sextant = max === r ? (g - b) / range : max === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  const hue = (sextant * 60 + 360) % 360;
  if (hue < 15 || hue > 345) return 'red';
  if (hue < 35) return 'orange';
  if (hue < 60) return 'amber';
  return hue < 165 ? 'green' : 'teal';
}

async function readsAPointOfInterest(visit: Visit): Promise<void> {
  const { page, labels, main, prefix } = visit;
  await visit.row(
    'R2.012, R2.071, R1.001',
    'a point of interest has a page without filters, and leads back',
    async () => {
      await follow(page.locator('a[href*="/poi-details-page?poi="]').first());
      await expect(page).toHaveURL(new RegExp(`${prefix}/poi-details-page\\?poi=\\d+$`));
      const article = page.getByRole('article');
      await expect(article.getByRole('heading').first()).toBeVisible();
      await expect(article.getByRole('img').first()).toBeVisible();
      await expect(filterButtons(visit, 'common.filters')).toHaveCount(0);
      await main.getByRole('link', { name: labels('map.poi.back', { name: 'Porto Vala' }) }).click();
      await expect(page).toHaveURL(`${prefix}/masterplan/1`);
    },
  );
}

const NAMES = {
  en: { area: 'Porto Vala Bay', building: 'Lagoon House' },
  rs: { area: 'Porto Vala Zaliv', building: 'Kuća na laguni' },
} as const;

/** What a masterplan leads to: its name on the picture, on phones and upright tablets its row in the sheet. */
function areaOf({ page, main, setting }: Visit, name: string): Locator {
  if (setting.width === 1440) return page.getByText(name, { exact: true }).first();
  return main.getByRole('link', { name: new RegExp(`^${name}`) }).first();
}

async function walksToAUnit(visit: Visit): Promise<void> {
  const { page, main, prefix, setting } = visit;
  const building = await demoBuilding(visit.request, 'B2');
  const picture = new PicturePage(page);
  const names = NAMES[setting.locale];
  const path = `${prefix}${buildingPath(building)}`;
  await visit.row('R1.001', 'an area, a building and a home open from the picture', async () => {
    await picture.isReady();
    await areaOf(visit, names.area).click();
    await expect(page).toHaveURL(`${prefix}/masterplan/${building.masterplansId}`);
    await picture.isReady();
    await areaOf(visit, names.building).click();
    await expect(page).toHaveURL(path);
    await picture.isReady();
    // The shapes of the area stay until those of the building are drawn.
    await follow(page.locator(`a[data-shape][href^="${path}/"][tabindex="0"]`));
    await expect(page).toHaveURL(new RegExp(`${path}/apartment/\\d+$`));
    await expect(main.getByRole('heading').first()).toBeVisible();
  });
  await visit.row('R4.034', 'on the map neither building nor home is chosen any more', async () => {
    await visit.open('/map');
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(names.building, {
      ignoreCase: true,
    });
    await visit.open('/apartment');
    await expect(page).toHaveURL(`${prefix}/map`);
  });
}

async function seesAllBuildings(visit: Visit): Promise<void> {
  const { page, labels, main, prefix } = visit;
  const picture = new PicturePage(page);
  await visit.row('R2.022, R2.040', 'the buildings of all areas have an address', async () => {
    await main.getByRole('link', { name: labels('map.mode.buildings') }).click();
    await expect(page).toHaveURL(`${prefix}/masterplan/1/building_view`);
    await picture.isReady();
    // Twelve buildings and the beach, in place of three areas and the beach.
    await expect(page.locator('[data-picture-state]')).toHaveAttribute('data-shapes', '13');
    await main.getByRole('link', { name: labels('map.mode.communities') }).click();
    await expect(page).toHaveURL(`${prefix}/masterplan/1`);
  });
}

async function opensLinksOfMasterplans(visit: Visit): Promise<void> {
  const { page, labels } = visit;
  await visit.row('R2.021', 'a view of a masterplan has an address', async () => {
    const response = await visit.request.get('/api/v1/frontend/masterplans/3');
    const { data } = (await response.json()) as { data: { attributes: { media: { id: number }[] } } };
    const view = data.attributes.media[0]?.id;
    await visit.open(`/masterplan/3/view/${view}`);
    await new PicturePage(page).isReady();
    await expect(page.getByText(labels('map.masterplan.viewNotFound'))).toHaveCount(0);
  });
}
