import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../pages/axe.ts';
import { layoutIssues } from '../pages/layout.ts';
import { demoPerson, signIn } from '../pages/people.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** What a machine finds wrong with the page in every size. */
async function expectSound(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect([size.width, await violationsOf(page), await layoutIssues(page)]).toEqual([size.width, [], []]);
  }
}

for (const { path, projects, ready, version } of [
  { path: '/studio', projects: 'Projects', ready: 'Ready for visitors', version: 'Visitors see this' },
  { path: '/rs/studio', projects: 'Projekti', ready: 'Spremno za posetioce', version: 'Ovo vide posetioci' },
]) {
  test(`an editor finds at ${path} what is ready and which version visitors see`, async ({
    page,
    context,
  }) => {
    await signIn(context, demoPerson('editor'));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: projects, exact: true })).toBeVisible();
    await expect(page.getByText('371')).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'Porto Vala', exact: true }).click();
    await expect(page).toHaveURL(`${path}/projects/1`);
    await expect(page.getByText(ready)).toBeVisible();
    await expect(page.getByText(version)).toBeVisible();
    await expect(page.getByText('371', { exact: false }).first()).toBeVisible();
    await expectSound(page);
  });
}

test('the studio is for staff: nobody is led to the login, and a visitor is told so', async ({
  page,
  context,
}) => {
  await page.goto('/studio');
  await expect(page).toHaveURL('/login?to=%2Fstudio');
  await signIn(context, demoPerson('visitor'));
  await page.goto('/studio/projects/1');
  await expect(page.getByText('You do not have access to this page.')).toBeVisible();
  await expect(page.getByText('Error 403')).toBeVisible();
});

test('an admin changes a price and a status in the grid by keys, and finds both in the history', async ({
  page,
  context,
}) => {
  await signIn(context, demoPerson('admin'));
  await page.goto('/studio/projects/1/homes');
  const grid = page.getByRole('grid', { name: 'Homes' });
  const search = page.getByRole('textbox', { name: 'Search' });
  await search.fill('Coral House');
  // One that is sold: what others count and find stays as it is.
  const sold = grid.getByRole('row').filter({ hasText: 'Sold' }).first();
  const number = (await sold.getByRole('rowheader').textContent()) ?? '';
  await search.fill(`${number} Coral House`);
  await expect(grid.getByRole('rowheader')).toHaveText([number]);
  const home = grid.getByRole('row', { name: new RegExp(`^${number} `) });
  const cells = home.getByRole('gridcell');
  const [status, price] = [cells.nth(5), cells.nth(6)];
  const former = (await price.textContent()) ?? '';
  await status.click();
  await page.keyboard.press('u');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123.000');
  await page.keyboard.press('Enter');
  await expect(price.locator('del')).toHaveText(former);
  await expect(price.locator('ins')).toHaveText('123,000');
  await expectSound(page);
  await page.getByRole('button', { name: 'Save 2 changes' }).click();
  await expect(page.getByText('Nothing to save')).toBeVisible();
  await expect(status).toHaveText(/Unavailable/);
  // The newest first.
  const history = page.getByRole('listitem').filter({ has: page.getByRole('time'), hasText: '→' });
  await expect(history.first()).toContainText(`${former} → 123,000`);
  await expect(history.nth(1)).toContainText('Sold → Unavailable');
  // What was saved is taken back as a change of its own, which is looked at and saved as well.
  await page.getByRole('button', { name: /^Take back what was saved at/ }).click();
  await expect(price.locator('ins')).toHaveText(former);
  await page.getByRole('button', { name: 'Save 2 changes' }).click();
  await expect(page.getByText('Nothing to save')).toBeVisible();
  await expect(status).toHaveText(/Sold/);
  await expect(history.first()).toContainText(`123,000 → ${former}`);
});

test('an agent finds homes alone, and changes what agents may', async ({ page, context }) => {
  await signIn(context, demoPerson('agent'));
  await page.goto('/studio');
  await page.getByRole('link', { name: 'Porto Vala', exact: true }).click();
  await expect(page).toHaveURL('/studio/projects/1/homes');
  const cells = page.getByRole('row', { name: /^101/ }).first().getByRole('gridcell');
  await expect(cells.nth(5)).not.toHaveAttribute('aria-readonly');
  await expect(cells.nth(4)).toHaveAttribute('aria-readonly', 'true');
  await expect(page.getByRole('link', { name: 'Overview' })).toBeHidden();
  await page.goto('/studio/projects/1');
  await expect(page.getByText('Error 403')).toBeVisible();
});

test('two who have the same project open are told of each other', async ({ page, context, browser }) => {
  await signIn(context, demoPerson('editor'));
  await page.goto('/studio/projects/1/texts');
  const others = page.getByRole('list', { name: 'Also at work on this project' });
  await expect(page.getByRole('link', { name: 'Texts' })).toHaveAttribute('aria-current', 'page');
  const second = await browser.newContext();
  await signIn(second, demoPerson('agent'));
  const other = await second.newPage();
  await other.goto('/rs/studio/projects/1/homes');
  const editor = other.getByRole('list', { name: 'Na ovom projektu rade i' }).getByRole('listitem');
  // Other journeys run as the same people: which room they are in is for the tests of the layout.
  await expect(editor.filter({ hasText: 'Demo editor' })).toBeVisible();
  // The first page hears of it the next time that it asks.
  await expect(others.getByText('Demo agent')).toBeVisible({ timeout: 30_000 });
  expect(await violationsOf(page)).toEqual([]);
  await second.close();
});
