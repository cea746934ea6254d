import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../pages/axe.ts';
import { watchErrors } from '../pages/console.ts';
import { Mailbox } from '../pages/mails.ts';
import { demoPerson, signIn } from '../pages/people.ts';

const VISITOR = demoPerson('visitor');

async function logIn(page: Page, person: string, password: string): Promise<void> {
  await page.getByLabel('E-mail or user name').fill(person);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** The notice of a login that went well. */
async function closeNotice(page: Page): Promise<void> {
  const notice = page.getByRole('dialog').filter({ hasText: 'Successfully registered/logged in' });
  await notice.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(notice).toBeHidden();
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).first().fill(password);
}

test('[R2.007] [R2.016] [R2.017] [R2.109] [R8.008] a visitor registers, confirms, logs in, changes the profile, forgets the password and sets another', async ({
  page,
  request,
  browser,
}) => {
  const problems = watchErrors(page);
  const email = `ana.${Date.now()}@visitors.example`;
  const mailbox = new Mailbox(request, email);

  await page.goto('/signup');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('first-password');
  await page.getByLabel('Confirm password').fill('first-password');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/login\?signed-up=1$/);
  await expect(page.getByText('Successfully signed up. Please login to proceed.')).toBeVisible();

  await page.goto(await mailbox.link('email-verified'));
  await expect(page.getByRole('heading', { name: 'E-mail confirmed' })).toBeVisible();
  await expect(page).toHaveURL(/\/email-verified$/);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();

  await logIn(page, email, 'first-password');
  await closeNotice(page);
  await expect(page).toHaveURL(/\/map$/);
  await page.getByRole('button', { name: email }).click();
  await page.getByRole('link', { name: 'My profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Šćepanović');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Ana Šćepanović' })).toBeVisible();

  const other = await browser.newPage({ serviceWorkers: 'block' });
  await other.goto(new URL('/login?to=/profile', page.url()).href);
  await logIn(other, email, 'first-password');
  await closeNotice(other);

  await page.getByRole('tab', { name: 'Password' }).click();
  await choosePassword(page, 'second-password');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('The new password is saved')).toBeVisible();

  // The other browser is signed out; the one that changed the password is not.
  await other.reload();
  await expect(other).toHaveURL(/\/login\?to=%2Fprofile$/);
  await other.close();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ana');

  await page.getByRole('button', { name: 'Ana Šćepanović' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/map$/);
  await page.goto('/login');
  await logIn(page, email, 'first-password');
  await expect(page.getByRole('alert')).toContainText("The email and password you entered don't match");
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail or user name').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Password reset email has been sent')).toBeVisible();

  const reset = await mailbox.link('reset-login');
  await page.goto(reset);
  await expect(page).toHaveURL(/\/reset-login$/);
  await choosePassword(page, 'third-password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('The new password is saved')).toBeVisible();
  await logIn(page, email, 'third-password');
  await closeNotice(page);
  await expect(page).toHaveURL(/\/map$/);
  // A refused login is an answer that the browser writes to the console; nothing else is there.
  expect(problems.filter((text) => !text.includes('401'))).toEqual([]);

  await page.goto(reset);
  await expect(page.getByRole('heading', { name: 'Link not valid' })).toBeVisible();
});

test('[R2.009] [R2.013] [R8.006] the login leads to where the visitor wanted, and nowhere else', async ({
  page,
}) => {
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?to=%2Fprofile');
  await logIn(page, VISITOR.email, VISITOR.password);
  await closeNotice(page);
  await expect(page).toHaveURL('/profile');
  await page.goto('/map');
  await page.getByRole('button', { name: 'Demo visitor' }).click();
  await page.getByRole('link', { name: 'My profile' }).click();
  await expect(page).toHaveURL('/profile');
  for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example/map', 'javascript:alert(1)']) {
    await page.goto(`/login?to=${encodeURIComponent(to)}`);
    await expect(page).toHaveURL('/map');
  }
});

test('[R2.015] [R8.011] the link of the confirmation can be asked for again', async ({ page }) => {
  await page.goto('/resendemailverification');
  await expect(page).toHaveURL('/ResendEmailAddressVerification');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody@visitors.example');
  await page.getByRole('button', { name: 'Send new link' }).click();
  await expect(page.getByText('Email address confirmation email has been sent')).toBeVisible();
});

test('[R2.008] [R8.010] the link of a new password can be asked for', async ({ page }) => {
  await page.goto('/ForgotPassword');
  await page.getByLabel('E-mail or user name').fill('nobody@visitors.example');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Password reset email has been sent')).toBeVisible();
});

test('no account page breaks a rule of WCAG 2.2 AA that a machine can check', async ({ page }) => {
  for (const path of [
    '/login?signed-up=1',
    '/signup',
    '/ForgotPassword',
    '/email-verified',
    '/reset-login',
    '/newsletter#token=unknown',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const submit = page.locator('form button[type=submit]');
    if (await submit.count()) await submit.click();
    expect(await violationsOf(page)).toEqual([]);
  }
});

test('no page for signed-in people breaks a rule of WCAG 2.2 AA that a machine can check, in Serbian', async ({
  page,
  context,
}) => {
  await signIn(context, demoPerson('admin'));
  await page.goto('/rs/profile');
  await expect(page.getByRole('tab')).toHaveCount(3);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('form')).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('tab').last().click();
  await expect(page.getByRole('list', { name: 'Gde ste prijavljeni' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/rs/protected');
  await expect(page.getByRole('link', { name: /Radionica/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
