import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { Canaries, CHANGES, GREETING, heading, openLogin, withChanges } from '../pages/canary.ts';
import { releaseCommand } from '../pages/releases.ts';
import type { Variant } from '../pages/variant.ts';
import { OTHER_ORIGIN } from '../playwright.config.ts';

const canaries = new Canaries();
test.afterEach(() => canaries.end());

/** Answers at the other address with what `folder` holds; what is not there is missing there too. */
async function serveElsewhere(page: Page, variant: Variant, lost: RegExp): Promise<void> {
  await page.route(`${OTHER_ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname.split(`/${variant.version}/`)[1] ?? '';
    const bytes = lost.test(file) ? null : await readFile(path.join(variant.folder, file)).catch(() => null);
    const headers = { 'access-control-allow-origin': '*' };
    if (!bytes) return route.fulfill({ status: 404, headers });
    const contentType = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    return route.fulfill({ body: bytes, contentType, headers });
  });
}

/** Where the entry of a version was asked for as a script, in order, and what came. */
function entriesAsked(page: Page, variant: Variant): string[] {
  const asked: string[] = [];
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (!isScript || !variant.isOf(response.url()) || !response.url().includes('remoteEntry')) return;
    asked.push(`${response.url().startsWith(OTHER_ORIGIN) ? 'other' : 'own'} ${response.status()}`);
  });
  return asked;
}

for (const [what, lost, greeting, last] of [
  ['has it', /^never$/, CHANGES, 'other 200'],
  ['has lost it too', /^remoteEntry/, GREETING, 'other 404'],
] as const) {
  test(`canary entry 404, and the other address ${what}: tried in turn, same page view, shell state kept`, async ({
    page,
  }) => {
    const variant = await canaries.release(withChanges, { options: ['--fallback', OTHER_ORIGIN] });
    await serveElsewhere(page, variant, lost);
    await page.route(`**/r/mf-account/${variant.version}/remoteEntry*`, (route) =>
      route.request().url().startsWith(OTHER_ORIGIN) ? route.fallback() : route.fulfill({ status: 404 }),
    );
    const asked = entriesAsked(page, variant);
    const { stayed } = await openLogin(page);
    await expect(heading(page, greeting)).toBeVisible();
    expect(await stayed()).toBe(true);
    expect([asked.slice(0, 2), asked.at(-1)]).toEqual([['own 404', 'own 404'], last]);
  });
}

test('a preview link shows a version that nobody else gets, and a changed one shows nothing', async ({
  page,
  browser,
}) => {
  // Five loads of a page and three commands.
  test.slow();
  const variant = await canaries.release(withChanges, { traffic: 0 });
  const link = new URL((await releaseCommand('preview', 'mf-account', variant.version)).trim());
  await page.goto('/login');
  await expect(heading(page, GREETING)).toBeVisible();
  await page.goto(`/login${link.search}`);
  await expect(heading(page, CHANGES)).toBeVisible();
  // For this tab, wherever it goes.
  await page.goto('/login');
  await expect(heading(page, CHANGES)).toBeVisible();

  const anonymous = await browser.newPage();
  const [claim, signature] = link.search.split('.');
  await anonymous.goto(`/login${claim}.${'A'.repeat(signature?.length ?? 0)}`);
  await expect(heading(anonymous, GREETING)).toBeVisible();
  await anonymous.close();
});
