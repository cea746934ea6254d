import { BROKEN, fakeApi, refusal } from '@suite/testing/fake-fetch';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, send, startAnew, type } from '../../fixtures/open-page.tsx';
import { $signup, resetSignup } from './signup-state.ts';

const SIGN_UP = 'POST /users/signup';
const ACCEPTED = { status: 202, body: { data: { ok: true } } };

beforeEach(() => {
  startAnew();
  resetSignup();
});
afterEach(() => vi.unstubAllGlobals());

async function register(email: string, password: string, confirmation = password): Promise<void> {
  type('E-mail', email);
  type('Password', password);
  type('Confirm password', confirmation);
  await send('Register');
}

it('registers in the language of the page, and goes on to the login that says so', async () => {
  const api = fakeApi({ [SIGN_UP]: ACCEPTED });
  const page = await openPage('/signup?to=%2Fmap');
  await register(' ana@visitors.example ', 'longenough');
  await waitFor(() => expect(page.address()).toBe('/login?signed-up=1&to=%2Fmap'));
  expect(api.sent(SIGN_UP)).toEqual([
    { email: 'ana@visitors.example', password: 'longenough', localization: 'en' },
  ]);
  expect($signup.get()).toEqual({ status: 'start', email: '' });
  await screen.findByText('Successfully signed up. Please login to proceed.', { exact: false });
});

describe('a signup that fails keeps what was typed and says', () => {
  it.each([
    [
      '[R8.007] that it was refused',
      refusal(409, 'taken'),
      'Error signing up, check if you already registered or contact support',
    ],
    ['[R8.003] that it failed', BROKEN, 'Error signing up, please try again later or contact support'],
  ])('%s', async (_what, response, text) => {
    fakeApi({ [SIGN_UP]: response });
    await openPage('/signup');
    await register('ana@visitors.example', 'longenough');
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(screen.getAllByText(text, { exact: false })).toHaveLength(1);
    expect(screen.getByLabelText<HTMLInputElement>('Confirm password').value).toBe('longenough');
    expect($signup.get().status).toBe('error');
  });
});

it('leads to a password that the server knows to be common', async () => {
  fakeApi({ [SIGN_UP]: refusal(400, 'common-password') });
  await openPage('/signup');
  await register('ana@visitors.example', 'password');
  await screen.findByText('This password is among the most common ones. Please choose another.');
  const field = screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect([document.activeElement, field.getAttribute('aria-invalid'), field.value]).toEqual([
    field,
    'true',
    'password',
  ]);
});

describe('the rules', () => {
  it.each([
    ['', '', '', ['Required', 'Password is required', 'Required']],
    ['ana', 'longenough', 'longenough', ['E-mail must be valid']],
    ['ana@visitors.example', '1234567', '1234567', ['Min 8 characters']],
    ['ana@visitors.example', 'longenough', 'longenougH', ['Passwords must match']],
  ])('"%s", "%s", "%s" give %j', async (email, password, confirmation, expected) => {
    const api = fakeApi({ [SIGN_UP]: ACCEPTED });
    await openPage('/signup');
    await register(email, password, confirmation);
    const other = [...document.querySelectorAll('[aria-invalid=true]')];
    const said = other.map(
      (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(said).toEqual(expected);
    expect(document.activeElement).toBe(other[0]);
    expect(api.sent(SIGN_UP)).toEqual([]);
  });

  it('[R5.024] let a password of 8 characters pass', async () => {
    const api = fakeApi({ [SIGN_UP]: ACCEPTED });
    await openPage('/signup');
    await register('ana@visitors.example', '1234567');
    expect(screen.getByText('Min 8 characters')).toBeDefined();
    expect(api.sent(SIGN_UP)).toEqual([]);
    await register('ana@visitors.example', '12345678');
    await waitFor(() => expect(api.sent(SIGN_UP)).toHaveLength(1));
  });
});
