import { expect, type Page, test } from '@playwright/test';
import { buildingPath, demoBuilding, demoUnits } from '../pages/demo.ts';
import { labelsOf } from '../pages/labels.ts';
import { Panels } from '../pages/panels.ts';

/** A script of one page or panel of a remote. */
const VIEW = /\/r\/(mf-\w+)\/.*\/(?:page|panel)-([\w-]+)\.\w+\.js$/;
const PANELS = [
  ['favourites', ['mf-panels favourites']],
  // Page and panel of the comparison draw the same, which the page's script holds.
  ['compare', ['mf-panels compare', 'mf-panels compare-panel']],
  ['calculator', ['mf-panels calculator']],
  ['privacy-policy', ['mf-panels privacy-policy']],
  ['cookies', ['mf-panels cookies']],
  ['download', ['mf-apartment download']],
] as const;

/** Pages and panels whose code was asked for, in this order, each as often as it was. */
function watchViews(page: Page): { readonly asked: string[]; readonly isResting: () => boolean } {
  const asked: string[] = [];
  let isResting = false;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [, remote, view] = VIEW.exec(pathname) ?? [];
    if (remote && view) asked.push(`${remote} ${view}`);
    // The frame of the notices comes with the first sign of a hand, after what the page itself needs.
    if (pathname.includes('dialog-frame')) isResting = true;
  });
  return { asked, isResting: () => isResting };
}

/** Each once, without the page of the account: its link in the menu gets the focus, which brings it ahead. */
function ofPanels(asked: readonly string[]): string[] {
  return [...new Set(asked)].filter((view) => !view.startsWith('mf-account ')).toSorted();
}

test('a first visit fetches the code of its own page alone, of no panel and of no other remote', async ({
  page,
}) => {
  const views = watchViews(page);
  await page.goto('/map');
  await expect(page.getByRole('combobox', { name: 'Search a town or project' })).toBeVisible();
  await page.mouse.move(1, 1);
  await expect.poll(views.isResting).toBe(true);
  expect(views.asked.length).toBeGreaterThan(0);
  expect(views.asked.filter((view) => !view.startsWith('mf-map '))).toEqual([]);
});

test('the code of a panel is fetched when it is first opened, and not again', async ({ page, request }) => {
  const building = await demoBuilding(request, 'B1');
  const [unit] = await demoUnits(request, building);
  const panels = new Panels(page, labelsOf('en'));
  const views = watchViews(page);
  await page.goto(`${buildingPath(building)}/apartment/${unit?.id}`);
  await expect(page.getByRole('button', { name: 'Offer sheet' })).toBeVisible();
  await page.mouse.move(1, 1);
  await expect.poll(views.isResting).toBe(true);
  expect([...new Set(views.asked)]).toEqual(['mf-apartment apartment']);

  for (const [panel, view] of PANELS) {
    const card =
      panel === 'cookies' ? page.getByRole('region', { name: /^Cookies/ }) : page.getByRole('dialog');
    const before = views.asked.length;
    await panels.leave(card, await panels.open(panel));
    expect(ofPanels(views.asked.slice(before)), panel).toEqual(view);
    const after = views.asked.length;
    await panels.leave(card, await panels.open(panel));
    expect(ofPanels(views.asked.slice(after)), `${panel} again`).toEqual([]);
  }
});
