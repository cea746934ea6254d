import { setProfile } from '@suite/bus';
import { FIELD_BOUNDARIES } from '@suite/contracts/fixtures';
import { expectedMessages, messagesAt } from '@suite/forms/fixtures';
import { fakeApi, things, VALID } from '@suite/testing/fake-fetch';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetSignup } from './features/signup/signup-state.ts';
import { openPage, send, startAnew } from './fixtures/open-page.tsx';
import { aProfile, LINK_TOKEN } from './fixtures/people.ts';

const CHARACTERS = 'Has characters that cannot be used';
const EMAIL = {
  required: 'Required',
  'too-long': 'Use at most 254 characters',
  invalid: 'E-mail must be valid',
};
const NAME = {
  required: 'Required',
  'too-long': 'Name must be less than 25 characters',
  invalid: CHARACTERS,
};
const PASSWORD = {
  required: 'Password is required',
  'too-short': 'Min 8 characters',
  'too-long': 'Max 128 characters',
  invalid: CHARACTERS,
};
const PROFILE_PASSWORD = { ...PASSWORD, 'too-short': 'Password must be at least 8 characters long' };
const RESET = `/reset-login#token=${LINK_TOKEN}`;
const { emailAddress, emailAddressOrUserName, personName, newPassword } = FIELD_BOUNDARIES;

beforeEach(() => {
  startAnew();
  resetSignup();
  fakeApi({
    'POST /users/password-reset-verify': VALID,
    'GET /users/projects': things([{ id: 1, name: 'Porto Vala', roles: [], passwordSetAt: null }]),
  });
});
afterEach(() => vi.unstubAllGlobals());

const fieldOf = async (form: string, label: string) =>
  within(await screen.findByRole('form', { name: form })).getByLabelText(label, { selector: 'input' });

describe('a form takes and refuses what the server does', () => {
  it.each([
    ['/signup', 'Register', 'E-mail', emailAddress, EMAIL],
    ['/signup', 'Register', 'Password', newPassword, PASSWORD],
    ['/login', 'Log in', 'E-mail or user name', emailAddressOrUserName, EMAIL],
    ['/ForgotPassword', 'Forgot your password?', 'E-mail or user name', emailAddressOrUserName, EMAIL],
    ['/ResendEmailAddressVerification', 'Confirm your e-mail', 'E-mail', emailAddress, EMAIL],
    [RESET, 'New password', 'New password', newPassword, PASSWORD],
  ])('at %s, %s: %s', async (path, form, label, boundaries, sentences) => {
    await openPage(path);
    const field = await fieldOf(form, label);
    await send(form);
    expect(await messagesAt(field, boundaries)).toEqual(expectedMessages(boundaries, sentences));
  });

  it.each(['First name', 'Last name'])('in the profile: %s', async (label) => {
    setProfile(aProfile());
    await openPage('/profile');
    const field = await fieldOf('My profile', label);
    expect(await messagesAt(field, personName)).toEqual(expectedMessages(personName, NAME));
  });

  it.each([
    ['New password', 'New password'],
    ['Project password', 'New project password'],
  ])('in the profile, %s: where an empty one changes nothing', async (form, label) => {
    setProfile(aProfile());
    await openPage('/profile');
    fireEvent.click(screen.getByRole('tab', { name: 'Password' }));
    const field = await fieldOf(form, label);
    // Any confirmation, so that there is something to send.
    fireEvent.change(await fieldOf(form, 'Confirm password'), { target: { value: 'other' } });
    await send(form);
    const boundaries = newPassword.map((one) => (one.typed === '' ? { ...one, error: null } : one));
    expect(await messagesAt(field, boundaries)).toEqual(expectedMessages(boundaries, PROFILE_PASSWORD));
  });
});
