import { expect, type Route } from '@playwright/test';
import { Mailbox } from '../pages/mails.ts';
import { conformance, type Visit } from './visit.ts';

conformance('account pages of a guest, and of somebody with an account', async (visit) => {
  if (visit.isMember) {
    await visit.becomeNewPerson();
    await seesTheProfile(visit);
    await changesThePassword(visit);
    await logsOut(visit);
    return;
  }
  await misreadsTheLogin(visit);
  await registers(visit);
  await forgetsThePassword(visit);
});

const refuse = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    body: JSON.stringify({ message: 'Refused here' }),
  });

/** What a call says when the server does not do as it should. */
async function whileRefused(
  { page }: Visit,
  call: string,
  status: number,
  look: () => Promise<unknown>,
): Promise<void> {
  await page.route(`**/api/v1/users/${call}`, refuse(status));
  await look();
  await page.unroute(`**/api/v1/users/${call}`);
}

/** The message at a field; the list above the fields repeats it. */
const said = ({ main, labels }: Visit, id: string) => main.getByText(labels(id)).last();

const submit = ({ main }: Visit) => main.locator('form button[type=submit]').first();

async function misreadsTheLogin(visit: Visit): Promise<void> {
  const { page, labels, main } = visit;
  await visit.open('/login');
  const person = main.getByRole('textbox', { name: labels('account.field.person') });
  const password = main.getByLabel(labels('account.field.password'), { exact: true });
  await visit.row('R2.009, R5.025, R5.027', 'the login says what it needs', async () => {
    await submit(visit).click();
    await expect(said(visit, 'form.password.required')).toBeVisible();
    await expect(main.getByText(labels('form.required'), { exact: true }).last()).toBeVisible();
  });
  await person.fill('nobody@visitors.example');
  await password.fill('not-the-password');
  const alert = main.getByRole('alert');
  await visit.row(
    'R8.005, R8.004',
    'a login with the wrong password says so, in the language of the page',
    async () => {
      await submit(visit).click();
      await expect(alert).toContainText(labels('account.login.mismatch'));
    },
  );
  for (const [id, status, message] of [
    ['R8.002', 403, 'account.login.unauthorized'],
    ['R8.001', 500, 'account.login.failed'],
  ] as const) {
    await visit.row(id, `a login that is met with ${status} says so, and what was typed stays`, () =>
      whileRefused(visit, 'auth', status, async () => {
        await submit(visit).click();
        await expect(alert).toContainText(labels(message));
        await expect(person).toHaveValue('nobody@visitors.example');
      }),
    );
  }
  await visit.row('R2.104', 'the page of the login asks nobody to turn the phone', async () => {
    await expect(page.getByText(labels('shell.rotate'))).toBeHidden();
  });
}

async function registers(visit: Visit): Promise<void> {
  const { page, labels, main, prefix } = visit;
  await main.getByRole('link', { name: labels('common.register') }).click();
  const email = main.getByRole('textbox', { name: labels('account.field.email') });
  const password = main.getByLabel(labels('account.field.password'), { exact: true });
  const confirmation = main.getByLabel(labels('account.field.confirmation'), { exact: true });
  await visit.row(
    'R2.017, R5.023, R5.024, R5.026',
    'the registration says what its fields take',
    async () => {
      await expect(page).toHaveURL(new RegExp(`${prefix}/signup`));
      // The page of the login stands until that of the address is drawn, and has a field of that name.
      await expect(confirmation).toBeVisible();
      await email.fill('ana');
      await password.fill('1234567');
      await confirmation.fill('12345678');
      await submit(visit).click();
      await expect(said(visit, 'account.rule.email')).toBeVisible();
      await expect(said(visit, 'form.password.too-short')).toBeVisible();
      await expect(said(visit, 'form.mismatch')).toBeVisible();
    },
  );
  const address = `ana.${crypto.randomUUID()}@visitors.example`;
  await email.fill(address);
  await password.fill('first-password');
  await confirmation.fill('first-password');
  for (const [id, status, message] of [
    ['R8.003', 500, 'account.signup.failed'],
    ['R8.007', 409, 'account.signup.refused'],
  ] as const) {
    await visit.row(id, `a registration that is met with ${status} says so`, () =>
      whileRefused(visit, 'signup', status, async () => {
        await submit(visit).click();
        await expect(main.getByRole('alert')).toContainText(labels(message));
        await expect(email).toHaveValue(address);
      }),
    );
  }
  await visit.row(
    'R2.109, R8.008, R4.038, R4.039',
    'a registration leads to the login and says so',
    async () => {
      await submit(visit).click();
      await expect(page).toHaveURL(`${prefix}/login?signed-up=1`);
      await expect(page.getByText(labels('account.signup.success'))).toBeVisible();
      await visit.open('/signup');
      await expect(email).toHaveValue('');
    },
  );
  await visit.row('R2.007', 'the link of the mail confirms the address', async () => {
    await page.goto(await new Mailbox(visit.request, address).link('email-verified'));
    await expect(page.getByRole('heading', { name: labels('account.verified.confirmed') })).toBeVisible();
  });
  await visit.row('R8.006, R2.084', 'a login says that it went well, in a notice with OK alone', async () => {
    await visit.open('/login');
    await main.getByRole('textbox', { name: labels('account.field.person') }).fill(address);
    await password.fill('first-password');
    await submit(visit).click();
    const notice = page.getByRole('dialog').filter({ hasText: labels('account.login.success') });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('button', { name: labels('shell.notice.register') })).toHaveCount(0);
  });
  await visit.row('R2.083, R2.086, R2.088', 'the notice stays until OK, which leads to the map', async () => {
    const notice = page.getByRole('dialog').filter({ hasText: labels('account.login.success') });
    await page.keyboard.press('Escape');
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: labels('shell.notice.ok') }).click();
    await expect(notice).toBeHidden();
    await expect(page).toHaveURL(`${prefix}/map`);
  });
  await visit.context.clearCookies({ name: /session|token|refresh/ });
}

async function forgetsThePassword(visit: Visit): Promise<void> {
  const { page, labels, main } = visit;
  for (const [id, path, field, message] of [
    ['R2.008, R8.010', '/ForgotPassword', 'account.field.person', 'account.forgot.sent'],
    ['R2.015, R8.011', '/ResendEmailAddressVerification', 'account.field.email', 'account.resend.sent'],
  ] as const) {
    await visit.row(id, `${path} sends a mail and says so`, async () => {
      await visit.open(path);
      await main.getByRole('textbox', { name: labels(field) }).fill('nobody@visitors.example');
      await submit(visit).click();
      await expect(page.getByText(labels(message))).toBeVisible();
    });
  }
  await visit.row('R2.016', 'the page of a new password refuses a link that is not valid', async () => {
    await visit.open('/reset-login#token=nothing');
    await expect(page.getByRole('heading', { name: labels('account.reset.invalid') })).toBeVisible();
  });
}

async function seesTheProfile(visit: Visit): Promise<void> {
  const { page, labels, main } = visit;
  await visit.open('/profile');
  const first = main.getByLabel(labels('account.field.first-name'), { exact: true });
  const last = main.getByLabel(labels('account.field.last-name'), { exact: true });
  await visit.row(
    'R2.013, R2.101',
    'the profile is a card of at most 800 px with the two tabs, and one for security',
    async () => {
      await expect(main.getByRole('tab')).toHaveText([
        labels('common.myProfile'),
        labels('account.field.password'),
        labels('account.security.title'),
      ]);
      const box = await main.getByRole('dialog').boundingBox();
      expect(box?.width).toBeLessThanOrEqual(800);
    },
  );
  await visit.row('R5.031', 'the e-mail cannot be changed', async () => {
    await expect(main.getByLabel(labels('account.field.email'))).toBeDisabled();
  });
  await visit.row(
    'R5.029, R5.030, R5.034',
    'names have 1 to 25 characters, and unchanged ones are not saved',
    async () => {
      await expect(submit(visit)).toBeDisabled();
      await first.fill('A'.repeat(26));
      await last.fill('Anić');
      await first.blur();
      await expect(said(visit, 'form.name.too-long')).toBeVisible();
      await expect(submit(visit)).toBeDisabled();
      await first.fill('');
      await first.blur();
      await expect(main.getByText(labels('form.required'), { exact: true }).last()).toBeVisible();
      await expect(submit(visit)).toBeDisabled();
      await first.fill('A'.repeat(25));
      await expect(submit(visit)).toBeEnabled();
    },
  );
  await visit.row('R8.009', 'what the server refuses is said in its own words, under Profile', async () => {
    await page.route('**/api/v1/users', (route) =>
      route.request().method() === 'PATCH' ? refuse(400)(route) : route.fallback(),
    );
    await submit(visit).click();
    await expect(page.getByText('Refused here')).toBeVisible();
    await expect(page.getByText(labels('account.profile.title'), { exact: true })).toBeVisible();
    await page.unroute('**/api/v1/users');
  });
  await visit.row('R1.004', 'the names are saved', async () => {
    await first.fill('Iva');
    await last.fill('Anić');
    await submit(visit).click();
    await expect(page.getByText(labels('account.profile.saved'), { exact: true })).toBeVisible();
  });
}

async function changesThePassword(visit: Visit): Promise<void> {
  const { labels, main } = visit;
  await main.getByRole('tab', { name: labels('account.field.password') }).click();
  const password = main.getByRole('textbox', { name: labels('account.field.new-password'), exact: true });
  const confirmation = main.getByRole('textbox', { name: labels('account.field.confirmation') });
  await visit.row(
    'R5.032, R5.033',
    'a password has 8 characters, and its confirmation is the same',
    async () => {
      await password.fill('1234567');
      await confirmation.first().fill('12345678');
      await submit(visit).click();
      await expect(said(visit, 'account.rule.profile-password-min')).toBeVisible();
      await expect(said(visit, 'form.mismatch')).toBeVisible();
    },
  );
  await visit.row('R8.012', 'a new password is saved', async () => {
    await password.fill('second-password');
    await confirmation.first().fill('second-password');
    await submit(visit).click();
    await expect(main.getByText(labels('account.reset.saved'))).toBeVisible();
  });
  await visit.row('R8.013', 'a new project password is saved', async () => {
    await main
      .getByRole('textbox', { name: labels('account.field.project-password') })
      .fill('project-password');
    await confirmation.last().fill('project-password');
    await main.locator('form button[type=submit]').last().click();
    await expect(main.getByText(labels('account.project-password.saved'))).toBeVisible();
  });
}

async function logsOut(visit: Visit): Promise<void> {
  const { page, labels, panels, prefix } = visit;
  await visit.row('R2.110', 'who logs out comes to the start', async () => {
    await panels.menuButton.click();
    await panels.menu.getByRole('button', { name: labels('shell.bar.logout') }).click();
    await expect(page).toHaveURL(`${prefix}/map`);
    await visit.open('/profile');
    await expect(page).toHaveURL(new RegExp(`${prefix}/login`));
  });
}
