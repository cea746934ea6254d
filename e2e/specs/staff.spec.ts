import { expect, test } from '@playwright/test';
import { violationsOf } from '../pages/axe.ts';
import { command } from '../pages/commands.ts';
import { Mailbox } from '../pages/mails.ts';
import { demoPerson, signIn } from '../pages/people.ts';

/** Tabs that staff had at `/protected`, and where the studio has what they did. */
const MOVED = {
  units: '/projects/1/homes',
  enquiries: '/projects/1/requests',
  publishing: '/projects/1/publishing',
  previews: '/projects/1/previews',
  people: '/projects/1/accounts',
  signOn: '/projects/1/single-sign-on',
  releases: '/releases',
  ledger: '/ledger',
} as const;

test('a super admin sees how releases fare, by what pages have reported', async ({ page, context }) => {
  await signIn(context, demoPerson('super'));
  await page.goto('/studio/releases');
  await expect(page.getByRole('heading', { name: 'Releases', level: 2 })).toBeVisible();
  const loads = page.getByRole('table', { name: 'Versions of mf-account' }).getByRole('cell').nth(1);
  // A page reports when it is left, and what it reports is counted a moment later.
  await expect(async () => {
    await page.reload();
    await expect(loads).toHaveText(/^[1-9]\d*$/, { timeout: 2_000 });
  }).toPass();
  const own = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'mf-account' }) });
  await expect(own.getByRole('figure')).toContainText('Bad rate by the hour');
  await expect(own.getByText(/: \d.*, by /)).toBeVisible();
  await own.getByText('As a table').click();
  await expect(own.getByRole('table', { name: 'Bad rate of mf-account by the hour' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('what a super admin had at the former page of staff is in the studio, in both languages', async ({
  page,
  context,
}) => {
  await signIn(context, demoPerson('super'));
  for (const prefix of ['', '/rs']) {
    for (const [tab, path] of Object.entries(MOVED)) {
      await page.goto(`${prefix}/protected?project=1&tab=${tab}`);
      await expect(page).toHaveURL(`${prefix}/studio${path}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    }
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
  await page.getByRole('link', { name: /^Studio/ }).click();
  await page.getByRole('link', { name: 'Porto Vala', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Publishing' })).toBeVisible();
});
