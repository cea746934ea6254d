import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { demoPerson, signIn } from '../pages/people.ts';

const OWN_PROJECTS = '**/api/v1/users/projects?*';
const REFRESH = '**/api/v1/users/refresh-token';

async function openProfiles(context: BrowserContext, count: number): Promise<Page[]> {
  const pages = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  for (const page of pages) {
    await page.goto('/profile');
    await expect(page.getByLabel('First name')).toBeVisible();
  }
  return pages;
}

test('three tabs whose token ran out at once go on, none is logged out', async ({ context }) => {
  await signIn(context, demoPerson('agent'));
  const pages = await openProfiles(context, 3);
  const refreshed: number[] = [];
  let waiting = 0;
  let release: () => void = () => undefined;
  const all = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const page of pages) {
    await page.route(
      OWN_PROJECTS,
      (route) => route.fulfill({ status: 401, json: { code: 'invalid-token', message: 'Too old.' } }),
      { times: 1 },
    );
    // All three have asked before the first is answered: each brings the same cookie.
    await page.route(REFRESH, async (route) => {
      waiting += 1;
      if (waiting === pages.length) release();
      await all;
      await route.continue();
    });
    page.on('response', (response) => {
      if (response.url().endsWith('/refresh-token')) refreshed.push(response.status());
    });
  }
  await Promise.all(pages.map((page) => page.getByRole('tab', { name: 'Password' }).click()));
  for (const page of pages) {
    await expect(page.getByRole('form', { name: 'Project password' })).toBeVisible();
  }
  expect(refreshed).toEqual([200, 200, 200]);
  for (const page of pages) await page.unroute(REFRESH);
  await Promise.all(pages.map((page) => page.reload()));
  for (const page of pages) await expect(page.getByLabel('First name')).toBeVisible();
});

test('logging out in one tab leads the others to the start too', async ({ context }) => {
  await signIn(context, demoPerson('visitor'));
  const [one, other] = await openProfiles(context, 2);
  if (!one || !other) throw new Error('no two tabs');
  await one.getByRole('button', { name: 'Account of Demo visitor' }).click();
  await one.getByRole('button', { name: 'Logout' }).click();
  for (const page of [one, other]) {
    await expect(page).toHaveURL('/map');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  }
});

test('a session that ended elsewhere ends here with a word', async ({ context }) => {
  await signIn(context, demoPerson('editor'));
  const [page] = await openProfiles(context, 1);
  if (!page) throw new Error('no tab');
  const ended = await context.request.get('/api/v1/users/logout', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  expect(ended.ok()).toBe(true);
  await page.getByRole('tab', { name: 'Password' }).click();
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?to=/);
});
