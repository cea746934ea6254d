import { expect, type Page, test } from '@playwright/test';
import { Canaries, GREETING, heading } from '../pages/canary.ts';
import { releaseCommand, stableVersion } from '../pages/releases.ts';
import type { FileChange, Variant } from '../pages/variant.ts';

const THROWS = '(()=>{throw new Error("broken on purpose")})();';
const MAIN = /^assets\/main\..*\.js$/;
/** From the first request of a page to the former shell's page. */
const MOST_MS = 9_000;
const unchanged: FileChange = (_, text) => text;

const canaries = new Canaries();
test.afterEach(() => canaries.end());

const release = (change = unchanged) => canaries.release(change, { app: 'shell' });

/** What the page tells of this version, on its way to the collector. */
async function reportsOf(page: Page, { version }: Variant): Promise<() => string> {
  const reports: string[] = [];
  await page.route('**/telemetry/outcomes', async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes(`"shell","version":"${version}"`)) reports.push(body);
    await route.continue();
  });
  return () => reports.join();
}

/** Whether scripts of this version stand in the page; true too while there is none. */
function isDrawnBy(page: Page, { version }: Variant): Promise<boolean> {
  const scripts = page.evaluate(() => Array.from(document.scripts, ({ src }) => src).join());
  return scripts.then((urls) => urls.includes(`/r/shell/${version}/`)).catch(() => true);
}

test('a canary of the shell that works is what its visitors have, and is counted', async ({ page }) => {
  const variant = await release();
  const told = await reportsOf(page, variant);
  const asked = page.waitForRequest((request) => variant.isOf(request.url()));
  await page.goto('/login');
  await asked;
  await expect(heading(page, GREETING)).toBeVisible();
  await expect.poll(told).toContain('"kind":"alive"');
});

const BROKEN: readonly [string, string, (page: Page) => Promise<Variant>][] = [
  [
    'whose script is missing',
    'load',
    async (page) => {
      const variant = await release();
      await variant.lose(page, MAIN);
      return variant;
    },
  ],
  ['that throws at import', 'init', () => release((file, text) => (MAIN.test(file) ? THROWS + text : text))],
];

for (const [what, reason, breakShell] of BROKEN) {
  test(`a canary of the shell ${what}: told, the former shell in the same view within nine seconds, counted`, async ({
    page,
  }) => {
    const variant = await breakShell(page);
    const told = await reportsOf(page, variant);
    await page.goto('/login', { waitUntil: 'commit' });
    const begunMs = performance.now();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await expect(heading(page, GREETING)).toBeVisible({ timeout: MOST_MS });
    expect(performance.now() - begunMs).toBeLessThan(MOST_MS);
    await expect.poll(told).toContain(`"reason":"${reason}"`);
    test.info().annotations.push({ type: 'shown after', description: `${performance.now() - begunMs} ms` });
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    // For this session the server gives the stable version: nothing of the canary is asked for again.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/login');
    await expect(heading(page, GREETING)).toBeVisible();
    expect(asked.filter((url) => variant.isOf(url))).toEqual([]);
  });
}

test('a canary of the shell whose script never comes: told, said in Serbian, the former shell within nine seconds', async ({
  page,
}) => {
  const variant = await release();
  const told = await reportsOf(page, variant);
  await page.route(new RegExp(`/r/shell/${variant.version}/assets/main\\..*\\.js$`), () => undefined);
  // The clock of the page stands still but for what it is put on by.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  const gate: { open?: () => void } = {};
  const held = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  const stable = await stableVersion('shell');
  await page.route(new RegExp(`/r/shell/${stable}/assets/main\\..*\\.js$`), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/rs/login', { waitUntil: 'commit' });
  await expect(page.locator('#former-shell')).toBeAttached();
  const sentence = page.getByText('Stranica se otvara u prethodnoj verziji.');
  await page.clock.runFor(7_900);
  await expect(sentence).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(sentence).toBeVisible();
  await expect.poll(told).toContain('"reason":"slow"');
  gate.open?.();
  const greeting = heading(page, 'Dobro došli');
  await expect(page.locator('#root > *').first()).toBeAttached();
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(greeting).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await page.evaluate(() => performance.now())).toBeLessThan(9_000);
});

test('a canary of the shell whose style sheet is missing: told, the former shell by another page view', async ({
  page,
}) => {
  const variant = await release();
  await variant.lose(page, /^assets\/main\..*\.css$/);
  const told = await reportsOf(page, variant);
  await page.goto('/login');
  await expect.poll(told).toContain('"reason":"load"');
  await expect(heading(page, GREETING)).toBeVisible();
  await expect.poll(() => isDrawnBy(page, variant)).toBe(false);
});

test('a canary of the shell that hung in this tab: told, the former shell at once in the page view after', async ({
  page,
}) => {
  const variant = await release();
  const told = await reportsOf(page, variant);
  await page.goto('/login');
  await expect(heading(page, GREETING)).toBeVisible();
  // What a page leaves in the storage of its tab that does nothing any more, not even go.
  await page.addInitScript(() => sessionStorage.setItem('begun', '1'));
  expect(await isDrawnBy(page, variant)).toBe(true);
  await page.goto('/login');
  await expect.poll(told).toContain('"reason":"slow"');
  await expect(heading(page, GREETING)).toBeVisible();
  expect(await isDrawnBy(page, variant)).toBe(false);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a canary of the shell whose thread never yields: the former shell stands in its tab within nine seconds, without a hand', async ({
    page,
  }) => {
    const variant = await release((file, text) => (MAIN.test(file) ? `for(;;);${text}` : text));
    // The page itself can tell nothing.
    const asked: number[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(performance.now());
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(heading(page, GREETING)).toBeVisible({ timeout: 30_000 });
    const [first = Number.NaN, second = Number.NaN] = asked;
    const standsMs = performance.now() - first;
    const description = `${standsMs} ms, asked for after ${second - first} ms`;
    test.info().annotations.push({ type: 'shown after', description });
    expect(standsMs).toBeLessThan(MOST_MS);
    expect(await isDrawnBy(page, variant)).toBe(false);
  });
});

test('an open page whose shell is taken back is loaded anew when the visitor goes on, and loses nothing typed', async ({
  page,
}) => {
  const variant = await release();
  await page.goto('/signup');
  const email = page.getByRole('form', { name: 'Register' }).getByLabel('E-mail');
  await email.fill('ana@visitors.example');
  await releaseCommand('abort', 'shell');
  const asked = page.waitForResponse('**/discovery.json');
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await asked;
  await expect(email).toHaveValue('ana@visitors.example');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect.poll(() => page.evaluate(() => 'isSamePage' in window).catch(() => true)).toBe(false);
  await expect(heading(page, GREETING)).toBeVisible();
  const scripts = await page.evaluate(() => Array.from(document.scripts, ({ src }) => src));
  expect(scripts.filter((url) => variant.isOf(url))).toEqual([]);
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(email).toHaveValue('ana@visitors.example');
});

test('what watches the start stands in the page and is at most two kilobytes', async ({ request }) => {
  const html = await (await request.get('/login', { headers: { accept: 'text/html' } })).text();
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  expect(script).toContain('former-shell');
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(2_000);
});

test('a canary of the shell goes on by steps, and is taken back, by the same commands', async ({ page }) => {
  const variant = await release();
  expect(await releaseCommand('status')).toContain(variant.version);
  await releaseCommand('step', 'shell', '--traffic', '50', '--force');
  await releaseCommand('abort', 'shell');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/login');
  await expect(heading(page, GREETING)).toBeVisible();
  expect(asked.filter((url) => variant.isOf(url))).toEqual([]);
  expect(await releaseCommand('history', 'shell')).toContain('abort');
});
