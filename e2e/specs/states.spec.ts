import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../pages/axe.ts';
import { availableUnits, buildingPath, demoBuilding, unitPath } from '../pages/demo.ts';
import { askForFirstReads } from '../pages/first-reads.ts';
import { forcedColorIssues } from '../pages/forced-colors.ts';
import { labelsOf } from '../pages/labels.ts';
import { withLargeText } from '../pages/large-text.ts';
import { controlIssues } from '../pages/layout.ts';
import { Panels } from '../pages/panels.ts';
import { demoPerson, signIn } from '../pages/people.ts';
import { PicturePage } from '../pages/picture.ts';
import { askAboutUnit, newAddress, RequestForm } from '../pages/request-form.ts';

/** Serbian has the longer texts. */
const say = labelsOf('rs');
const MAP = '/rs/map';
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };
const SMALLEST = { width: 320, height: 640 };

interface Place {
  readonly page: Page;
  readonly panels: Panels;
  /** Addresses of a building, and of one of its units. */
  readonly building: string;
  readonly unit: string;
  /** Units that can be had. */
  readonly unitIds: readonly number[];
}

type Reach = (place: Place) => Promise<unknown>;

const DIALOG = ':is(dialog[open], [role="dialog"])';
const BROKEN = { status: 500, json: { code: 'internal', message: 'Something failed' } };

const dialogOf = (page: Page) => page.getByRole('dialog').first();

async function openBuilding({ page, building }: Place, search = ''): Promise<void> {
  await page.goto(`${building}${search}`);
  await new PicturePage(page).isReady();
}

/** A card of the filter bar over the picture. */
const filterCard =
  (filter: string): Reach =>
  async (place) => {
    await openBuilding(place);
    const bar = place.page.getByRole('toolbar', { name: say('building.tools.label') });
    await bar.getByRole('button', { name: say(filter), exact: true }).click();
    await expect(dialogOf(place.page)).toBeVisible();
  };

/** A sheet of the bar at the foot of a phone. */
const phoneSheet =
  (tab: string): Reach =>
  async (place) => {
    await place.page.setViewportSize(PHONE);
    await openBuilding(place);
    await place.page
      .getByRole('navigation', { name: say('building.tools.label') })
      .getByRole('button', { name: new RegExp(`^${say(tab)}`) })
      .click();
    await expect(dialogOf(place.page)).toBeVisible();
  };

/** A page whose first read fails. */
const brokenPage =
  (pattern: string, pathOf: (place: Place) => string): Reach =>
  async (place) => {
    await askForFirstReads(place.page);
    await place.page.route(pattern, (route) => route.fulfill(BROKEN));
    await place.page.goto(pathOf(place));
    await expect(place.page.getByRole('button', { name: say('common.tryAgain') }).first()).toBeVisible();
  };

const panel =
  (name: Parameters<Panels['open']>[0]): Reach =>
  async ({ page, panels, unit }) => {
    await page.goto(unit);
    await panels.open(name);
    await expect(dialogOf(page)).toBeVisible();
  };

/** The same as somebody who is signed in, with two units saved and compared. */
const asMember =
  (reach: Reach): Reach =>
  async (place) => {
    const { page, unitIds } = place;
    await signIn(page.context(), demoPerson('visitor'));
    const stored = JSON.stringify(unitIds.slice(0, 2));
    await page.addInitScript((ids) => {
      localStorage.setItem('favorites', ids);
      localStorage.setItem('compare', ids);
    }, stored);
    await reach(place);
  };

/** The same as somebody who keeps the project. */
const asStaff =
  (reach: Reach): Reach =>
  async (place) => {
    await signIn(place.page.context(), demoPerson('admin'));
    await reach(place);
  };

async function openRequest({ page, unit }: Place): Promise<RequestForm> {
  await page.goto(unit);
  await page
    .getByRole('button', { name: say('common.askForPrice') })
    .first()
    .click();
  const form = new RequestForm(page, say);
  await expect(form.dialog).toBeVisible();
  return form;
}

/** A form of the account pages, sent as it is: every field that is needed says so. */
const emptyForm =
  (path: string): Reach =>
  async ({ page }) => {
    await page.goto(path);
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  };

/** What a page, a card, a notice can look like; each leaves the page in it. */
const STATES: Readonly<Record<string, Reach>> = {
  'the card of statuses': filterCard('unit.status'),
  'the card of sun and sea': filterCard('filter.light'),
  'the card of areas': filterCard('unit.area'),
  'the card of floors': filterCard('unit.floor'),
  'the card of orientation': filterCard('unit.orientation'),
  'the card of types': filterCard('unit.type'),
  'the card of prices': asMember(filterCard('unit.price')),
  'the card of all filters': filterCard('common.all'),
  'the filters of a phone': phoneSheet('common.filters'),
  'the floors of a phone': phoneSheet('building.floors.tab'),
  'the list of a building': (place) => openBuilding(place, '?list=1'),
  'a filter without a match': (place) => openBuilding(place, '?status=sold&area=1-2&list=1'),
  'a building': (place) => openBuilding(place),
  'a building on a small tablet': async (place) => {
    await place.page.setViewportSize(TABLET);
    await openBuilding(place);
  },
  'a home on the smallest phone': async ({ page, unit }) => {
    await page.setViewportSize(SMALLEST);
    await page.goto(unit);
    await expect(page.getByRole('button', { name: say('common.askForPrice') }).first()).toBeVisible();
  },
  'the search of a building': ({ page, building }) => page.goto(`${building}/search`),
  'the menu': async ({ page, building, panels }) => {
    await page.goto(building);
    await panels.menuButton.click();
    await expect(panels.menu.getByRole('link', { name: say('shell.bar.language') })).toBeVisible();
  },
  'the cookie line': async ({ page }) => {
    await page.context().clearCookies({ name: 'cookiePreferences' });
    await page.goto(MAP);
    await expect(page.getByRole('button', { name: say('common.acceptAll') })).toBeVisible();
  },
  'the choice of cookies': async ({ page, panels, unit }) => {
    await page.goto(unit);
    await panels.open('cookies');
    await expect(page.getByRole('button', { name: say('panels.cookies.save') })).toBeVisible();
  },
  'the privacy policy': panel('privacy-policy'),
  'the downloads': panel('download'),
  'favourites of a guest': panel('favourites'),
  'favourites of a member': asMember(panel('favourites')),
  'the mail of favourites with an error': asMember(async (place) => {
    await panel('favourites')(place);
    const { page } = place;
    await page.getByRole('button', { name: say('panels.favourites.sendByMail') }).click();
    await page.getByRole('textbox', { name: say('panels.favourites.email') }).fill('ana@');
    await page.getByRole('button', { name: say('common.send'), exact: true }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  }),
  'an empty comparison': panel('compare'),
  'a comparison of two': asMember(panel('compare')),
  'what a fifth home replaces': asMember(async ({ page, unit, unitIds }) => {
    const others = JSON.stringify(unitIds.slice(1, 5));
    await page.addInitScript((ids) => localStorage.setItem('compare', ids), others);
    await page.goto(unit);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('common.compare'), exact: true })
      .click();
    await expect(dialogOf(page)).toBeVisible();
  }),
  'the sharing of a home': async ({ page, unit }) => {
    await page.goto(unit);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('common.share'), exact: true })
      .click();
    await expect(dialogOf(page)).toBeVisible();
  },
  'the calculator': panel('calculator'),
  'the notice that saving is for members': async ({ page, unit }) => {
    await page.goto(unit);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('common.save'), exact: true })
      .click();
    await expect(dialogOf(page)).toBeVisible();
  },
  'a request with errors': async (place) => {
    const form = await openRequest(place);
    await form.field('firstName').fill('x'.repeat(26));
    await place.page.keyboard.press('Tab');
    await expect(form.dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
  },
  'the thanks for a request': async (place) => {
    const form = await openRequest(place);
    await form.fillIn(newAddress());
    await form.send.click();
    await expect(place.panels.dialog('apartment.thanks.title')).toBeVisible();
  },
  'a login with errors': emptyForm('/rs/login'),
  'a registration with errors': emptyForm('/rs/signup'),
  'a forgotten password with errors': emptyForm('/rs/ForgotPassword'),
  'the profile': asMember(async ({ page }) => {
    await page.goto('/rs/profile');
    await expect(page.getByRole('tab')).toHaveCount(3);
  }),
  'a map that could not be loaded': brokenPage('**/frontend/projects?*', () => MAP),
  'a building that could not be loaded': brokenPage('**/frontend/buildings/*?*', ({ building }) => building),
  'a home that could not be loaded': brokenPage('**/frontend/apartments/*?*', ({ unit }) => unit),
  'the projects of the studio': asStaff(async ({ page }) => {
    await page.goto('/rs/studio');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }),
  'the homes of the studio': asStaff(async ({ page }) => {
    await page.goto('/rs/studio/projects/1/homes');
    await expect(page.getByRole('gridcell').first()).toBeVisible();
  }),
  'a request in the studio': asStaff(async ({ page }) => {
    const address = await askAboutUnit(page.request);
    await page.goto(`/rs/studio/projects/1/requests?search=${address}`);
    await page.getByRole('link', { name: /Šćepanović/ }).click();
    await expect(page.getByRole('article').getByRole('combobox')).toBeVisible();
  }),
  'a page for others': asMember(async ({ page }) => {
    await page.goto('/rs/studio');
    await expect(page.getByText(/403/)).toBeVisible();
  }),
  'a page that is none': async ({ page }) => {
    await page.goto('/rs/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'a page without a network': async ({ page }) => {
    await page.goto(MAP);
    await expect(page.getByRole('main')).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByRole('status').filter({ visible: true }).first()).toBeVisible();
  },
};

async function placeOn(page: Page, request: APIRequestContext): Promise<Place> {
  const building = `/rs${buildingPath(await demoBuilding(request, 'B2'))}`;
  const units = await availableUnits(request, 'B2');
  const [unit] = units;
  if (!unit) throw new Error('B2 has no unit');
  const unitIds = units.map(({ id }) => id);
  return { page, panels: new Panels(page, say), building, unit: `/rs${unitPath(unit)}`, unitIds };
}

for (const [state, reach] of Object.entries(STATES)) {
  test(`${state} breaks no rule of WCAG 2.2 AA with 200 % text, nor in the colours of the system`, async ({
    page,
    request,
  }) => {
    const place = await placeOn(page, request);
    await withLargeText(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reach(place);
    // What lies behind an open dialog is out of reach, which the rules for scrolling do not see.
    const part = (await page.getByRole('dialog').count()) > 0 ? DIALOG : undefined;
    expect(await violationsOf(page, part), 'with 200 % text').toEqual([]);
    expect(await controlIssues(page, part), 'with 200 % text').toEqual([]);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    expect(await violationsOf(page, part), 'in the colours of the system').toEqual([]);
    expect(await forcedColorIssues(page), 'in the colours of the system').toEqual([]);
  });
}
