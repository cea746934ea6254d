import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../pages/axe.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { test } from '../pages/openid-provider.ts';
import { demoPerson, signIn } from '../pages/people.ts';
import { expectSound } from '../pages/sound.ts';
import { totpCode } from '../pages/totp.ts';

// The organisation has one provider at a time, which is this worker's.
test.describe.configure({ mode: 'default' });

const TEXTS = {
  en: {
    login: '/login?to=%2Fprofile',
    profile: '/profile',
    person: 'E-mail or user name',
    continue: /^Continue with /,
    stopped: /^You stopped the login/,
    unverified: /has not confirmed your address/,
    foreign: /is not one of its own/,
    refused: /^This login could not be checked/,
    firstName: 'First name',
    ok: 'OK',
    desk: '/studio/projects/1/single-sign-on',
    domains: 'E-mail domains',
    save: 'Save',
    domainNeeded: 'Type at least one domain, such as example.com.',
  },
  rs: {
    login: '/rs/login?to=%2Frs%2Fprofile',
    profile: '/rs/profile',
    person: 'E-adresa ili korisničko ime',
    continue: /^Nastavite preko: /,
    stopped: /^Prekinuli ste prijavu/,
    unverified: /nije potvrdila Vašu adresu/,
    foreign: /organizacija nije njena/,
    refused: /^Ova prijava/,
    firstName: 'Ime',
    ok: 'U redu',
    desk: '/rs/studio/projects/1/single-sign-on',
    domains: 'Domeni e-pošte',
    save: 'Sačuvajte',
    domainNeeded: 'Unesite bar jedan domen, na primer example.com.',
  },
} as const;

test.beforeEach(async ({ page }) => {
  // The pages of the provider want one, and wait for it.
  await page.route('https://fonts.googleapis.com/**', (route) => route.abort());
});

/** What the provider asks on pages of its own: who it is, and then whether we may know. */
async function signInThere(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('any');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
}

for (const [language, text] of Object.entries(TEXTS)) {
  const name = language === 'en' ? 'ana' : 'ivo';

  test(`people of an organisation log in at its provider, without a pointer, in ${language}`, async ({
    page,
    organization,
  }) => {
    const keyboard = new Keyboard(page);
    await page.goto(text.login);
    await keyboard.type(page.getByLabel(text.person), `${name}@${organization.domain}`);
    const button = page.getByRole('button', { name: text.continue });
    await expect(button).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await keyboard.press(button);
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:/);
    await signInThere(page, name);
    await expect(page).toHaveURL(text.profile);
    await page.getByRole('dialog').getByRole('button', { name: text.ok, exact: true }).press('Enter');
    await expect(page.getByLabel(text.firstName, { exact: true })).toHaveValue('Ana');
    // Neither going back nor a reload gives the code once more.
    await page.goBack();
    expect(page.url()).not.toMatch(/code=|state=/);
    await page.goto(text.profile);
    await expect(page.getByLabel(text.firstName, { exact: true })).toHaveValue('Ana');
  });

  test(`who gives up at the provider, or is refused, stands where they were, in ${language}`, async ({
    page,
    organization,
  }) => {
    const email = `mia@${organization.domain}`;
    await page.goto(text.login);
    await page.getByLabel(text.person).fill(email);
    const button = page.getByRole('button', { name: text.continue });
    await button.click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toContainText(text.stopped);
    await expect(page).toHaveURL(text.login);
    await expect(page.getByLabel(text.person)).toHaveValue(email);
    expect(await violationsOf(page)).toEqual([]);
    await button.click();
    await signInThere(page, 'mia');
    await expect(page.getByRole('alert')).toContainText(text.unverified);
    await expect(page).toHaveURL(text.login);
    await expect(page.getByLabel(text.person)).toHaveValue(email);
    // Else the provider knows who it is.
    await page.context().clearCookies({ domain: '127.0.0.1' });
    await button.click();
    await signInThere(page, 'eva');
    await expect(page.getByRole('alert')).toContainText(text.foreign);
    await page.goto(`${text.login}&code=of-another&state=of-another`);
    await expect(page.getByRole('alert')).toContainText(text.refused);
    expect(page.url()).not.toMatch(/code=|state=/);
  });

  test(`a super admin adds a domain to the login of an organisation, without a pointer, in ${language}`, async ({
    page,
    browser,
    organization,
  }) => {
    await signIn(page.context(), demoPerson('super'));
    const keyboard = new Keyboard(page);
    await page.goto(text.desk);
    const domains = page.getByLabel(text.domains);
    // The other language may have added one before.
    await expect(domains).toHaveValue(new RegExp(`^${organization.domain}`));
    await expectSound(page);
    await domains.fill('ana@people.example');
    await keyboard.press(page.getByRole('button', { name: text.save }));
    await expect(page.getByText(text.domainNeeded)).toBeVisible();
    await expectSound(page);
    const added = `${language}.${organization.domain}`;
    await domains.fill(`${organization.domain}, ${added}`);
    await keyboard.press(page.getByRole('button', { name: text.save }));
    await expect(domains).toHaveValue(`${organization.domain}, ${added}`);
    const visitor = await browser.newPage();
    await visitor.goto(text.login);
    await visitor.getByLabel(text.person).fill(`ana@${added}`);
    await expect(visitor.getByRole('button', { name: text.continue })).toBeVisible();
    await visitor.close();
  });
}

test('who has a second step of their own is asked for it after the login of the organization', async ({
  page,
  organization,
}) => {
  const text = TEXTS.en;
  const security = '/login?to=%2Fprofile%3Ftab%3Dsecurity';
  const begin = async () => {
    await page.goto(security);
    await page.getByLabel(text.person).fill(`una@${organization.domain}`);
    await page.getByRole('button', { name: text.continue }).click();
  };
  const welcome = () => page.getByRole('dialog').getByRole('button', { name: text.ok, exact: true }).click();
  await begin();
  await signInThere(page, 'una');
  await welcome();
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const key = (await page.getByText(/^Key: /).textContent())?.replace('Key: ', '') ?? '';
  await page.getByRole('textbox', { name: 'Code of the app' }).fill(totpCode(key));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await codes.getByRole('button', { name: 'I have them' }).click();
  // As on another device.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());

  await begin();
  await signInThere(page, 'una');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
  await page.keyboard.press('Enter');
  await welcome();
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
});
