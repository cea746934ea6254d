import { expect, type Page, test } from '@playwright/test';
import { Canaries, GREETING, heading } from '../pages/canary.ts';
import { releaseCommand } from '../pages/releases.ts';
import type { FileChange, Variant } from '../pages/variant.ts';

const THROWS = '(()=>{throw new Error("broken on purpose")})();';
const MAIN = /^assets\/main\..*\.js$/;
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
    async () => {
      const variant = await release();
      await variant.lose(MAIN);
      return variant;
    },
  ],
  ['that throws at import', 'init', () => release((file, text) => (MAIN.test(file) ? THROWS + text : text))],
  [
    'whose script never comes',
    'slow',
    async (page) => {
      const variant = await release();
      await page.route(new RegExp(`/r/shell/${variant.version}/assets/main\\..*\\.js$`), () => undefined);
      return variant;
    },
  ],
];

for (const [what, reason, breakShell] of BROKEN) {
  test(`a canary of the shell ${what}: told, the former shell in the same view, counted`, async ({
    page,
  }) => {
    const variant = await breakShell(page);
    const told = await reportsOf(page, variant);
    await page.goto('/login', { waitUntil: 'commit' });
    const begunMs = performance.now();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await expect.poll(told).toContain(`"reason":"${reason}"`);
    await expect(heading(page, GREETING)).toBeVisible();
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
