import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { demoPlaces, SCREENS } from '../pages/screens.ts';

const SIZES = [
  { name: 'desktop', prefix: '', width: 1440, height: 900 },
  { name: 'tablet', prefix: '', width: 820, height: 1180 },
  { name: 'phone', prefix: '/rs', width: 390, height: 844 },
] as const;

/** What differs from run to run and is no part of the look: the hour of the last news. */
const MOMENTS = /^(As of|Stanje)/;

/**
 * The photographs are those of the demo project and would fill the repository; a grey one stands for each, so that
 * what is compared is what the suite draws: type, cards, shapes.
 */
async function greyPhotographs(page: Page): Promise<void> {
  const grey = path.resolve(import.meta.dirname, 'grey.webp');
  await page.route('**/media-content/*/file?*resize=*', (route) => route.fulfill({ path: grey }));
}

for (const { name: size, prefix, width, height } of SIZES) {
  test.describe(size, () => {
    test.use({ viewport: { width, height } });
    for (const screen of SCREENS) {
      test(`${screen.name} on a ${size} looks as it did`, async ({ page, request }) => {
        await greyPhotographs(page);
        // The request to turn the phone goes by itself, sooner or later than the screen is whole.
        await page.addInitScript(() => sessionStorage.setItem('rotate-asked', '1'));
        await page.goto(`${prefix}${screen.path(await demoPlaces(request))}`);
        await expect(page.locator(screen.whole).first()).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await page.evaluate(() => document.fonts.ready);
        await expect(page).toHaveScreenshot(`${screen.name}-${size}.png`, {
          mask: [page.getByText(MOMENTS)],
        });
      });
    }
  });
}
