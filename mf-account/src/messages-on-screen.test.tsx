import { setProfile } from '@suite/bus';
import { fakeApi, VALID } from '@suite/testing/fake-fetch';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetSignup } from './features/signup/signup-state.ts';
import { openPage, send, startAnew, type } from './fixtures/open-page.tsx';
import { aProfile, LINK_TOKEN } from './fixtures/people.ts';

const RESET = `/reset-login#token=${LINK_TOKEN}`;

beforeEach(() => {
  startAnew();
  resetSignup();
  fakeApi({ 'POST /users/password-reset-verify': VALID });
});
afterEach(() => vi.unstubAllGlobals());

/** What stands at a field. */
function said(label: string): string | null | undefined {
  const field = screen.getByLabelText(label, { selector: 'input' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
}

async function openForm(path: string): Promise<void> {
  if (path === '/profile') setProfile(aProfile());
  await openPage(path);
  if (path === '/profile') fireEvent.click(screen.getByRole('tab', { name: 'Password' }));
  await screen.findByRole('form');
}

describe('[R5.023] a confirmation that differs from the password', () => {
  it.each([
    ['/signup', 'Password', 'Register'],
    [RESET, 'New password', 'New password'],
    ['/profile', 'New password', 'New password'],
  ])('is told at %s', async (path, label, form) => {
    await openForm(path);
    type(label, 'longenough');
    type('Confirm password', 'longenougH');
    await send(form);
    expect(said('Confirm password')).toBe('Passwords must match');
  });
});

describe('[R5.025] an empty required field', () => {
  it.each([
    ['/login', 'E-mail or user name', 'Log in'],
    ['/signup', 'E-mail', 'Register'],
    ['/signup', 'Confirm password', 'Register'],
    ['/ForgotPassword', 'E-mail or user name', 'Forgot your password?'],
    ['/ResendEmailAddressVerification', 'E-mail', 'Confirm your e-mail'],
    [RESET, 'Confirm password', 'New password'],
  ])('is told at %s, %s', async (path, label, form) => {
    await openForm(path);
    await send(form);
    expect(said(label)).toBe('Required');
  });
});

describe('[R5.026] a wrong address', () => {
  it.each([
    ['/login', 'E-mail or user name', 'Log in'],
    ['/signup', 'E-mail', 'Register'],
    ['/ForgotPassword', 'E-mail or user name', 'Forgot your password?'],
    ['/ResendEmailAddressVerification', 'E-mail', 'Confirm your e-mail'],
  ])('is told at %s', async (path, label, form) => {
    await openForm(path);
    type(label, 'ana@');
    await send(form);
    expect(said(label)).toBe('E-mail must be valid');
  });
});

describe('[R5.027] an empty password', () => {
  it.each([
    ['/login', 'Password', 'Log in'],
    ['/signup', 'Password', 'Register'],
    [RESET, 'New password', 'New password'],
  ])('is told at %s', async (path, label, form) => {
    await openForm(path);
    await send(form);
    expect(said(label)).toBe('Password is required');
  });
});
