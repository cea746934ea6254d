import { expect, type Page, test } from '@playwright/test';
import { watchErrors } from '../pages/console.ts';
import { PicturePage } from '../pages/picture.ts';

/** Stops what is left of a picture in the middle of its flight; gives what its animations say in milliseconds. */
async function holdFlights(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const lasting: number[] = [];
    Object.assign(window, { lasting });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => Array.from(addedNodes))) {
        if (!(node instanceof HTMLElement && node.inert)) continue;
        for (const animation of node.getAnimations({ subtree: true })) {
          lasting.push(Math.round(Number(animation.effect?.getComputedTiming().endTime)));
          animation.pause();
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { lasting: number[] }).lasting);
}

async function openHills(page: Page): Promise<void> {
  await page.goto('/masterplan/1');
  await new PicturePage(page).isReady();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Porto Vala Hills/ })
    .press('Enter');
  await expect(page).toHaveURL(/\/masterplan\/2$/);
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the page of an area fades in where the picture flies to, within 600 ms, and has every press', async ({
    page,
  }) => {
    const problems = watchErrors(page);
    const lasting = await holdFlights(page);
    await openHills(page);
    // The flight and the fade.
    await expect.poll(async () => (await lasting()).length).toBe(2);
    expect(Math.max(...(await lasting()))).toBeLessThanOrEqual(600);
    const left = page.locator('main > [inert]');
    await expect(left).toHaveCount(1);
    // Through what still flies.
    await page.getByRole('button', { name: 'Points of interest' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/masterplan\/1$/);
    await left.evaluate((element) => {
      for (const animation of element.getAnimations({ subtree: true })) animation.finish();
    });
    await expect(left).toHaveCount(0);
    await new PicturePage(page).isReady();
    expect(problems).toEqual([]);
  });
});

test('nothing flies where motion is to be reduced', async ({ page }) => {
  const lasting = await holdFlights(page);
  await openHills(page);
  await new PicturePage(page).isReady();
  expect(await lasting()).toEqual([]);
});
