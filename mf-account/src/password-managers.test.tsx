import { setProfile } from '@suite/bus';
import { fakeApi, things, VALID } from '@suite/testing/fake-fetch';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage, startAnew } from './fixtures/open-page.tsx';
import { aProfile, LINK_TOKEN } from './fixtures/people.ts';

beforeEach(() => {
  startAnew();
  fakeApi({
    'POST /users/password-reset-verify': VALID,
    'GET /users/projects': things([{ id: 1, name: 'Porto Vala', roles: [], passwordSetAt: null }]),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What each form tells a password manager, in the order of its fields. */
it.each([
  ['/login', 'Log in', ['username', 'current-password']],
  ['/signup', 'Register', ['username', 'new-password', 'new-password']],
  ['/ForgotPassword', 'Forgot your password?', ['username']],
  ['/ResendEmailAddressVerification', 'Confirm your e-mail', ['username']],
  [`/reset-login#token=${LINK_TOKEN}`, 'New password', ['new-password', 'new-password']],
  ['/profile', 'My profile', ['given-name', 'family-name']],
  ['/profile?tab=password', 'New password', ['username', 'new-password', 'new-password']],
  ['/profile?tab=password', 'Project password', ['username', 'new-password', 'new-password']],
])('a password manager knows the fields of %s, %s', async (path, name, expected) => {
  if (path.startsWith('/profile')) setProfile(aProfile());
  await openPage(path);
  if (path.endsWith('password')) fireEvent.click(screen.getByRole('tab', { name: 'Password' }));
  const form = await screen.findByRole('form', { name });
  const purposes = [...form.querySelectorAll('input')].map((field) => field.autocomplete).filter(Boolean);
  expect(purposes).toEqual(expected);
});

it('a password is pasted, and looked at', async () => {
  await openPage('/login');
  const field = screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });
  const paste = createEvent.paste(field, { clipboardData: { getData: () => 'pasted' } });
  fireEvent(field, paste);
  expect(paste.defaultPrevented).toBe(false);
  expect(field.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' }).type).toBe('text');
});
