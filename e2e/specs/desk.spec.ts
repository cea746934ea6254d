import { expect, test } from '@playwright/test';
import { violationsOf } from '../pages/axe.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { Mailbox } from '../pages/mails.ts';
import { demoPerson, signIn } from '../pages/people.ts';
import { expectSound } from '../pages/sound.ts';

const TEXTS = {
  en: {
    menu: 'Menu',
    desk: 'Studio',
    path: '/studio',
    ledger: 'Audit ledger',
    what: 'What',
    outcome: 'Outcome',
    search: 'Search',
    refused: 'Refused: wrong user name or password',
    export: 'Export CSV',
    people: 'Accounts',
    email: 'Colleague’s e-mail',
    give: 'Give the role',
    role: 'sales agent: given on this project',
    why: 'What may they do, and why?',
    because: 'Yes, as sales agent',
    disable: 'Disable',
    enable: 'Enable',
  },
  rs: {
    menu: 'Meni',
    desk: 'Radionica',
    path: '/rs/studio',
    ledger: 'Dnevnik radnji',
    what: 'Šta',
    outcome: 'Ishod',
    search: 'Pretražite',
    refused: 'Odbijeno: pogrešno korisničko ime ili lozinka',
    export: 'Preuzmite CSV',
    people: 'Nalozi',
    email: 'E-adresa kolege',
    give: 'Dodelite ulogu',
    role: 'prodajni agent: dodeljeno na ovom projektu',
    why: 'Šta sme i zašto?',
    because: 'Da, kao prodajni agent',
    disable: 'Onemogućite',
    enable: 'Omogućite',
  },
} as const;

/** By the menu, where it is one press, and the links from there. */
async function openDesk(
  keyboard: Keyboard,
  text: (typeof TEXTS)['en' | 'rs'],
  ...links: readonly string[]
): Promise<void> {
  const { page } = keyboard;
  await page.goto(text.path.replace('/studio', '/map'));
  await keyboard.press(page.getByRole('banner').getByRole('button', { name: text.menu }));
  await keyboard.press(page.getByRole('dialog').getByRole('link', { name: text.desk }));
  await expect(page).toHaveURL(text.path);
  for (const name of links)
    await keyboard.press(page.getByRole('main').getByRole('link', { name, exact: true }));
}

for (const [language, text] of Object.entries(TEXTS)) {
  test(`a super admin finds a refused login in the ledger, and exports it, without a pointer, in ${language}`, async ({
    page,
    context,
    request,
  }) => {
    const { email } = demoPerson('visitor');
    const attempt = { email, password: 'not the password' };
    await expect
      .poll(async () => (await request.post('/api/v1/users/auth', { data: attempt })).status())
      .toBe(401);
    await signIn(context, demoPerson('super'));
    const keyboard = new Keyboard(page);
    await openDesk(keyboard, text, text.ledger);
    const form = page.getByRole('form', { name: text.ledger });
    await keyboard.reach(form.getByLabel(text.what, { exact: true }));
    await form.getByLabel(text.what, { exact: true }).selectOption('log-in');
    await keyboard.reach(form.getByLabel(text.outcome, { exact: true }));
    await form.getByLabel(text.outcome, { exact: true }).selectOption('refused');
    await keyboard.press(form.getByRole('button', { name: text.search }));
    await expect(page.getByRole('listitem').filter({ hasText: text.refused }).first()).toBeVisible();
    const download = page.waitForEvent('download');
    await keyboard.press(form.getByRole('button', { name: text.export }));
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    await expectSound(page);
  });

  test(`an admin gives a role, sees why it allows what, and shuts the account, without a pointer, in ${language}`, async ({
    page,
    context,
    request,
  }) => {
    const email = `iva.${crypto.randomUUID()}@colleagues.example`;
    const password = 'a-long-password';
    await signIn(context, demoPerson('admin'));
    const keyboard = new Keyboard(page);
    await openDesk(keyboard, text, 'Porto Vala', text.people);
    await keyboard.type(page.getByLabel(text.email), email);
    await keyboard.press(page.getByRole('button', { name: text.give, exact: true }));
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: email }) });
    await expect(row.getByText(text.role)).toBeVisible();
    await keyboard.press(row.getByText(text.why));
    await expect(row.getByText(text.because).first()).toBeVisible();

    const link = await new Mailbox(request, email).link('reset-login');
    const token = new URLSearchParams(link.split('#')[1]).get('token');
    const set = await request.post('/api/v1/users/password-set', { data: { token, password } });
    expect(set.status()).toBe(200);
    const login = () => request.post('/api/v1/users/auth', { data: { email, password } });
    expect((await login()).status()).toBe(200);
    for (const [named, status] of [
      [text.disable, 401],
      [text.enable, 200],
    ] as const) {
      await keyboard.press(row.getByRole('button', { name: new RegExp(`^${named}: `) }));
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await keyboard.press(dialog.getByRole('button', { name: named, exact: true }));
      await expect(dialog).toBeHidden();
      await expect.poll(async () => (await login()).status()).toBe(status);
    }
    await expectSound(page);
  });
}
