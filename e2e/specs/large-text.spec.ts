import { expect, test } from '@playwright/test';
import { withLargeText } from '../pages/large-text.ts';
import { layoutIssues } from '../pages/layout.ts';
import { overlaps } from '../pages/overlaps.ts';
import { demoPerson, signIn } from '../pages/people.ts';
import { demoPlaces } from '../pages/screens.ts';

/** The smallest window and text twice as large, together: Serbian has the longer words. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
] as const;

/** A page, and what is there once it is whole. */
const PAGES = {
  map: ['main [data-label]', () => '/map'],
  masterplan: ['[data-picture-state="ready"]', () => '/masterplan/1'],
  building: ['[data-picture-state="ready"]', ({ building }) => building],
  list: ['main table', ({ building }) => `${building}?list=1`],
  home: ['main img', ({ unit }) => unit],
  compare: [
    'main table img',
    ({ units }, count = 2) => `/compare-apartments-view?ids=${units.slice(0, count).join(',')}`,
  ],
  profile: ['main [role="tab"]', () => '/profile'],
  'no page': ['main h1', () => '/nowhere'],
} satisfies Record<
  string,
  readonly [string, (places: Awaited<ReturnType<typeof demoPlaces>>, count?: number) => string]
>;

for (const size of SIZES) {
  for (const [name, [whole, path]] of Object.entries(PAGES)) {
    test(`${name}: no text of 200 % runs into another or is cut, ${size.width} px wide`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize(size);
      await signIn(page.context(), demoPerson('visitor'));
      await withLargeText(page);
      await page.goto(`/rs${path(await demoPlaces(request))}`);
      await expect(page.locator(whole).first()).toBeVisible();
      await expect.poll(() => overlaps(page)).toEqual([]);
      await expect.poll(() => layoutIssues(page)).toEqual([]);
    });
  }
}

test('four homes beside each other: no text runs into another, 700 px wide', async ({ page, request }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await signIn(page.context(), demoPerson('visitor'));
  const [whole, path] = PAGES.compare;
  await page.goto(`/rs${path(await demoPlaces(request), 4)}`);
  await expect(page.locator(whole).nth(3)).toBeVisible();
  await expect.poll(() => overlaps(page)).toEqual([]);
  await expect.poll(() => layoutIssues(page)).toEqual([]);
});

test('the list of a building has its price in the smallest window', async ({ page, request }) => {
  await page.setViewportSize(SIZES[0]);
  await signIn(page.context(), demoPerson('visitor'));
  await page.goto(`/rs${(await demoPlaces(request)).building}?list=1`);
  const price = page.locator('main table').getByText(/\d\s€/).first();
  await expect(price).toBeVisible();
  const edge = await price.evaluate((element) => element.getBoundingClientRect().right);
  expect(edge).toBeLessThanOrEqual(SIZES[0].width);
});
