import { expect, test } from '@playwright/test';
import { violationsOf } from '../pages/axe.ts';
import { command } from '../pages/commands.ts';
import { Mailbox } from '../pages/mails.ts';
import { demoPerson, signIn } from '../pages/people.ts';

test('a super admin sees how releases fare, by what pages have reported', async ({ page, context }) => {
  await signIn(context, demoPerson('super'));
  await page.goto('/protected');
  await expect(page.getByRole('heading', { name: 'For you' })).toBeVisible();
  const loads = page.getByRole('table', { name: 'Versions of mf-account' }).getByRole('cell').nth(1);
  // A page reports when it is left, and what it reports is counted a moment later.
  await expect(async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'Releases' }).click();
    await expect(loads).toHaveText(/^[1-9]\d*$/, { timeout: 2_000 });
  }).toPass();
  const own = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'mf-account' }) });
  await expect(own.getByRole('figure')).toContainText('Bad rate by the hour');
  await expect(own.getByText(/: \d.*, by /)).toBeVisible();
  await own.getByText('As a table').click();
  await expect(own.getByRole('table', { name: 'Bad rate of mf-account by the hour' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('all tabs of a super admin stand on one line, in both languages', async ({ page, context }) => {
  await signIn(context, demoPerson('super'));
  for (const prefix of ['', '/rs']) {
    await page.goto(`${prefix}/protected`);
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(7);
    const tops = await tabs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, prefix).toBe(1);
  }
});

test('who is invited chooses a password by the mailed link and has the role', async ({ page, request }) => {
  const email = `eva.${crypto.randomUUID()}@colleagues.example`;
  expect(await command('app:admin', ['invite', email, 'project_editor'])).toContain('on its way');
  await page.goto(await new Mailbox(request, email).link('reset-login'));
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('a-long-password');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('a-long-password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL(/\/login\?password-saved=1$/);
  await page.getByLabel('E-mail or user name').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a-long-password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await page.goto('/protected');
  await expect(page.getByText(`${email} · project editor`)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Publishing' })).toBeVisible();
});
