import { $profile, setProfile } from '@suite/bus';
import { type ApiResponse, fakeApi, refusal, thing, things } from '@suite/testing/fake-fetch';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, press, send, startAnew, type } from '../../../fixtures/open-page.tsx';
import { aProfile } from '../../../fixtures/people.ts';

const FACTORS = 'GET /users/second-factors';
const TOTP = '/users/second-factors/totp';
const PASSKEYS = 'GET /users/passkeys';
const CODES = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-000${index}`);
const AT = '2026-11-20T08:40:00.000Z';
const factors = (part: object = {}) =>
  thing({ id: 7, hasTotp: false, recoveryCodesLeft: 0, isNeeded: false, ...part });
const ENROLMENT = thing({
  id: 7,
  secret: 'ABCDEFGH23456723',
  uri: 'otpauth://totp/x',
  qrSize: 3,
  qrPath: 'M1 1h1v1h-1z',
});
const BASE: Readonly<Record<string, ApiResponse>> = {
  [FACTORS]: factors(),
  [PASSKEYS]: things([]),
  'GET /users/sessions': things([]),
};

const { startRegistration } = vi.hoisted(() => ({ startRegistration: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }));

beforeEach(() => {
  startAnew();
  setProfile(aProfile());
  startRegistration.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const button = (name: string) => screen.findByRole('button', { name });

describe('an authenticator app', () => {
  it('is set up by a picture and a code, and the recovery codes are shown once', async () => {
    const api = fakeApi({
      ...BASE,
      [`POST ${TOTP}`]: ENROLMENT,
      [`PUT ${TOTP}`]: { status: 200, body: { recoveryCodes: CODES } },
    });
    await openPage('/profile?tab=security');
    fireEvent.click(await button('Set up an app'));
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeDefined();
    expect(screen.getByText('Key: ABCD EFGH 2345 6723')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open the app on this device' }).getAttribute('href')).toBe(
      'otpauth://totp/x',
    );
    type('Code of the app', '123456');
    api.set(FACTORS, factors({ hasTotp: true, recoveryCodesLeft: 10 }));
    await send('Authenticator app');
    const dialog = await screen.findByRole('dialog', { name: 'Recovery codes' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);
    fireEvent.click(within(dialog).getByRole('button', { name: 'I have them' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Recovery codes' })).toBeNull());
    expect(await button('Remove the app')).toBeDefined();
    expect(screen.getByText('10 recovery codes are left.')).toBeDefined();
    expect(api.sent(`PUT ${TOTP}`)).toEqual([{ code: '123456' }]);
  });

  it('is not there after a wrong code', async () => {
    fakeApi({ ...BASE, [`POST ${TOTP}`]: ENROLMENT, [`PUT ${TOTP}`]: refusal(400, 'wrong-code') });
    await openPage('/profile?tab=security');
    fireEvent.click(await button('Set up an app'));
    await screen.findByRole('img', { name: 'QR code for the authenticator app' });
    type('Code of the app', '123456');
    await send('Authenticator app');
    expect((await screen.findByRole('alert')).textContent).toContain('This code is not right');
  });

  it('is removed with the password, where the last login was a while ago', async () => {
    const api = fakeApi({
      ...BASE,
      [FACTORS]: factors({ hasTotp: true, recoveryCodesLeft: 1 }),
      [`DELETE ${TOTP}`]: refusal(403, 'password-needed'),
    });
    await openPage('/profile?tab=security');
    fireEvent.click(await button('Remove the app'));
    const dialog = await screen.findByRole('dialog', { name: 'Enter your password' });
    type('Current password', 'longenough');
    api.set(`DELETE ${TOTP}`, { status: 204 });
    api.set(FACTORS, factors());
    await send('Enter your password');
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(await button('Set up an app')).toBeDefined();
    expect(api.sent(`DELETE ${TOTP}`)).toEqual([{}, { currentPassword: 'longenough' }]);
  });

  it('gives the roles of the person back who owed it', async () => {
    setProfile(aProfile({ needsSecondFactor: true }));
    const staff = aProfile({}, 'project_admin');
    fakeApi({
      ...BASE,
      [`POST ${TOTP}`]: ENROLMENT,
      [`PUT ${TOTP}`]: { status: 200, body: { recoveryCodes: CODES } },
      'GET /users/profile': thing(staff),
    });
    await openPage('/rs/profile?tab=security');
    expect(await screen.findByText(/Vaša uloga zahteva drugi korak/)).toBeDefined();
    fireEvent.click(await button('Podesite aplikaciju'));
    await screen.findByRole('img', { name: 'QR kod za aplikaciju za potvrdu' });
    type('Kod iz aplikacije', '123456');
    await send('Aplikacija za potvrdu');
    await waitFor(() => expect($profile.get()).toEqual(staff));
  });
});

it('recovery codes are renewed', async () => {
  const api = fakeApi({
    ...BASE,
    [FACTORS]: factors({ hasTotp: true, recoveryCodesLeft: 2 }),
    'POST /users/second-factors/recovery-codes': { status: 200, body: { recoveryCodes: CODES } },
  });
  const copied = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } });
  await openPage('/profile?tab=security');
  fireEvent.click(await button('New recovery codes'));
  fireEvent.click(await button('Copy'));
  await button('Copied');
  expect(copied).toHaveBeenCalledWith(CODES.join('\n'));
  expect(api.sent('POST /users/second-factors/recovery-codes')).toEqual([{}]);
});

describe('passkeys', () => {
  const PHONE = { id: 3, name: 'Phone', createdAt: AT, lastUsedAt: null };

  it('are added under a name', async () => {
    vi.stubGlobal('PublicKeyCredential', () => undefined);
    const options = { challenge: 'EEEE' };
    const api = fakeApi({
      ...BASE,
      'POST /users/passkeys/options': { status: 200, body: { options } },
      'POST /users/passkeys': { status: 201, body: { id: 3, recoveryCodes: CODES } },
    });
    startRegistration.mockResolvedValueOnce({
      id: 'AAAA',
      response: { clientDataJSON: 'BBBB', attestationObject: 'CCCC', transports: ['internal'] },
    });
    await openPage('/profile?tab=security');
    fireEvent.click(await button('Add a passkey'));
    await screen.findByRole('dialog', { name: 'Add a passkey' });
    type('Name of the passkey', ' Phone ');
    api.set(PASSKEYS, things([PHONE]));
    await send('Add a passkey');
    expect(await screen.findByRole('dialog', { name: 'Recovery codes' })).toBeDefined();
    expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: options });
    expect(api.sent('POST /users/passkeys')).toEqual([
      {
        name: 'Phone',
        credentialId: 'AAAA',
        clientDataJSON: 'BBBB',
        attestationObject: 'CCCC',
        transports: ['internal'],
      },
    ]);
    expect(await screen.findByText('Not used yet')).toBeDefined();
  });

  it('are renamed and removed', async () => {
    const api = fakeApi({
      ...BASE,
      [PASSKEYS]: things([PHONE]),
      'PATCH /users/passkeys/3': thing(PHONE),
      'DELETE /users/passkeys/3': { status: 204 },
    });
    await openPage('/profile?tab=security');
    fireEvent.click(await button('Rename: Phone'));
    await screen.findByRole('dialog', { name: 'Rename' });
    type('Name of the passkey', 'Old phone');
    await send('Rename');
    await waitFor(() => expect(api.sent('PATCH /users/passkeys/3')).toEqual([{ name: 'Old phone' }]));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove: Phone' }).disabled).toBe(false),
    );
    api.set(PASSKEYS, things([]));
    press('Remove: Phone');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove: Phone' })).toBeNull());
    expect(screen.getByText('This browser has no passkeys.')).toBeDefined();
  });
});
