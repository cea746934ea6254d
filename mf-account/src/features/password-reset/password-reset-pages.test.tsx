import { BROKEN, fakeApi, INVALID_LINK, OK, VALID } from '@suite/testing/fake-fetch';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, press, send, startAnew, type } from '../../fixtures/open-page.tsx';
import { LINK_TOKEN } from '../../fixtures/people.ts';

const RESET = 'POST /users/password-reset';
const SET = 'POST /users/password-set';
const VERIFY = 'POST /users/password-reset-verify';
const LINK = `/reset-login#token=${LINK_TOKEN}`;

beforeEach(startAnew);
afterEach(() => vi.unstubAllGlobals());

async function choose(password: string, confirmation = password): Promise<void> {
  type('New password', password);
  type('Confirm password', confirmation);
  await send('New password');
}

describe('a forgotten password', () => {
  it.each([
    ['ana@visitors.example', { email: 'ana@visitors.example' }],
    ['ana', { username: 'ana' }],
  ])('of "%s" is asked for, and the page says that the mail was sent', async (typed, person) => {
    const api = fakeApi({ [RESET]: { status: 202, body: { data: { ok: true } } } });
    await openPage('/ForgotPassword');
    type('E-mail or user name', typed);
    await send('Forgot your password?');
    await screen.findByText('Password reset email has been sent');
    expect(api.sent(RESET)).toEqual([{ ...person, localeId: 'en' }]);
    expect(screen.getByRole('link', { name: 'OK' }).getAttribute('href')).toBe('/map');
  });
});

describe('the link of a new password', () => {
  it('leaves the address at once, sets the password, and leads to the login', async () => {
    const api = fakeApi({ [VERIFY]: VALID, [RESET]: OK });
    const page = await openPage(LINK);
    await screen.findByLabelText('New password', { selector: 'input' });
    expect(page.address()).toBe('/reset-login');
    await choose('longenough');
    await waitFor(() => expect(page.address()).toBe('/login?password-saved=1'));
    expect(api.sent(RESET)).toEqual([{ token: LINK_TOKEN, password: 'longenough' }]);
    await screen.findByText('The new password is saved');
  });

  it('of an invitation sets the first password', async () => {
    const api = fakeApi({ [VERIFY]: VALID, [SET]: OK });
    const page = await openPage(`${LINK}&first=1`);
    await screen.findByRole('heading', { name: 'Welcome' });
    await choose('longenough');
    await waitFor(() => expect(page.address()).toBe('/login?password-saved=1'));
    expect(api.sent(SET)).toEqual([{ token: LINK_TOKEN, password: 'longenough' }]);
    expect(api.sent(RESET)).toEqual([]);
  });

  it.each([
    ['was used', LINK],
    ['has no token', '/reset-login'],
  ])('that %s leads to a new one, without a form', async (_what, path) => {
    fakeApi({ [VERIFY]: INVALID_LINK });
    await openPage(path);
    await screen.findByRole('heading', { name: 'Link not valid' });
    expect(screen.queryByRole('form')).toBeNull();
    const again = screen.getByRole('link', { name: 'Ask for a new link' });
    expect(again.getAttribute('href')).toBe('/ForgotPassword');
  });

  it('can be checked again when nobody answered', async () => {
    const api = fakeApi({ [VERIFY]: BROKEN });
    await openPage(LINK);
    await screen.findByRole('heading', { name: 'Something went wrong' });
    api.set(VERIFY, VALID);
    press('Try again');
    await screen.findByLabelText('New password', { selector: 'input' });
  });

  it('that ended while the password was thought of says so, and keeps it', async () => {
    fakeApi({ [VERIFY]: VALID, [RESET]: INVALID_LINK });
    await openPage(LINK);
    await screen.findByLabelText('New password', { selector: 'input' });
    await choose('longenough');
    expect((await screen.findByRole('alert')).textContent).toContain('This link is not valid any more');
    expect(screen.getByLabelText<HTMLInputElement>('New password', { selector: 'input' }).value).toBe(
      'longenough',
    );
  });

  it.each([
    ['', '', 'Password is required'],
    ['1234567', '1234567', 'Min 8 characters'],
    ['longenough', 'longenougH', 'Passwords must match'],
  ])('takes no "%s", "%s"', async (password, confirmation, text) => {
    const api = fakeApi({ [VERIFY]: VALID, [RESET]: OK });
    await openPage(LINK);
    await screen.findByLabelText('New password', { selector: 'input' });
    await choose(password, confirmation);
    expect(screen.getAllByText(text, { exact: false }).length).toBeGreaterThan(0);
    expect(api.sent(RESET)).toEqual([]);
  });
});
