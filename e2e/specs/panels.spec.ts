import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { Unit } from '@suite/api';
import { violationsOf } from '../pages/axe.ts';
import { watchErrors } from '../pages/console.ts';
import { demoBuilding, demoUnits } from '../pages/demo.ts';
import { labelsOf } from '../pages/labels.ts';
import { controlIssues } from '../pages/layout.ts';
import { newPerson, signIn } from '../pages/people.ts';
import { PicturePage } from '../pages/picture.ts';

/** Homes of the demo that were saved in this browser before. */
async function saveUnits(page: Page, ids: readonly number[]): Promise<void> {
  await page.addInitScript((text) => {
    if (localStorage.getItem('favorites') === null) localStorage.setItem('favorites', text);
  }, JSON.stringify(ids));
}

async function units(request: APIRequestContext, count: number): Promise<Unit[]> {
  return (await demoUnits(request, await demoBuilding(request, 'B2'))).slice(0, count);
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('favorites'));

for (const locale of ['en', 'rs'] as const) {
  const labels = {
    en: { prefix: '', save: 'Save', notice: /only for registered users/, login: 'Login', enter: 'Log in' },
    rs: {
      prefix: '/rs',
      save: 'Sačuvaj',
      notice: /registrovan/,
      login: 'Prijavite se',
      enter: 'Prijavite se',
    },
  }[locale];

  test(`[R4.032] [R6.003] what a guest wanted is done after the login in ${locale}, and follows the account`, async ({
    page,
    request,
    browser,
  }) => {
    const [unit, other] = await units(request, 2);
    if (!unit || !other) throw new Error('B2 has no two homes');
    const say = labelsOf(locale);
    const person = await newPerson(request);
    const path = `${labels.prefix}/masterplan/${unit.masterplanId}/building/${unit.buildingId}/apartment/${unit.id}`;
    await page.goto(`${path}?status=available`);
    await page.getByRole('main').getByRole('button', { name: labels.save, exact: true }).click();
    const notice = page.getByRole('dialog');
    await expect(notice.getByText(labels.notice)).toBeVisible();
    expect(await stored(page)).not.toBe(`[${unit.id}]`);
    await notice.getByRole('button', { name: labels.login }).click();
    await expect(page).toHaveURL(/\/login\?to=/);
    await page.locator('input[autocomplete=username]').fill(person.email);
    await page.locator('input[autocomplete=current-password]').fill(person.password);
    await page.getByRole('main').getByRole('button', { name: labels.enter, exact: true }).click();
    // Back at the home, which is saved, and told so.
    await expect(page).toHaveURL(new RegExp(`${path}\\?status=available$`));
    // One message: logged in, and what was done because of it.
    await expect(notice.getByRole('paragraph')).toHaveText([
      say('account.login.success'),
      say('shell.wanted.favourite', { number: unit.name }),
    ]);
    await notice.getByRole('button', { name: locale === 'en' ? 'OK' : 'U redu' }).click();
    expect(await stored(page)).toBe(`[${unit.id}]`);

    // Another browser of the same person has it too, and what is saved there comes here.
    const elsewhere = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    await signIn(elsewhere.context(), person);
    await elsewhere.addInitScript(() => localStorage.setItem('wanted-action', 'null'));
    await elsewhere.goto(new URL(path.replace(`/${unit.id}`, `/${other.id}`), page.url()).href);
    await expect.poll(() => stored(elsewhere)).toBe(`[${unit.id}]`);
    const sent = elsewhere.waitForResponse(
      (response) => response.url().endsWith('/users/favorites') && response.request().method() !== 'GET',
    );
    await elsewhere.getByRole('main').getByRole('button', { name: labels.save, exact: true }).click();
    await expect.poll(() => stored(elsewhere)).toBe(`[${unit.id},${other.id}]`);
    await sent;
    await elsewhere.context().close();
    await page.reload();
    await expect.poll(() => stored(page)).toBe(`[${unit.id},${other.id}]`);
  });
}

test('two tabs show the same list', async ({ context, request }) => {
  const [first] = await units(request, 1);
  if (!first) throw new Error('B2 has no home');
  const [one, other] = [await context.newPage(), await context.newPage()];
  await saveUnits(one, [first.id]);
  await one.goto('/masterplan/1');
  await other.goto('/masterplan/1');
  await other.getByRole('button', { name: /^Favourites/ }).click();
  await expect(other.getByText(`Apartment ${first.name}`)).toBeVisible();
  await one.getByRole('button', { name: /^Favourites/ }).click();
  await one.getByRole('button', { name: `Remove apartment ${first.name}` }).click();
  await expect(other.getByText('You have not saved a home yet')).toBeVisible();
});

for (const [what, text] of [
  ['what is no list', '{"a":1'],
  ['ids of homes that do not exist', '[2000000000]'],
]) {
  test(`a browser that holds ${what} under the key of the favourites opens the card`, async ({ page }) => {
    await page.addInitScript((kept) => localStorage.setItem('favorites', kept ?? ''), text);
    await page.goto('/masterplan/1');
    await page.getByRole('button', { name: /^Favourites/ }).click();
    await expect(
      page.getByText(/You have not saved a home yet|This home is no longer offered/),
    ).toBeVisible();
  });
}

test('a visitor whose browser keeps nothing opens the card', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/masterplan/1');
  await page.getByRole('button', { name: /^Favourites/ }).click();
  await expect(page.getByText('You have not saved a home yet')).toBeVisible();
  expect(errors).toEqual([]);
});

test('[R2.006] two homes stand side by side on the page of the comparison', async ({ page, request }) => {
  const [first, second] = await units(request, 2);
  if (!first || !second) throw new Error('B2 has no two homes');
  await page.goto(`/compare-apartments-view?ids=${first.id},${second.id}`);
  const table = page.getByRole('table');
  await expect(table.getByRole('link', { name: second.name })).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(1);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByText('Differences only').click();
  await page.getByRole('button', { name: `Remove apartment ${first.name} from the comparison` }).click();
  await expect(page).toHaveURL(new RegExp(`ids=${second.id}$`));
});

test('the comparison is read on a phone, in Serbian, two homes at a time', async ({ page, request }) => {
  const four = await units(request, 4);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/rs/compare-apartments-view?ids=${four.map(({ id }) => id).join(',')}`);
  await expect(page.getByText('Stanovi 1 i 2 od 4')).toBeVisible();
  await page.getByRole('button', { name: 'Sledeći stanovi' }).click();
  await expect(page.getByRole('link', { name: four[3]?.name ?? '' })).toBeVisible();
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWide).toBe(false);
});

test.describe('a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const [path, size] of [
    ['/masterplan/1', { width: 1440, height: 900 }],
    ['/rs/login', { width: 390, height: 844 }],
  ] as const) {
    test(`[R4.019] is asked for its choice of cookies at ${path}, and only until it is made`, async ({
      page,
    }) => {
      const problems = watchErrors(page);
      await page.setViewportSize(size);
      await page.goto(path);
      const line = page.getByRole('region', { name: /^(Cookies, by your choice|Kolačići)/ });
      await expect(line).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.closest('section') ?? null)).toBeNull();
      expect(await violationsOf(page)).toEqual([]);
      await line.getByRole('button', { name: /^(Reject All|Odbij sve)$/ }).click();
      await expect(line).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('button').first()).toBeVisible();
      await expect(line).toBeHidden();
      expect(problems).toEqual([]);
    });
  }

  test('is kept for a year, shown again, and nothing is asked of anybody else before or after', async ({
    page,
    context,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('http://localhost')) elsewhere.push(request.url());
    });
    // A page that names a tag, as that of an organisation may.
    await page.route('**/masterplan/1', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        '</head>',
        '<meta name="google-tag-id" content="G-TEST" /></head>',
      );
      // As the server's `GOOGLE_TAG_ID` does it: no Trusted Types, which a third party cannot be held to.
      const policy = response
        .headers()
        ['content-security-policy']?.replace(/;require-trusted-types-for[^;]*/, '');
      const headers = { ...response.headers(), 'content-security-policy': policy ?? '' };
      await route.fulfill({ response: response, headers, body: html });
    });
    await page.goto('/masterplan/1');
    const card = page.getByRole('region', { name: 'Cookies, by your choice' });
    await expect(card).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => name === 'cookiePreferences')).toEqual([]);
    expect(elsewhere).toEqual([]);
    await card.getByRole('button', { name: 'Reject All' }).click();
    await expect(card).toBeHidden();
    // A choice that comes before the shell is kept by it.
    const choice = async () => (await context.cookies()).find(({ name }) => name === 'cookiePreferences');
    await expect.poll(async () => (await choice())?.path).toBe('/');
    const cookie = await choice();
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
    expect(elsewhere).toEqual([]);

    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await card.getByRole('switch', { name: 'Statistics' }).press('Space');
    await card.getByRole('button', { name: 'Save Preferences' }).click();
    // Now it may be asked for; the policy of the server still decides whether it comes.
    await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(card.getByRole('switch', { name: 'Statistics' })).toBeChecked();
  });

  test('stands below the page from the first frame, and what is opened lies over it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/masterplan/1');
    await new PicturePage(page).isReady();
    const line = page.getByRole('region', { name: 'Cookies, by your choice' });
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeEnabled();
    expect(await controlIssues(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(line).toBeVisible();
    const favourites = page.getByRole('button', { name: /^Favourites/ });
    await favourites.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await controlIssues(page, '[role="dialog"]')).toEqual([]);
    await page.keyboard.press('Escape');
    // It gives the focus back a frame after it is gone, which would take it from the card.
    await expect(favourites).toBeFocused();
    await line.getByRole('button', { name: 'Choose' }).click();
    await expect(page.getByRole('switch', { name: 'Statistics' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(line.getByRole('button', { name: 'Choose' })).toBeFocused();
  });
});

/** Holds the scripts of the shell until the function that it gives is called. */
async function holdShell(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(react|vendor|main)\..*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test.describe('before the shell is there', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const [name, answered] of [
    ['Reject All', false],
    ['Accept All', true],
  ] as const) {
    test(`a first visit can say ${name}, and is not asked again`, async ({ page, context }) => {
      const release = await holdShell(page);
      await page.goto('/map', { waitUntil: 'commit' });
      const line = page.getByRole('region', { name: 'Cookies, by your choice' });
      await line.getByRole('button', { name }).click();
      await expect(line).toHaveCount(0);
      release();
      await expect(page.getByRole('combobox', { name: 'Search a town or project' })).toBeVisible();
      await expect(line).toHaveCount(0);
      const cookie = (await context.cookies()).find(({ name }) => name === 'cookiePreferences');
      expect(JSON.parse(decodeURIComponent(cookie?.value ?? '{}'))).toEqual({
        necessary: true,
        statistics: answered,
        marketing: answered,
      });
    });
  }

  test('the keyboard stays on the button that it came to', async ({ page }) => {
    const release = await holdShell(page);
    await page.goto('/map', { waitUntil: 'commit' });
    const choose = page
      .getByRole('region', { name: 'Cookies, by your choice' })
      .getByRole('button', { name: 'Choose' });
    await choose.focus();
    release();
    await expect(page.getByRole('combobox', { name: 'Search a town or project' })).toBeVisible();
    await expect(choose).toBeFocused();
    await choose.press('Enter');
    await expect(page.getByRole('switch', { name: 'Statistics' })).toBeVisible();
  });
});
