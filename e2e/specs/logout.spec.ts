import { expect, type Page, test } from '@playwright/test';
import { demoPerson, signIn } from '../pages/people.ts';

const ROOMS = ['homes', 'requests', 'publishing', 'previews', 'accounts'];

/** All that the browser keeps for the site and that scripts can read. */
async function contents(page: Page): Promise<string> {
  const simple = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, document.cookie]);
  return JSON.stringify([simple, await page.evaluate(databases), await page.evaluate(copies)]);
}

async function databases(): Promise<unknown[]> {
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const kept: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await done(indexedDB.open(name));
    for (const store of db.objectStoreNames)
      kept.push(await done(db.transaction(store).objectStore(store).getAll()));
    db.close();
  }
  return kept;
}

/** Of the service worker. */
async function copies(): Promise<unknown[]> {
  const kept: unknown[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      const isText = /json|html/.test(response?.headers.get('content-type') ?? '');
      kept.push([request.url, isText ? await response?.text() : '']);
    }
  }
  return kept;
}

test('every page that takes a login has the logout in its bar, one click away', async ({ context, page }) => {
  await signIn(context, demoPerson('admin'));
  for (const path of ['/profile', '/profile?tab=security', '/protected', '/rs/profile']) {
    await page.goto(path);
    const isSerbian = path.startsWith('/rs');
    const account = isSerbian ? /^Nalog/ : /^Account of/;
    await page.getByRole('banner').getByRole('button', { name: account }).click();
    await expect(page.getByRole('button', { name: isSerbian ? 'Odjavite se' : 'Logout' })).toBeVisible();
  }
  for (const room of ROOMS) {
    await page.goto(`/studio/projects/1/${room}`);
    await expect(page.getByRole('banner').getByRole('button', { name: /^Account of/ })).toBeVisible();
  }
});

test('nothing of the person is kept in the browser, and nothing is left on the page after a logout', async ({
  context,
  page,
}) => {
  const person = demoPerson('admin');
  await signIn(context, person);
  const tokens: string[] = [];
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization) tokens.push(authorization.replace('Bearer ', ''));
  });
  await page.goto('/profile');
  await expect(page.getByLabel('First name')).toBeVisible();
  await page.goto('/studio/projects/1/accounts');
  await expect(page.getByText(person.email).first()).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  expect(tokens.length).toBeGreaterThan(0);
  const before = await contents(page);
  // The hint that there is a session, without which a browser would ask for one at each visit.
  expect(before).toContain('signed-in');
  for (const secret of [person.email, person.password, ...new Set(tokens)])
    expect(before).not.toContain(secret);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await page.content()).not.toContain(person.email);
  expect(await contents(page)).not.toContain(person.email);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.content()).not.toContain(person.email);
});
