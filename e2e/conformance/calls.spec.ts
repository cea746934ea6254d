import { expect, type Route } from '@playwright/test';
import { buildingPath, demoBuilding, demoUnits } from '../pages/demo.ts';
import { askForFirstReads } from '../pages/first-reads.ts';
import { PicturePage } from '../pages/picture.ts';
import { conformance, type Visit } from './visit.ts';

conformance(
  'calls that succeed, fail and are saved',
  async (visit) => {
    const log: string[] = [];
    visit.page.on('console', (message) => log.push(message.text()));
    await failsOnTheMap(visit, log);
    await filters(visit, log);
    await isInPreview(visit);
    // The size of the window is nothing to these.
    if (visit.setting.width !== 700) return;
    await hasNoWorker(visit);
    await fails(visit);
    await pulses(visit);
  },
  { each: true },
);

const refuse = (route: Route) =>
  route.fulfill({ status: 500, json: { code: 'internal', message: 'Something failed' } });

async function failsOnTheMap(visit: Visit, log: readonly string[]): Promise<void> {
  const { page, labels, main, request } = visit;
  await askForFirstReads(page);
  for (const call of ['**/frontend/organizations/**', '**/geocode?*', '**/media-content/*/file?*'])
    await page.route(call, refuse);
  await visit.open('/map');
  const project = main.getByRole('link', { name: /Porto Vala/ }).first();
  await visit.row('R7.050', 'the projects come as GeoJSON, each a pin on the map', async () => {
    await expect(project).toBeVisible();
    const response = await request.get('/api/v1/frontend/projects?type=geocode');
    expect(await response.text()).toContain('"FeatureCollection"');
    await expect(main.locator('[data-label]').first()).toBeAttached();
  });
  await visit.row('R7.079', 'an organisation that does not come is logged, and the map works', async () => {
    await expect.poll(() => log.join()).toContain('The organisation could not be loaded');
  });
  await visit.row('R7.080', 'so are places and pictures; projects are found all the same', async () => {
    const search = main.getByRole('combobox', { name: labels('map.search.label') });
    await search.fill('Porto');
    await expect.poll(() => log.join()).toContain('Places could not be looked up');
    await expect(page.getByRole('option', { name: /Porto Vala/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(labels('common.error'))).toHaveCount(0);
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function filters(visit: Visit, log: readonly string[]): Promise<void> {
  const { page, labels, main, banner, request } = visit;
  const building = await demoBuilding(request, 'B2');
  const units = await demoUnits(request, building);
  const reserved = units.filter(({ status }) => /reserv/.test(status ?? '')).length;
  const path = `${buildingPath(building)}?status=reserved&list=1`;
  const rows = main.getByRole('row').filter({ has: page.getByRole('link') });
  const settings: string[] = [];
  page.on('request', (one) => {
    if (/\/projects\/\d+\/settings/.test(one.url())) settings.push(one.url());
  });
  await visit.row('R7.075', 'what the filter finds is in list, counter and picture', async () => {
    await visit.open(path);
    await new PicturePage(page).isReady();
    await expect(rows).toHaveCount(reserved);
    await expect(banner.getByRole('paragraph')).toContainText(String(reserved));
    const picture = main.getByRole('group', { name: labels('building.picture.label') });
    await expect(picture.getByRole('link')).toHaveCount(1);
  });
  await visit.row('R4.043', 'the settings are asked for once', async () => {
    expect(settings).toHaveLength(1);
  });
  for (const [id, what, response, logged] of [
    ['R7.076', 'a response that is none', { json: { data: 'nothing' } }, 'Invalid response format'],
    ['R7.077', 'a call that fails', { status: 500, json: {} }, 'The filter could not be checked'],
  ] as const) {
    await visit.row(id, `${what} is logged, and the page says that nobody checked`, async () => {
      await page.route('**/filter-apartments', (route) => route.fulfill(response));
      await visit.open(path);
      await expect(page.getByText(labels('filter.unchecked')).first()).toBeVisible();
      expect(log.join()).toContain(logged);
      await expect(rows).toHaveCount(reserved);
      await page.unroute('**/filter-apartments');
    });
  }
}

async function isInPreview(visit: Visit): Promise<void> {
  const { page, prefix } = visit;
  const { origin } = new URL(page.url());
  await page.route('https://homes.example/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${origin}${pathname}${search}` }) });
  });
  await visit.row('R6.009', 'a private preview leads from a production host to the login', async () => {
    // On this machine nobody is led away; the same pages under another name.
    await visit.open('/masterplan/1');
    await expect(visit.panels.menuButton).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${prefix}/masterplan/1$`));
    await page.route(/\/masterplans\/1\?/, (route) =>
      route.fulfill({ status: 404, json: { code: 'private-preview', message: 'Not here' } }),
    );
    await page.goto(`https://homes.example${prefix}/masterplan/1`);
    await expect(page).toHaveURL(new RegExp(`${prefix}/login$`));
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function hasNoWorker(visit: Visit): Promise<void> {
  const { context, prefix } = visit;
  await visit.row('R7.073', 'the service worker of the site is registered', async () => {
    const other = await context.browser()?.newContext({ serviceWorkers: 'allow' });
    const page = await other?.newPage();
    await page?.goto(`${prefix}/map`);
    const registered = await page?.evaluate(async () => {
      const { scope, active } = await navigator.serviceWorker.ready;
      return [new URL(scope).pathname, new URL(active?.scriptURL ?? scope).pathname];
    });
    expect(registered).toEqual(['/', '/sw.js']);
    await other?.close();
  });
  await visit.row('R8.022, R9.011', 'without workers, and with data saved, the page works', async () => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
    });
    const log: string[] = [];
    page.on('console', (message) => log.push(message.text()));
    const scripts: string[] = [];
    page.on('request', (one) => scripts.push(one.url()));
    await page.goto(`${prefix}/masterplan/3`);
    await new PicturePage(page).isReady();
    await expect.poll(() => log.join()).toContain('Service workers are not supported');
    const link = page.getByRole('main').locator('a[href*="/building/"]').filter({ visible: true }).first();
    // Where every byte is paid for, nothing is fetched on suspicion.
    await link.dispatchEvent('pointerover');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(scripts.filter((url) => url.includes('/r/mf-building/'))).toEqual([]);
    await page.close();
  });
}

async function fails(visit: Visit): Promise<void> {
  const { context, labels, main, prefix, request } = visit;
  const building = await demoBuilding(request, 'B2');
  await visit.row('R2.030', 'an error of the page itself is told, with 500 and what it says', async () => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', {
        get: () => {
          throw new TypeError('There is no network');
        },
      });
    });
    await page.goto(`${prefix}/map`);
    await expect(page.getByRole('heading', { name: labels('shell.error.title') })).toBeVisible();
    await expect(page.getByText('500: There is no network')).toBeVisible();
    await page.close();
  });
  await visit.row('R4.042', 'a part of a page that is gone reloads it once, and is then told', async () => {
    const opened: string[] = [];
    visit.page.on('request', (one) => {
      if (one.isNavigationRequest()) opened.push(one.url());
    });
    await visit.page.route(/\/r\/mf-building\/[^/]+\/(?!remoteEntry|mf-manifest).*\.js/, (route) =>
      route.fulfill({ status: 404 }),
    );
    await visit.open(buildingPath(building));
    await expect(main.getByRole('button', { name: labels('common.tryAgain') })).toBeVisible();
    expect(opened).toHaveLength(2);
    await visit.page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

async function pulses(visit: Visit): Promise<void> {
  const { page, request } = visit;
  const building = await demoBuilding(request, 'B2');
  const unit = (await demoUnits(request, building)).find(({ status }) => status === 'available');
  const change = { apartmentId: unit?.id, status: 'sold', asOf: new Date().toISOString() };
  await page.route(`**/buildings/${building.id}/events*`, (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `id: 1\nevent: status\ndata: ${JSON.stringify(change)}\n\n`,
    }),
  );
  const picture = page.locator('[data-picture-state="ready"]');
  const moves = async () => {
    const [before, after] = [await picture.screenshot(), await picture.screenshot()];
    return !before.equals(after);
  };
  await visit.row(
    'R4.006',
    'a home whose status changes pulses, and is still under reduced motion',
    async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await visit.open(buildingPath(building));
      await expect.poll(moves).toBe(true);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(moves).toBe(false);
    },
  );
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
