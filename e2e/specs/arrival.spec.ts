import { expect, test } from '@playwright/test';
import { violationsOf } from '../pages/axe.ts';
import { watchErrors } from '../pages/console.ts';
import { controlIssues } from '../pages/layout.ts';
import { PicturePage } from '../pages/picture.ts';

// A first visit: the choice of cookies is open too.
test.use({ storageState: { cookies: [], origins: [] } });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`[R2.002] a visit begins on the picture of the only project, once, at ${width} px`, async ({
    page,
  }) => {
    const problems = watchErrors(page);
    const picture = new PicturePage(page);
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const explore = page.getByRole('button', { name: 'Explore the homes' });
    await expect(explore).toBeVisible();
    await expect(page.locator('[data-picture-state="ready"]')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Porto Vala' })).toContainText('homes available');
    await expect(main.getByRole('link')).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    expect(await controlIssues(page)).toEqual([]);

    await page.reload();
    await explore.press('Escape');
    await picture.isReady();
    await expect(explore).toHaveCount(0);
    await expect(main).toBeFocused();
    expect(await controlIssues(page)).toEqual([]);

    await page.reload();
    await picture.isReady();
    await expect(explore).toHaveCount(0);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/map');
    expect(problems).toEqual([]);
  });
}
