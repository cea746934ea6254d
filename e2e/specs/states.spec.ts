import { expect, type Page, test } from '@playwright/test';
import type { Locale } from '@suite/contracts';
import { violationsOf } from '../pages/axe.ts';
import { buildingPath, demoBuilding, demoUnits } from '../pages/demo.ts';
import { type Labels, labelsOf } from '../pages/labels.ts';
import { Panels } from '../pages/panels.ts';
import { PicturePage } from '../pages/picture.ts';

interface Place {
  readonly page: Page;
  readonly say: Labels;
  readonly panels: Panels;
  /** Address of a building, and of one of its units, in the language of the visit. */
  readonly building: string;
  readonly unit: string;
  readonly map: string;
}

const BROKEN = { status: 500, json: { code: 'internal', message: 'Something failed' } };

async function openBuilding({ page, building }: Place, search = ''): Promise<void> {
  await page.goto(`${building}${search}`);
  await new PicturePage(page).isReady();
}

/** A card of the filter bar over the picture. */
const filterCard = (filter: string) => async (place: Place) => {
  const { page, say } = place;
  await openBuilding(place);
  const bar = page.getByRole('toolbar', { name: say('building.tools.label') });
  await bar.getByRole('button', { name: say(filter), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** A page whose first read fails, or never comes. */
const brokenPage = (pattern: string, pathOf: (place: Place) => string) => async (place: Place) => {
  await place.page.route(pattern, (route) => route.fulfill(BROKEN));
  await place.page.goto(pathOf(place));
  await expect(place.page.getByRole('button', { name: place.say('common.tryAgain') }).first()).toBeVisible();
};

const panel = (name: 'favourites' | 'compare' | 'calculator') => async (place: Place) => {
  await place.page.goto(place.unit);
  await place.panels.open(name);
  await expect(place.page.getByRole('dialog')).toBeVisible();
};

/** What a page, a card, a notice can look like; each leaves the page in it. */
const STATES: Readonly<Record<string, (place: Place) => Promise<void>>> = {
  'the card of statuses': filterCard('unit.status'),
  'the card of areas': filterCard('unit.area'),
  'the card of all filters': filterCard('common.all'),
  'the list of a building': (place) => openBuilding(place, '?list=1'),
  'a filter without a match': (place) => openBuilding(place, '?status=sold&area=1-2&list=1'),
  'the search of a building': ({ page, building }) => page.goto(`${building}/search`).then(() => undefined),
  'the menu': async ({ page, building, panels }) => {
    await page.goto(building);
    await panels.menuButton.click();
    await expect(panels.menu).toBeVisible();
  },
  'favourites of a guest': panel('favourites'),
  'an empty comparison': panel('compare'),
  'the calculator': panel('calculator'),
  'a request with errors': async ({ page, unit, say }) => {
    await page.goto(unit);
    const ask = page.getByRole('button', { name: say('common.askForPrice') }).first();
    await ask.click();
    await page.getByRole('dialog').getByRole('textbox').first().fill('x'.repeat(26));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('dialog').locator('[aria-invalid="true"]').first()).toBeVisible();
  },
  'a map that could not be loaded': brokenPage('**/frontend/projects?*', ({ map }) => map),
  'a building that could not be loaded': brokenPage('**/frontend/buildings/*?*', ({ building }) => building),
  'a page without a network': async ({ page, map }) => {
    await page.goto(map);
    await expect(page.getByRole('main')).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByRole('status').filter({ visible: true }).first()).toBeVisible();
  },
};

/** Ways to see: text at twice its size, and the colours of the system alone. */
const WAYS = {
  '200 % text': async (page: Page) => {
    await page.addInitScript(() => {
      const grow = () => document.documentElement.style.setProperty('font-size', '200%');
      if (document.documentElement) grow();
      else document.addEventListener('readystatechange', grow, { once: true });
    });
  },
  'forced colours': (page: Page) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }),
} as const;

for (const [way, see] of Object.entries(WAYS)) {
  const locale: Locale = way === 'forced colours' ? 'rs' : 'en';
  for (const [state, reach] of Object.entries(STATES)) {
    test(`${state} breaks no rule of WCAG 2.2 AA with ${way}`, async ({ page, request }) => {
      const demo = await demoBuilding(request, 'B2');
      const unit = (await demoUnits(request, demo)).find(({ status }) => status === 'available');
      const prefix = locale === 'rs' ? '/rs' : '';
      const building = prefix + buildingPath(demo);
      const say = labelsOf(locale);
      await see(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const panels = new Panels(page, say);
      await reach({
        page,
        say,
        panels,
        building,
        unit: `${building}/apartment/${unit?.id}`,
        map: `${prefix}/map`,
      });
      // What lies behind an open dialog is out of reach, which the rules for scrolling do not see.
      const isOpen = (await page.getByRole('dialog').count()) > 0;
      expect(await violationsOf(page, isOpen ? '[role="dialog"]' : undefined)).toEqual([]);
    });
  }
}
