import { expect, test } from '@playwright/test';
import { Canaries, GREETING, heading } from '../pages/canary.ts';

const canaries = new Canaries();
test.afterEach(() => canaries.end());

test('a canary that hides the page is counted, and the stable version takes its place in the same view', async ({
  page,
}) => {
  const told: string[] = [];
  await page.route('**/telemetry/outcomes', async (route) => {
    told.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  const variant = await canaries.release((file, text) =>
    /page-login.*\.css$/.test(file) ? `${text}main{visibility:hidden}` : text,
  );
  await page.goto('/login');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await expect(heading(page, GREETING)).toBeVisible();
  await expect
    .poll(() => told.join())
    .toMatch(new RegExp(`"version":"${variant.version}","kind":"bad","reason":"hidden"`));
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a panel that shows nothing is counted, and the stable one opens in its place', async ({ page }) => {
  const told: string[] = [];
  await page.route('**/telemetry/outcomes', async (route) => {
    told.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  const { version } = await canaries.release(
    (file, text) =>
      /page-favourites.*\.js$/.test(file) ? text.replace(/default:\(\)=>\w+/, 'default:()=>()=>null') : text,
    { app: 'mf-panels' },
  );
  await page.goto('/map');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Favourites/ })
    .click();
  await expect(page.getByText('You have not saved a home yet')).toBeVisible();
  await expect
    .poll(() => told.join())
    .toMatch(new RegExp(`"version":"${version}","kind":"bad","reason":"empty"`));
});
