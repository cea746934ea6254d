import { expect, type Page, test } from '@playwright/test';
import { Canaries } from '../pages/canary.ts';
import { newPerson } from '../pages/people.ts';
import { releaseCommand } from '../pages/releases.ts';

const canaries = new Canaries();
test.afterEach(() => canaries.end());

const EMAIL = 'ana@visitors.example';
const PASSWORD = 'a-long-password';

/** The three fields of the registration. */
function fields(page: Page) {
  const form = page.getByRole('form', { name: 'Register' });
  return { form, email: form.getByLabel('E-mail'), passwords: form.locator('input[type="password"]') };
}

async function fillIn(page: Page): Promise<void> {
  const { email, passwords } = fields(page);
  await email.fill(EMAIL);
  await passwords.nth(0).fill(PASSWORD);
  await passwords.nth(1).fill(PASSWORD);
}

async function expectTyped(page: Page, password: string): Promise<void> {
  const { email, passwords } = fields(page);
  await expect(email).toHaveValue(EMAIL);
  await expect(passwords.nth(0)).toHaveValue(password);
  await expect(passwords.nth(1)).toHaveValue(password);
}

for (const taken of ['abort', 'rollback'] as const) {
  test(`a ${taken} leaves a half-filled registration as it is until the visitor goes on`, async ({
    page,
  }) => {
    const variant = await canaries.release((_, text) => text);
    if (taken === 'rollback') await releaseCommand('promote', variant.app, '--force');
    await page.goto('/signup');
    await fillIn(page);
    const { form, email } = fields(page);
    await expect(form).toHaveAttribute('data-unsent', `${variant.app}@${variant.version}`);
    await releaseCommand(taken, variant.app);
    const asked = page.waitForResponse('**/discovery.json');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await asked;
    await expectTyped(page, PASSWORD);
    await expect(form).toHaveAttribute('data-unsent', `${variant.app}@${variant.version}`);
    // The next page is of the version in its place, and so is this one then.
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('form', { name: 'Log in' })).toBeVisible();
    await page.goBack();
    await expect(email).toHaveValue(EMAIL);
    await expect(form).not.toHaveAttribute('data-unsent', `${variant.app}@${variant.version}`);
  });
}

test('a throw long after the mount, a reload and a login in between keep what was typed', async ({
  page,
  request,
}) => {
  await canaries.release((file, text) =>
    file.includes('page-signup')
      ? text.replaceAll(
          '"account.signup.title"',
          '(()=>{if(globalThis.breaks)throw new Error("broken on purpose");return "account.signup.title"})()',
        )
      : text,
  );
  await page.goto('/signup');
  await fillIn(page);
  const { form, email } = fields(page);
  const before = await form.getAttribute('data-unsent');
  await page.evaluate(() => Object.assign(window, { breaks: true }));
  // What is typed next draws the page once more, which throws: the stable version takes its place.
  await email.press('End');
  await email.press('x');
  await expect(form).toHaveAttribute('data-unsent', /^mf-account@/);
  await expect(form).not.toHaveAttribute('data-unsent', before ?? '');
  await email.fill(EMAIL);
  await expectTyped(page, PASSWORD);

  await page.reload();
  await expectTyped(page, '');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(PASSWORD);

  const person = await newPerson(request);
  await page.goto('/login');
  await page.getByLabel('E-mail or user name').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await page.goto('/signup');
  await expectTyped(page, '');
});
