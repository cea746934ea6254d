import { type Browser, expect, type Page, test } from '@playwright/test';
import { Canaries } from '../pages/canary.ts';
import { withDefects } from '../pages/defective-remote.ts';
import { buildingPath, demoBuilding, demoUnits } from '../pages/demo.ts';
import type { Variant } from '../pages/variant.ts';

const canaries = new Canaries();
test.afterEach(() => canaries.end());

/** One of each way to go wrong; all of them are tried on the registration (`table.spec.ts`). */
const DEFECTS = ['import', 'render', 'effect', 'timer', 'empty', 'covered'] as const;

const TIMEOUT_MS = 15_000;

/** The page of each of the others. */
const PATHS = {
  'mf-map': async () => '/map',
  'mf-building': async (page: Page) => buildingPath(await demoBuilding(page.request, 'B2')),
  'mf-apartment': async (page: Page) => {
    const building = await demoBuilding(page.request, 'B2');
    const [unit] = await demoUnits(page.request, building);
    return `${buildingPath(building)}/apartment/${unit?.id}`;
  },
  'mf-panels': async () => '/compare-apartments-view',
} as const;

/** Looks at the bar, the menu, a notice and the page of another remote, and back. */
async function look(browser: Browser, variant: Variant, path: string, defect: string): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.addInitScript((name) => Object.assign(window, { defect: name }), defect);
  await page.goto(path, { waitUntil: 'commit' });
  try {
    // The defect is there, whatever it does.
    await page.waitForFunction(
      (part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
      `/${variant.app}/${variant.version}/`,
    );
    const menu = page.getByRole('heading', { name: 'Menu' });
    // What covers the page may come, and go, between the two halves of a press: a visitor presses again.
    await expect(async () => {
      if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
      await expect(menu).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: TIMEOUT_MS });
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      const bus = (window as never as Record<symbol, Map<string, { set(value: unknown): void }>>)[
        Symbol.for('suite.bus.v1')
      ];
      const notice = {
        id: 'n',
        type: 'info',
        title: 'Title',
        message: 'A notice',
        previousRoute: null,
        email: null,
      };
      bus?.get('store:notices')?.set([notice]);
    });
    await expect(page.getByRole('dialog')).toContainText('A notice');
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Its OK may lead somewhere, a moment later.
    await expect(async () => {
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, '/login');
      await expect(page.getByRole('form', { name: 'Log in' })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: TIMEOUT_MS });
    await page.goBack();
    await expect(
      page.locator('#page').getByRole('button').or(page.locator('#page').getByRole('link')).first(),
    ).toBeVisible();
    return 'all stands';
  } catch (error) {
    return String(error);
  } finally {
    await context.close();
  }
}

for (const app of ['mf-map', 'mf-building', 'mf-apartment', 'mf-panels'] as const) {
  test(`bar, menu, notices and another remote stand, whatever ${app} does wrong: ${DEFECTS.join(', ')}`, async ({
    browser,
    page,
  }) => {
    test.setTimeout(60_000);
    const variant = await canaries.release(withDefects, { app });
    const path = await PATHS[app](page);
    const found = await Promise.all(
      DEFECTS.map(async (defect) => [defect, await look(browser, variant, path, defect)] as const),
    );
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(DEFECTS.map((defect) => [defect, 'all stands'])),
    );
  });
}
