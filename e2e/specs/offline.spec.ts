import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { buildingPath, demoBuilding } from '../pages/demo.ts';
import { PicturePage } from '../pages/picture.ts';

test.use({ serviceWorkers: 'allow' });

/** Two visits: the first is under way before the worker, the second goes through it. */
async function visitTwice(page: Page, path = '/map'): Promise<void> {
  await page.goto('/map');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  if (path === '/map') await page.reload();
  else await page.goto(path);
}

const projects = (page: Page) => page.getByRole('link', { name: /Porto Vala/ }).first();
const asOf = (page: Page) =>
  page.getByText(/^You are offline\. Availability is from \d+ \w+ \d{4}, .* may have changed\.$/);
/** What the worker asks for as well, other than files of a version. */
const everything = (context: BrowserContext, respond: (route: Route) => unknown) =>
  context.route(/^(?!.*\/(r|telemetry)\/)/, respond);

test('who was here before and is offline now still finds the page, and the projects on it', async ({
  page,
  context,
}) => {
  await visitTwice(page);
  await expect(projects(page)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await expect(projects(page)).toBeVisible();
  // A page that was never opened here: the kept one says nothing of the address that it came from.
  const other = await page.goto('/compare-apartments-view');
  expect(await other?.text()).toContain('id="plain"');
  expect(await other?.text()).not.toContain('<h1>');
});

test('the last picture and homes of a building are there offline, with the date that they are of', async ({
  page,
  context,
  request,
}) => {
  await visitTwice(page, buildingPath(await demoBuilding(request, 'B2')));
  await new PicturePage(page).isReady();
  const date = page.getByText(/^As of/).first();
  const said = await date.textContent();
  await context.setOffline(true);
  await page.reload();
  await new PicturePage(page).isReady();
  await expect(date).toHaveText(said ?? '');
  await expect(asOf(page)).toBeVisible();
  await context.setOffline(false);
  await page.evaluate(() => fetch('/discovery.json'));
  await expect(page.getByText('You are offline')).toHaveCount(0);
});

test('a page that is kept has all its files: an update never mixes versions', async ({ page }) => {
  await visitTwice(page);
  const missing = () =>
    page.evaluate(async () => {
      const html = await (await (await caches.open('pages')).match('/map'))?.text();
      if (!html) return ['the page'];
      const files = await caches.open('released-files');
      const tags = html.matchAll(/(?:src|href)=["']?(\/r\/shell\/[^"' >]+)/g);
      const wanted = [...new Set([...tags].map(([, file = '']) => file))];
      if (wanted.length === 0) return ['any file'];
      const found = await Promise.all(wanted.map((file) => files.match(file)));
      return wanted.filter((_, index) => !found[index]);
    });
  await expect.poll(missing).toEqual([]);
});

for (const [what, respond] of [
  ['hangs', () => undefined],
  ['answers with 502', (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' })],
  [
    'lets a hotel answer',
    (route: Route) =>
      new URL(route.request().url()).pathname === '/map'
        ? route.abort()
        : route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to our WLAN</h1>' }),
  ],
] as const) {
  test(`a network that ${what} shows what is kept, with its date`, async ({ page, context }) => {
    await visitTwice(page);
    await expect(projects(page)).toBeVisible();
    await everything(context, respond);
    await page.reload();
    await expect(projects(page)).toBeVisible();
    await expect(asOf(page)).toBeVisible();
  });
}

test('a login page of a hotel, a picture and a health check are shown as they are, and stand in for no page', async ({
  page,
  context,
}) => {
  await visitTwice(page);
  await expect(projects(page)).toBeVisible();
  await everything(context, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to our WLAN</h1>' }),
  );
  await page.reload();
  await expect(page.getByText('Welcome to our WLAN')).toBeVisible();
  await context.unrouteAll();
  for (const path of ['/readyz', '/icon.svg']) await page.goto(path);
  await context.setOffline(true);
  await page.goto('/map');
  await expect(projects(page)).toBeVisible();
  await expect(page.goto('/readyz')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('where nothing can be kept, everything is there as long as the network is', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
  await visitTwice(page);
  await expect(projects(page)).toBeVisible();
  await page.reload();
  await expect(projects(page)).toBeVisible();
});

test('kept scripts that are not what was published are fetched anew', async ({ page, context }) => {
  await visitTwice(page);
  await expect(projects(page)).toBeVisible();
  const kept = page.evaluate(async () => {
    const files = await caches.open('released-files');
    const scripts = (await files.keys()).filter(({ url }) => /\/(main|remoteEntry)\.\w+\.js$/.test(url));
    for (const one of scripts) {
      await files.put(one, new Response('throw 1', { headers: { 'content-type': 'text/javascript' } }));
    }
    return scripts.length;
  });
  expect(await kept).toBeGreaterThanOrEqual(2);
  // A tab of its own: this one remembers what it ran.
  await page.close();
  const next = await context.newPage();
  await next.goto('/map');
  await expect(projects(next)).toBeVisible();
  const poisoned = () =>
    next.evaluate(async () => {
      const files = await caches.open('released-files');
      const texts = await Promise.all((await files.matchAll()).map((one) => one.text()));
      return texts.filter((text) => text === 'throw 1').length;
    });
  await expect.poll(poisoned).toBe(0);
});
