import { expect, type Request, test } from '@playwright/test';
import { watchErrors } from '../pages/console.ts';
import { buildingPath, demoBuilding, demoUnits } from '../pages/demo.ts';
import { PicturePage } from '../pages/picture.ts';

const CHOICE = JSON.stringify({ necessary: true, statistics: false, marketing: false });

test('[R2.043] [R2.102] every panel opens over the picture of a building or of a home', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.slow();
  const problems = watchErrors(page);
  const building = await demoBuilding(request, 'B2');
  const [unit] = (await demoUnits(request, building)).filter(({ status }) => status === 'available');
  const url = baseURL ?? '';
  await context.addCookies([{ name: 'cookiePreferences', value: encodeURIComponent(CHOICE), url }]);
  await page.goto(buildingPath(building));
  await new PicturePage(page).isReady();
  const banner = page.getByRole('banner');
  const dialog = page.getByRole('dialog');
  const bar = page.getByRole('toolbar', { name: 'Filters and views' });

  await bar.getByRole('button', { name: 'Status' }).click();
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  await bar.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('searchbox', { name: 'Apartment number' })).toBeVisible();
  await expect(dialog).toHaveCount(1);
  const picture = await page.getByRole('main').boundingBox();
  await page.mouse.click((picture?.x ?? 0) + (picture?.width ?? 0) / 2, (picture?.y ?? 0) + 24);
  await expect(dialog).toHaveCount(0);

  for (const [button, name] of [
    [/^Favourites/, 'Favourites'],
    [/^Compare/, 'Compare'],
    ['Credit calculator', 'Credit calculator'],
  ] as const) {
    await banner.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  const cookies = page.getByRole('region', { name: 'Cookies, by your choice' });
  await cookies.getByRole('button', { name: 'Reject All' }).click();
  await expect(cookies).toHaveCount(0);

  // The same layout: the request for a price and its thanks stand over the page of a home.
  await page.goto(`${buildingPath(building)}/apartment/${unit?.id}`);
  await page.getByRole('button', { name: 'Ask for price' }).click();
  const ask = page.getByRole('dialog', { name: 'Request information' });
  for (const name of ['First name', 'Last name']) await ask.getByRole('textbox', { name }).fill('Ana');
  await ask.getByRole('textbox', { name: 'E-mail' }).fill(`ana.${crypto.randomUUID()}@example.com`);
  await ask.getByRole('checkbox').check({ force: true });
  await ask.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('[R1.008] another language keeps page, filters, list and view', async ({ page, request }) => {
  const building = await demoBuilding(request, 'B2');
  const view = building.media.filter((one) => one.mediaData).at(1);
  const query = 'area=40-90&floor=2..4&list=1&sort=-area';
  await page.goto(`${buildingPath(building)}/${view?.id}?${query}`);
  await new PicturePage(page).isReady();
  const counted = await page
    .getByRole('banner')
    .getByText(/\d+ of \d+/)
    .textContent();
  await page.getByRole('link', { name: 'Srpski' }).click();
  await expect(page).toHaveURL(`/rs${buildingPath(building)}/${view?.id}?${query}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn');
  await new PicturePage(page).isReady();
  const [matched, total] = counted?.match(/\d+/g) ?? [];
  await expect(page.getByRole('banner')).toContainText(new RegExp(`${matched} .*${total}`));
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${buildingPath(building)}/${view?.id}?${query}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('[R4.043] projects and settings are asked for once at most, however many parts of the page need them', async ({
  page,
  request,
}) => {
  const building = await demoBuilding(request, 'B2');
  const asked: string[] = [];
  page.on('request', (one: Request) => {
    const { pathname, search } = new URL(one.url());
    if (one.method() === 'GET' && /\/frontend\/projects(\/\d+(\/settings)?)?$/.test(pathname)) {
      asked.push(pathname.replace('/api/v1/frontend', '') + search);
    }
  });
  await page.goto('/map');
  await expect(page).toHaveURL('/map');
  const picture = new PicturePage(page);
  await page.goto(buildingPath(building));
  await picture.isReady();
  asked.length = 0;
  await page.reload();
  await picture.isReady();
  await page.getByRole('button', { name: 'Credit calculator' }).click();
  await expect(page.getByRole('dialog', { name: 'Credit calculator' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('main')).toBeVisible();
  // They come with the page.
  expect(asked.filter((one) => one.includes('/settings'))).toHaveLength(0);
  expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
});

test('the footer keeps its links on one line from a narrow desk on, in the language of the longer words', async ({
  page,
}) => {
  for (const path of ['/rs/masterplan/1', `/rs${buildingPath(await demoBuilding(page.request, 'B2'))}`]) {
    for (const width of [915, 1024, 1180, 1366]) {
      await page.setViewportSize({ width, height: 820 });
      await page.goto(path);
      const footer = page.getByRole('contentinfo');
      const links = footer.locator('button, a').filter({ hasText: /^(Politika|Podešavanja|English)/ });
      await expect(links).toHaveCount(3);
      const tops = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(new Set(tops.map(Math.round)).size, `${path} at ${width} px`).toBe(1);
    }
  }
});
