import { expect, type Page, test } from '@playwright/test';
import { type DiscoveryDocument, discoveryName, type SuiteExtras } from '@suite/contracts';
import { Canaries, CHANGES, GREETING, heading, openLogin, withChanges } from '../pages/canary.ts';
import { demoPerson } from '../pages/people.ts';
import { releaseCommand } from '../pages/releases.ts';
import type { Variant } from '../pages/variant.ts';

const THROWS = '(()=>{throw new Error("broken on purpose")})()';

const canaries = new Canaries();
const canary = canaries.release.bind(canaries);
test.afterEach(() => canaries.end());

async function fallsBack(page: Page): Promise<void> {
  const { stayed } = await openLogin(page);
  await expect(heading(page, GREETING)).toBeVisible();
  expect(await stayed()).toBe(true);
}

test('a canary that works is what visitors on it get, and after the rollback the next load has stable', async ({
  page,
}) => {
  const variant = await canary();
  await page.goto('/login');
  await expect(heading(page, CHANGES)).toBeVisible();
  await releaseCommand('abort', variant.app);
  await page.reload();
  await expect(heading(page, GREETING)).toBeVisible();
});

test('canary entry 404: tried twice, then stable, in the same page view', async ({ page }) => {
  const variant = await canary();
  await variant.lose(page, /^remoteEntry/);
  const asked: string[] = [];
  page.on('response', (response) => {
    if (variant.isOf(response.url()) && response.request().resourceType() === 'script') {
      asked.push(`${response.status()}`);
    }
  });
  await fallsBack(page);
  expect(asked).toEqual(['404', '404']);
});

test('canary entry tampered with: its script never ran, stable is shown', async ({ page }) => {
  const variant = await canary();
  await variant.tamper(page, /^remoteEntry/, ';globalThis.hasRun=true');
  await fallsBack(page);
  expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false);
});

/** What the page tells the collector, which hears nothing of it. */
async function reportsOf(page: Page): Promise<() => string> {
  const reports: string[] = [];
  await page.route('**/telemetry/outcomes', async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  return () => reports.join();
}

test('a chunk or style of a canary tampered with: it never ran, is told as such, stable is shown', async ({
  page,
}) => {
  const variant = await canary();
  const reports = await reportsOf(page);
  await variant.tamper(page, /page-login.*\.css$/, 'body{display:none}');
  await fallsBack(page);
  await expect.poll(reports).toContain('"reason":"integrity"');
  await variant.tamper(page, /page-login.*\.js$/, ';globalThis.hasRun=true');
  await page.evaluate(() => sessionStorage.clear());
  await fallsBack(page);
  expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false);
});

test('canary chunk 404 before the mount: stable in the same page view', async ({ page }) => {
  const variant = await canary();
  await variant.lose(page, /page-login.*\.js$/);
  await fallsBack(page);
});

test('canary throws when it is evaluated: stable in the same page view', async ({ page }) => {
  await canary((file, text) => (/^remoteEntry.*js$/.test(file) ? `${THROWS};${text}` : text));
  await fallsBack(page);
});

test('canary throws on render: unmounted, its styles and listeners gone, stable mounted', async ({
  page,
}) => {
  const variant = await canary((file, text) =>
    file.includes('page-login') ? text.replaceAll('"account.login.title"', THROWS) : text,
  );
  const reports = await reportsOf(page);
  await fallsBack(page);
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].filter((sheet) => !sheet.disabled).map((sheet) => sheet.href ?? ''),
  );
  expect(sheets.filter((href) => variant.isOf(href))).toEqual([]);
  expect(sheets.some((href) => href.includes('/r/mf-account/'))).toBe(true);
  await expect.poll(reports).toContain('"reason":"render"');
});

test('a chunk fails after the mount: boundary, state kept, stable offered', async ({ page }) => {
  const variant = await canary((_, text) => text, { app: 'mf-apartment' });
  await variant.lose(page, /\/share\..*js$/);
  await page.goto('/masterplan/1/building/2/apartment/4');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('This part of the page could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

const INCOMPATIBLE = {
  'contract that the shell does not have': (suite: SuiteExtras) => ({
    ...suite,
    contract: { ...suite.contract, requiresShell: '^9.0.0' },
  }),
  'shared library that the shell has in a lower version': (suite: SuiteExtras) => ({
    ...suite,
    shared: { ...suite.shared, react: '^19.99.0' },
  }),
};

for (const [what, change] of Object.entries(INCOMPATIBLE)) {
  test(`incompatible, a ${what}: zero requests for it`, async ({ page }) => {
    // The release command refuses such a version, so it stands in the document of a page that nobody signed.
    const variant = await canary();
    await page.route('**/map', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/<meta name="discovery-key"[^>]*>/, '');
      await route.fulfill({ response, body: withDocument(html, variant, change) });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await fallsBack(page);
    expect(asked.filter((url) => variant.isOf(url))).toEqual([]);
    expect(asked.some((url) => url.includes('/r/mf-account/'))).toBe(true);
  });
}

/** The page with another entry of the variant in its document. */
function withDocument(html: string, variant: Variant, change: (suite: SuiteExtras) => SuiteExtras): string {
  return html.replace(/(id="discovery-document">)([^<]*)/, (_, tag: string, text: string) => {
    const document = JSON.parse(text) as DiscoveryDocument;
    const name = discoveryName(variant.app);
    const entries = (document.microFrontends[name] ?? []).map((entry) =>
      entry.metadata.version === variant.version
        ? { ...entry, extras: { suite: change(entry.extras.suite) } }
        : entry,
    );
    const microFrontends = { ...document.microFrontends, [name]: entries };
    return tag + JSON.stringify({ ...document, microFrontends });
  });
}

test('a remote built against a contract that the shell does not have is not released', async () => {
  const variant = await canaries.publish('mf-account', (file, text) =>
    file === 'remote.json' ? text.replace(/"contract": "[^"]*"/, '"contract": "^9.0.0"') : text,
  );
  await expect(releaseCommand('release', 'mf-account', variant.version, '--traffic', '100')).rejects.toThrow(
    'needs the contracts ^9.0.0',
  );
});

test('released during a visit: the open tab goes on in the version that it has', async ({ page }) => {
  await page.goto('/login');
  await expect(heading(page, GREETING)).toBeVisible();
  const variant = await canary();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(/signup/);
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(asked.filter((url) => variant.isOf(url))).toEqual([]);
});

test('revoked while it is on the page: stable takes its place without a reload', async ({ page }) => {
  const variant = await canary();
  const { stayed } = await openLogin(page);
  await expect(heading(page, CHANGES)).toBeVisible();
  await releaseCommand('abort', variant.app);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(heading(page, GREETING)).toBeVisible();
  expect(await stayed()).toBe(true);
});

test('override: a version of the document works for staff, an arbitrary address is refused', async ({
  page,
}) => {
  const variant = await canary(withChanges, { traffic: 0.01 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // The cookie of a session, in a page that has not been told of it, and so shows the login.
  const loggedIn = await page.request.post('/api/v1/users/auth', { data: demoPerson('agent') });
  expect(loggedIn.ok()).toBe(true);
  await page.goto('/login?override=mf-account@https://elsewhere.example/remoteEntry.js');
  await expect(heading(page, GREETING)).toBeVisible();
  expect(asked.filter((url) => url.startsWith('https://elsewhere.example'))).toEqual([]);
  await page.goto(`/login?override=mf-account@${variant.version}`);
  await expect(heading(page, CHANGES)).toBeVisible();
});

test('override and cohort of an address alone lead nobody to another version', async ({ page }) => {
  const variant = await canary(withChanges, { traffic: 0.01 });
  await releaseCommand('cohort', 'add', variant.app, 'qa');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/login?override=mf-account@${variant.version}&cohort=qa`);
  await expect(heading(page, GREETING)).toBeVisible();
  await page.reload();
  await expect(heading(page, GREETING)).toBeVisible();
  expect(asked.filter((url) => variant.isOf(url))).toEqual([]);
});

for (const [what, claim] of [
  ['the version', (variant: Variant) => ['mf-account', variant.version]],
  ['a cohort that has it', () => ['--cohort', 'qa']],
] as const) {
  test(`a signed link leads to ${what}, and the tab stays with it`, async ({ page }) => {
    const variant = await canary(withChanges, { traffic: 0.01 });
    await releaseCommand('cohort', 'add', variant.app, 'qa');
    const link = new URL((await releaseCommand('preview', ...claim(variant))).trim());
    await page.goto(`/login${link.search}`);
    await expect(heading(page, CHANGES)).toBeVisible();
    await page.goto('/login');
    await expect(heading(page, CHANGES)).toBeVisible();
  });
}

/** The page with another document than the one that was signed. */
async function flipDocumentInPage(page: Page): Promise<void> {
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('"traffic":100', '"traffic":101') });
  });
}

test('discovery with one byte flipped in the page: the one of the server', async ({ page }) => {
  await flipDocumentInPage(page);
  const [result] = await Promise.all([page.waitForResponse('**/discovery.json'), page.goto('/login')]);
  expect(result.status()).toBe(200);
  await expect(heading(page, GREETING)).toBeVisible();
});

for (const [what, result] of [
  ['answers 500', { status: 500, body: '' }],
  ['is flipped too', { body: '{"schema":"v1-pre","microFrontends":{}}' }],
] as const) {
  test(`discovery flipped in the page, and the server's ${what}: the last good document`, async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(heading(page, GREETING)).toBeVisible();
    await flipDocumentInPage(page);
    await page.route('**/discovery.json', (route) => route.fulfill(result));
    await page.reload();
    await expect(heading(page, GREETING)).toBeVisible();
    // Without a document that is signed nothing is loaded: this is not the unsigned one.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.getByText('This part of the page could not be loaded')).toBeVisible();
  });
}
