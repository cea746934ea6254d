import { expect, test } from '@playwright/test';
import { Canaries } from '../pages/canary.ts';

const canaries = new Canaries();
test.afterEach(() => canaries.end());

/** What the favourites do wrong once they are on the page, outside of drawing. */
const THROWING = `globalThis.throwing={
  handler(){document.addEventListener("click",()=>{throw new Error("in a handler")},{once:true,capture:true})},
  timer(){setTimeout(()=>{throw new Error("in a timer")})},
  promise(){Promise.reject(new Error("in a promise"))}
}`;

for (const place of ['handler', 'timer', 'promise'] as const) {
  test(`a remote that throws in a ${place}: it stands, so do the bar, the menu and the map, and it is told`, async ({
    page,
  }) => {
    const variant = await canaries.release(
      (file, text) =>
        file.includes('page-favourites')
          ? text.replace('"panels.favourites.title"', `(${THROWING},"panels.favourites.title")`)
          : text,
      { app: 'mf-panels' },
    );
    const told: string[] = [];
    await page.route('**/telemetry/**', async (route) => {
      told.push(route.request().postData() ?? '');
      await route.fulfill({ status: 204 });
    });
    await page.goto('/map');
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: /^Favourites/ }).click();
    const card = page.getByText('You have not saved a home yet');
    await expect(card).toBeVisible();
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate((name) => {
      (window as never as { throwing: Record<string, () => void> }).throwing[name]?.();
    }, place);
    if (place !== 'handler') await thrown;
    await expect(card).toBeVisible();
    // The press that the handler throws at does what it is for.
    await page.getByRole('button', { name: 'Close' }).click();
    expect((await thrown).message).toContain(`in a ${place}`);
    await expect(card).toHaveCount(0);
    await bar.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'Log in' }).last()).toBeVisible();
    await page.getByRole('combobox', { name: 'Search a town or project' }).fill('Bar');
    await expect(page.getByRole('listbox')).toBeVisible();
    await expect.poll(() => told.join()).toContain(variant.version);
    expect(told.join()).toContain('bad');
  });
}
