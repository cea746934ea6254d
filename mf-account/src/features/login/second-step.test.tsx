import { $profile, resetStores } from '@suite/bus';
import { fakeApi, refusal, thing } from '@suite/testing/fake-fetch';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, press, send, startAnew, type } from '../../fixtures/open-page.tsx';
import { ACCESS_TOKEN, aProfile } from '../../fixtures/people.ts';

const AUTH = 'POST /users/auth';
const CODE = 'POST /users/auth/second-factor';
const OPTIONS = 'POST /users/auth/passkey-options';
const PASSKEY = 'POST /users/auth/passkey';
const LOGIN_TOKEN = 'a.b.c';
const IN = { status: 200, body: { token: ACCESS_TOKEN } } as const;
const waitsFor = (...methods: string[]) =>
  ({ status: 200, body: { secondFactor: { loginToken: LOGIN_TOKEN, methods } } }) as const;

const { startAuthentication } = vi.hoisted(() => ({ startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }));
const signed = {
  id: 'AAAA',
  response: { clientDataJSON: 'BBBB', authenticatorData: 'CCCC', signature: 'DDDD', userHandle: 'Nw' },
};

beforeEach(() => {
  startAnew();
  startAuthentication.mockReset();
});
afterEach(() => {
  resetStores();
  vi.unstubAllGlobals();
});

const withPasskeys = () => vi.stubGlobal('PublicKeyCredential', () => undefined);

async function givePassword(path = '/login'): Promise<void> {
  await openPage(path);
  type(
    path.startsWith('/rs') ? 'E-adresa ili korisničko ime' : 'E-mail or user name',
    'ana@visitors.example',
  );
  type(path.startsWith('/rs') ? 'Lozinka' : 'Password', 'longenough');
  await send(path.startsWith('/rs') ? 'Prijavite se' : 'Log in');
  await screen.findByRole('heading', { name: path.startsWith('/rs') ? 'Još jedan korak' : 'One more step' });
}

describe('the second step of a login', () => {
  it('takes the six digits, in groups as the app shows them', async () => {
    const api = fakeApi({
      [AUTH]: waitsFor('totp', 'recovery-code'),
      [CODE]: IN,
      'GET /users/profile': thing(aProfile()),
    });
    await givePassword();
    expect($profile.get()).toBeNull();
    expect(screen.getByLabelText('Code of the app').getAttribute('autocomplete')).toBe('one-time-code');
    type('Code of the app', '123 456');
    await send('One more step');
    await waitFor(() => expect($profile.get()?.email).toBe('ana@visitors.example'));
    expect(api.sent(CODE)).toEqual([{ loginToken: LOGIN_TOKEN, code: '123456' }]);
  });

  it.each([
    ['wrong-code', 'This code is not right, or was used before.'],
    ['login-expired', 'This login took too long. Please start again.'],
  ])('says %s as %j, and lets go back to the password', async (code, sentence) => {
    fakeApi({ [AUTH]: waitsFor('totp'), [CODE]: refusal(401, code) });
    await givePassword();
    type('Code of the app', '12345');
    await send('One more step');
    expect(screen.getByLabelText('Code of the app').getAttribute('aria-invalid')).toBe('true');
    type('Code of the app', '123456');
    await send('One more step');
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    press('Start again');
    expect(await screen.findByLabelText('Password')).toBeDefined();
  });

  it('takes a recovery code, in Serbian', async () => {
    const api = fakeApi({
      [AUTH]: waitsFor('totp', 'recovery-code'),
      [CODE]: IN,
      'GET /users/profile': thing(aProfile()),
    });
    await givePassword('/rs/login');
    press('Upotrebite kod za oporavak');
    type('Kod za oporavak', ' 7k3m-09xq-aaaa-bbbb ');
    await send('Još jedan korak');
    await waitFor(() => expect($profile.get()).not.toBeNull());
    expect(api.sent(CODE)).toEqual([{ loginToken: LOGIN_TOKEN, recoveryCode: '7k3m-09xq-aaaa-bbbb' }]);
  });

  it('takes a passkey of the account, where the browser has them', async () => {
    withPasskeys();
    const options = { challenge: 'EEEE' };
    const api = fakeApi({
      [AUTH]: waitsFor('passkey', 'recovery-code'),
      [OPTIONS]: { status: 200, body: { options } },
      [PASSKEY]: IN,
      'GET /users/profile': thing(aProfile()),
    });
    await givePassword();
    startAuthentication.mockRejectedValueOnce(Object.assign(new Error('No'), { name: 'NotAllowedError' }));
    press('Log in with a passkey');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'No passkey was used. Try again, or go another way.',
    );
    startAuthentication.mockResolvedValueOnce(signed);
    press('Log in with a passkey');
    await waitFor(() => expect($profile.get()).not.toBeNull());
    expect(startAuthentication).toHaveBeenLastCalledWith({ optionsJSON: options });
    expect(api.sent(OPTIONS)).toEqual([{ loginToken: LOGIN_TOKEN }, { loginToken: LOGIN_TOKEN }]);
    expect(api.sent(PASSKEY)).toEqual([
      { credentialId: 'AAAA', clientDataJSON: 'BBBB', authenticatorData: 'CCCC', signature: 'DDDD' },
    ]);
  });

  it('offers what is left where the browser has no passkeys', async () => {
    fakeApi({ [AUTH]: waitsFor('passkey', 'recovery-code') });
    await givePassword();
    expect(screen.getByLabelText('Recovery code')).toBeDefined();
    expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
  });
});

describe('a passkey in place of the password', () => {
  it('logs in without an address', async () => {
    withPasskeys();
    const api = fakeApi({
      [OPTIONS]: { status: 200, body: { options: { challenge: 'EEEE' } } },
      [PASSKEY]: IN,
      'GET /users/profile': thing(aProfile()),
    });
    await openPage('/login');
    startAuthentication.mockResolvedValueOnce(signed);
    press('Log in with a passkey');
    await waitFor(() => expect($profile.get()).not.toBeNull());
    expect(api.sent(OPTIONS)).toEqual([{}]);
  });

  it('that the server refuses says so', async () => {
    withPasskeys();
    fakeApi({
      [OPTIONS]: { status: 200, body: { options: { challenge: 'E' } } },
      [PASSKEY]: refusal(401, 'passkey-refused'),
    });
    await openPage('/login');
    startAuthentication.mockResolvedValueOnce(signed);
    press('Log in with a passkey');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The passkey could not be checked. Please try again.',
    );
  });
});

describe('staff who owe a second step', () => {
  it('are led to where one is set up', async () => {
    fakeApi({ [AUTH]: IN, 'GET /users/profile': thing(aProfile({ needsSecondFactor: true })) });
    const page = await openPage('/login?to=%2Fprotected');
    type('E-mail or user name', 'ana@visitors.example');
    type('Password', 'longenough');
    await send('Log in');
    await waitFor(() => expect(page.address()).toBe('/profile?tab=security'));
    expect(await screen.findByText(/Your role needs a second step at login/)).toBeDefined();
  });
});
