import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { availableUnits, buildingPath, demoBuilding, unitPath } from '../pages/demo.ts';

// A first visit: the choice of cookies is open too.
test.use({ storageState: { cookies: [], origins: [] } });

async function availablePath(request: APIRequestContext): Promise<string> {
  const [unit] = await availableUnits(request, 'B1');
  if (!unit) throw new Error('There is no home that can be had');
  return unitPath(unit);
}

/** Where a drawing is inside an element that it fits into. */
async function boxOf(image: Locator) {
  return image.evaluate((img: HTMLImageElement) => {
    const style = getComputedStyle(img);
    const frame = img.getBoundingClientRect();
    const width = frame.width - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const ratio = img.naturalWidth / img.naturalHeight;
    const drawn = Math.min(width, frame.height * ratio);
    const middle = { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 };
    return [middle.x - drawn / 2, middle.y - drawn / ratio / 2, drawn, drawn / ratio].map(Math.round);
  });
}

/** What stands in the first HTML of a page, and what its scripts put in the place of it. */
const SIZES = [
  [1440, 900],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;
const PAGES = {
  "a home's plan": {
    kind: 'plan',
    path: availablePath,
    own: (page: Page) => page.getByRole('application').getByRole('img'),
    sizes: SIZES,
  },
  'the picture of a masterplan': {
    kind: 'masterplan',
    path: async () => '/masterplan/1',
    own: (page: Page) => page.locator('[data-picture-state="ready"] img').first(),
    sizes: SIZES,
  },
  'the picture of a building': {
    kind: 'building',
    path: async (request: APIRequestContext) => buildingPath(await demoBuilding(request, 'B2')),
    own: (page: Page) => page.locator('[data-picture-state="ready"] img').first(),
    // On a phone held across it makes way for controls, which the page measures.
    sizes: SIZES.slice(0, 3),
  },
} as const;

for (const [what, { kind, path, own, sizes }] of Object.entries(PAGES)) {
  for (const [width, height] of sizes) {
    test(`${what} stands before its scripts, where the page has it, at ${width} px`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height });
      let startShell: () => void = () => undefined;
      const isStarted = new Promise<void>((resolve) => {
        startShell = resolve;
      });
      await page.route('**/r/shell/**/*.js', async (route) => {
        await isStarted;
        await route.continue();
      });
      await page.goto(await path(request), { waitUntil: 'commit' });
      const first = page.locator(`[data-first-picture="${kind}"] > img`);
      await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      const before = await boxOf(first);
      startShell();
      await expect(own(page)).toBeVisible();
      await expect(first).toHaveCount(0);
      const after = await boxOf(own(page));
      const moved = after.map((value, index) => Math.abs(value - (before[index] ?? 0)));
      expect(Math.max(...moved)).toBeLessThanOrEqual(2);
    });
  }
}

test('a home that is opened on its terrace begins without its plan', async ({ request }) => {
  const path = await availablePath(request);
  const hasPlan = async (address: string) =>
    (await (await request.get(address)).text()).includes('<div data-first-picture="plan"');
  expect(await hasPlan(`${path}?terrace=1`)).toBe(false);
  expect(await hasPlan(path)).toBe(true);
});
