import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { Unit } from '@suite/api';
import { demoBuilding, demoUnits } from '../pages/demo.ts';
import { Mailbox } from '../pages/mails.ts';
import { demoPerson, signIn } from '../pages/people.ts';

async function freeUnit(request: APIRequestContext): Promise<Unit> {
  const units = await demoUnits(request, await demoBuilding(request, 'B2'));
  const unit = units.find(({ status }) => status === 'available');
  if (!unit) throw new Error('B2 has no available home');
  return unit;
}

const pathOf = ({ masterplanId, buildingId, id }: Unit) =>
  `/masterplan/${masterplanId}/building/${buildingId}/apartment/${id}`;

test('[R1.003] on the same page a registered visitor has prices, favourites, comparison and a profile, a stranger has not', async ({
  page,
  request,
  browser,
}) => {
  const unit = await freeUnit(request);
  const facts = (one: Page) => one.getByRole('main');
  const save = (one: Page) => one.getByRole('banner').getByRole('button', { name: 'Save this home' });
  const kept = (one: Page, key: string) => one.evaluate((name) => localStorage.getItem(name) ?? '', key);

  await page.goto(pathOf(unit));
  await expect(facts(page).getByRole('button', { name: 'Ask for price' })).toBeVisible();
  await expect(facts(page).getByText('€')).toHaveCount(0);
  await save(page).click();
  const notice = page.getByRole('dialog').filter({ hasText: 'available only for registered users' });
  await expect(notice.getByRole('button', { name: 'Register' })).toBeVisible();
  expect(await kept(page, 'favorites')).not.toContain(String(unit.id));
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?to=%2Fprofile');

  const context = await browser.newContext({ serviceWorkers: 'block' });
  const own = await context.newPage();
  await signIn(context, demoPerson('visitor'));
  await own.goto(pathOf(unit));
  await expect(facts(own).getByText('€').first()).toBeVisible();
  await save(own).click();
  await expect.poll(() => kept(own, 'favorites')).toContain(String(unit.id));
  await facts(own).getByRole('button', { name: 'Compare' }).click();
  await expect(own.getByRole('banner').getByRole('button', { name: /^Compare/ })).toContainText('1');
  await own.getByRole('button', { name: 'Demo visitor' }).click();
  await own.getByRole('link', { name: 'My profile' }).click();
  await expect(own).toHaveURL('/profile');
  await context.close();
});

async function logIn(page: Page, person: string, password: string): Promise<void> {
  await page.goto('/login?to=/profile');
  await page.getByLabel('E-mail or user name').fill(person);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page).toHaveURL('/profile');
}

test('[R1.004] [R8.013] a registered visitor changes name, password and project password, and logs in with each', async ({
  page,
  request,
}) => {
  const email = `iva.${crypto.randomUUID()}@visitors.example`;
  const password = 'first-password';
  await request.post('/api/v1/users/signup', { data: { email, password, localization: 'en' } });
  const link = await new Mailbox(request, email).link('email-verified');
  const token = new URLSearchParams(link.split('#')[1]).get('token');
  await request.post('/api/v1/users/confirm-email-verify', { data: { token } });

  await logIn(page, email, password);
  await page.getByLabel('First name').fill('Iva');
  await page.getByLabel('Last name').fill('Đurić');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Password' }).click();
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('second-password');
  await page.getByRole('textbox', { name: 'Confirm password' }).first().fill('second-password');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('The new password is saved')).toBeVisible();
  await page.getByRole('textbox', { name: 'New project password' }).fill('project-password');
  await page.getByRole('textbox', { name: 'Confirm password' }).last().fill('project-password');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('The new project password is saved')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Iva');
  for (const changed of ['second-password', 'project-password']) {
    await page.getByRole('button', { name: 'Iva Đurić' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/map');
    await logIn(page, email, changed);
    await expect(page.getByLabel('First name')).toHaveValue('Iva');
  }
});
