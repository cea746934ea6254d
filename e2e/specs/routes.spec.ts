import { expect, test } from '@playwright/test';

test.describe('addresses that lead nowhere say so and lead on', () => {
  for (const [path, text] of [
    ['/nowhere', '404 Not Found'],
    ['/masterplan/999999', 'This masterplan does not exist'],
    ['/masterplan/abc', 'This masterplan does not exist'],
    ['/poi-details-page', 'No point of interest is chosen'],
    ['/poi-details-page?poi=abc', 'This point of interest does not exist'],
    ['/masterplan/1/building/999999', 'This building could not be found'],
    ['/masterplan/1/building/abc', 'This building could not be found'],
    ['/masterplan/3/building/6/999999', 'This view could not be found'],
    ['/masterplan/3/building/6/apartment/999999', "Couldn't find apartment"],
    ['/masterplan/3/building/6/apartment/abc', "Couldn't find apartment"],
  ] as const) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  }
});

test('[R1.007] the landing follows the language cookie, and an address with a language wins', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'rs', url: baseURL ?? '' }]);
  await page.goto('/');
  await expect(page).toHaveURL('/rs/masterplan/1');
  await page.goto('/map');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
