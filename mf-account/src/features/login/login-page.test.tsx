import { $notices, $profile, clearPendingAction, deferUntilLogin, setProfile } from '@suite/bus';
import { type ApiResponse, BROKEN, fakeApi, refusal, thing } from '@suite/testing/fake-fetch';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, press, send, startAnew, type } from '../../fixtures/open-page.tsx';
import { ACCESS_TOKEN, aProfile } from '../../fixtures/people.ts';

const AUTH = 'POST /users/auth';
const IN: Readonly<Record<string, ApiResponse>> = {
  [AUTH]: { status: 200, body: { token: ACCESS_TOKEN } },
  'GET /users/profile': thing(aProfile()),
};

beforeEach(startAnew);
afterEach(() => vi.unstubAllGlobals());

async function logIn(person = 'ana@visitors.example', password = 'a-password'): Promise<void> {
  type('E-mail or user name', person);
  type('Password', password);
  await send('Log in');
}

describe('logging in', () => {
  it.each([
    ['/login', '/bane'],
    ['/login?to=%2Fmap', '/map'],
    ['/login?to=%2Fmasterplan%2F3%2Fbuilding%2F12%3Flist%3D1', '/masterplan/3/building/12?list=1'],
    ['/login?to=%2F%2Fevil.example', '/bane'],
    ['/login?to=https%3A%2F%2Fevil.example%2Fmap', '/bane'],
  ])('from %s leads to %s', async (from, to) => {
    fakeApi(IN);
    const page = await openPage(from);
    await logIn();
    await waitFor(() => expect(page.address()).toBe(to));
    expect($profile.get()?.id).toBe(7);
  });

  it('leads back to where something was wanted, on this site only', async () => {
    for (const [path, expected] of [
      ['/masterplan/3/building/12?list=1', '/masterplan/3/building/12?list=1'],
      ['https://evil.example/map', '/bane'],
    ] as const) {
      fakeApi(IN);
      startAnew();
      deferUntilLogin({ kind: 'favourite', apartmentId: 304, name: '304', status: null, path });
      const page = await openPage('/login');
      await logIn();
      await waitFor(() => expect(page.address()).toBe(expected));
      cleanup();
    }
    clearPendingAction();
  });

  it('says that it went well, by a notice that stays', async () => {
    fakeApi(IN);
    await openPage('/login');
    await logIn();
    await waitFor(() =>
      expect($notices.get()).toMatchObject([
        { type: 'signed-in', message: 'Successfully registered/logged in', email: 'ana@visitors.example' },
      ]),
    );
  });

  it.each([
    [' ana@visitors.example ', { email: 'ana@visitors.example' }],
    ['ana', { username: 'ana' }],
  ])('with "%s" sends %j', async (typed, person) => {
    const api = fakeApi(IN);
    await openPage('/login');
    await logIn(typed);
    await waitFor(() => expect(api.sent(AUTH)).toEqual([{ ...person, password: 'a-password' }]));
  });

  it('is sent once, however often it is pressed', async () => {
    const api = fakeApi({ ...IN, [AUTH]: 'never' });
    await openPage('/login');
    type('E-mail or user name', 'ana');
    type('Password', 'a-password');
    const form = screen.getByRole('form', { name: 'Log in' });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await screen.findByText('Sending');
    expect(api.sent(AUTH)).toHaveLength(1);
  });

  it('is not needed by who is in already', async () => {
    fakeApi();
    setProfile(aProfile());
    const page = await openPage('/login?to=%2Fprofile');
    await waitFor(() => expect(page.address()).toBe('/profile'));
  });
});

describe('a login that fails keeps what was typed and says', () => {
  it.each([
    [
      '[R8.005] that address and password do not match',
      refusal(401, 'wrong-credentials'),
      "The email and password you entered don't match",
    ],
    [
      '[R8.002] that it was refused',
      refusal(401, 'other'),
      'Error logging in. Unauthorized, please check your credentials.',
    ],
    ['[R8.001] that it failed', BROKEN, 'Error logging in, please try again later or contact support'],
  ])('%s', async (_what, response, text) => {
    fakeApi({ [AUTH]: response });
    const page = await openPage('/login');
    await logIn();
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(screen.getAllByText(text, { exact: false })).toHaveLength(1);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('a-password');
    expect(page.address()).toBe('/login');
    expect($profile.get()).toBeNull();
  });

  it('[R8.004] in Serbian too', async () => {
    fakeApi({ [AUTH]: refusal(401, 'wrong-credentials') });
    await openPage('/rs/login');
    type('E-adresa ili korisničko ime', 'ana');
    type('Lozinka', 'x');
    await send('Prijavite se');
    expect((await screen.findByRole('alert')).textContent).toContain('se ne poklapaju');
  });
});

describe('the form', () => {
  it('is what password managers look for', async () => {
    fakeApi();
    await openPage('/login');
    expect(screen.getByLabelText('E-mail or user name').getAttribute('autocomplete')).toBe('username');
    const password = screen.getByLabelText('Password');
    expect(password.getAttribute('autocomplete')).toBe('current-password');
    expect(password.getAttribute('type')).toBe('password');
  });

  it('shows the password on request', async () => {
    fakeApi();
    await openPage('/login');
    press('Show password');
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
    expect(screen.getByRole('button', { name: 'Show password' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('that is empty leads to its first field, with a list of what is wrong', async () => {
    const api = fakeApi();
    await openPage('/login');
    await send('Log in');
    const person = screen.getByLabelText('E-mail or user name');
    expect(document.activeElement).toBe(person);
    const summary = screen.getByRole('region', { name: '2 fields are wrong' });
    expect(summary.textContent).toContain('Required');
    expect(summary.textContent).toContain('Password is required');
    screen.getByRole('link', { name: 'Password' }).click();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
    expect(api.sent(AUTH)).toEqual([]);
    type('E-mail or user name', 'ana');
    await waitFor(() => expect(person.getAttribute('aria-invalid')).toBe('false'));
  });

  it('keeps the way back in its link to the registration', async () => {
    fakeApi();
    await openPage('/login?to=%2Fmap');
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/signup?to=%2Fmap');
  });
});

describe('what was done before', () => {
  it.each([
    ['/login?signed-up=1&to=%2Fmap', 'Successfully signed up. Please login to proceed.'],
    ['/login?password-saved=1&to=%2Fmap', 'The new password is saved'],
  ])('is said at %s, until OK, which stays', async (path, text) => {
    fakeApi();
    const page = await openPage(path);
    expect((await screen.findByText(text, { exact: false })).closest('[role=status]')).not.toBeNull();
    press('OK');
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    expect(page.address()).toBe('/login?to=%2Fmap');
  });
});
