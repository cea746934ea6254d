import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../pages/axe.ts';
import { Mailbox } from '../pages/mails.ts';
import { totpCode } from '../pages/totp.ts';

const PASSWORD = 'first-password';

/** The browser's own answer to what asks for a passkey: a device that is there and says yes. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function welcome(page: Page): Promise<void> {
  const notice = page.getByRole('dialog').filter({ hasText: 'Successfully registered/logged in' });
  await notice.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page).toHaveURL(/\/profile\?tab=security$/);
}

async function givePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail or user name').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('a visitor sets up an app and a passkey, and logs in with a recovery code, and with the passkey alone', async ({
  page,
  request,
}) => {
  const email = `mia.${crypto.randomUUID()}@visitors.example`;
  await request.post('/api/v1/users/signup', { data: { email, password: PASSWORD, localization: 'en' } });
  const link = await new Mailbox(request, email).link('email-verified');
  const token = new URLSearchParams(link.split('#')[1]).get('token');
  await request.post('/api/v1/users/confirm-email-verify', { data: { token } });
  await addAuthenticator(page);
  const login = `/login?to=${encodeURIComponent('/profile?tab=security')}`;
  const logOut = async () => {
    await page.getByRole('button', { name: email }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/map');
    await page.goto(login);
  };

  await page.goto(login);
  await givePassword(page, email);
  await welcome(page);
  await expect(page.getByText('This device')).toBeVisible();

  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const key = (await page.getByText(/^Key: /).textContent())?.replace('Key: ', '') ?? '';
  await page.getByRole('textbox', { name: 'Code of the app' }).fill(totpCode(key));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await codes.getByRole('button', { name: 'I have them' }).click();

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('My phone');
  await page.keyboard.press('Enter');
  const passkeys = page.getByRole('list', { name: 'Passkeys' });
  await expect(passkeys.getByRole('listitem')).toContainText('My phone');
  expect(await violationsOf(page)).toEqual([]);

  await logOut();
  await givePassword(page, email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
  await page.keyboard.press('Enter');
  await welcome(page);
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();

  await logOut();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await welcome(page);
  await expect(passkeys.getByRole('listitem')).toContainText('Last used');
});
