import { $profile, setProfile } from '@suite/bus';
import { type ApiResponse, fakeApi, OK, refusal, thing, things } from '@suite/testing/fake-fetch';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, press, send, startAnew, type } from '../../fixtures/open-page.tsx';
import { aProfile } from '../../fixtures/people.ts';

const NAMES = 'PATCH /users';
const PASSWORD = 'PUT /users/password-update';
const PROJECT_PASSWORD = 'PUT /users/project-password';
const EXPORT = 'GET /users/export';
const DELETE = 'DELETE /users';
const OWN_PROJECTS = 'GET /users/projects';
const PROJECTS: Readonly<Record<string, ApiResponse>> = {
  [OWN_PROJECTS]: things([{ id: 1, name: 'Porto Vala', roles: [], passwordSetAt: null }]),
};

beforeEach(() => {
  startAnew();
  setProfile(aProfile());
});
afterEach(() => vi.unstubAllGlobals());

const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const openPasswords = () => fireEvent.click(screen.getByRole('tab', { name: 'Password' }));

describe('the names', () => {
  it('are saved, for everybody who shows them', async () => {
    const api = fakeApi({ [NAMES]: thing(aProfile({ firstName: 'Anja' })) });
    await openPage('/profile');
    expect(saveButton().disabled).toBe(true);
    type('First name', ' Anja ');
    expect(saveButton().disabled).toBe(false);
    await send('My profile');
    await screen.findByText('Saved');
    expect(api.sent(NAMES)).toEqual([{ firstName: 'Anja', lastName: 'Anić' }]);
    expect($profile.get()?.firstName).toBe('Anja');
    expect(screen.getByRole('dialog', { name: 'Anja Anić' })).toBeDefined();
  });

  it.each(['First name', 'Last name'])('[R5.029] need a %s', async (label) => {
    fakeApi();
    await openPage('/profile');
    type(label, '');
    await screen.findByText('Required');
    expect(saveButton().disabled).toBe(true);
  });

  it.each(['First name', 'Last name'])(
    '[R5.030] may have 25 characters in the %s, and not 26',
    async (label) => {
      fakeApi();
      await openPage('/profile');
      type(label, 'x'.repeat(25));
      expect(saveButton().disabled).toBe(false);
      type(label, 'x'.repeat(26));
      await screen.findByText('Name must be less than 25 characters');
      expect(saveButton().disabled).toBe(true);
    },
  );

  it('[R8.009] that the server refuses give its sentence under the title Profile', async () => {
    fakeApi({
      [NAMES]: refusal(403, 'project-session', 'You are signed in with the password of a project.'),
    });
    await openPage('/profile');
    type('First name', 'Anja');
    await send('My profile');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Profile')).toBeDefined();
    expect(alert.textContent).toContain('You are signed in with the password of a project.');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Anja');
  });

  it('[R5.031] stand above an address that cannot be changed', async () => {
    fakeApi();
    await openPage('/profile');
    const email = screen.getByLabelText<HTMLInputElement>('E-mail');
    expect(email.value).toBe('ana@visitors.example');
    expect(email.disabled).toBe(true);
  });
});

describe('the password', () => {
  const change = async (password: string, confirmation = password) => {
    type('New password', password);
    type('Confirm password', confirmation);
    await send('New password');
  };

  it('[R8.012] is saved, and the page says so', async () => {
    const api = fakeApi({ [PASSWORD]: OK });
    await openPage('/profile');
    openPasswords();
    await change('longenough');
    await screen.findByText('The new password is saved');
    expect(api.sent(PASSWORD)).toEqual([{ password: 'longenough' }]);
    expect(screen.getByLabelText<HTMLInputElement>('New password', { selector: 'input' }).value).toBe('');
  });

  it('comes with the current one when the server asks for it', async () => {
    const api = fakeApi({ [PASSWORD]: refusal(403, 'password-needed') });
    await openPage('/profile');
    openPasswords();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await change('longenough');
    const current = await screen.findByLabelText('Current password');
    await waitFor(() => expect(document.activeElement).toBe(current));
    expect(screen.getByText('Please enter your current password too.')).toBeDefined();
    api.set(PASSWORD, refusal(403, 'wrong-password'));
    type('Current password', 'wrong');
    await send('New password');
    await screen.findByText('The current password is not right.');
    api.set(PASSWORD, OK);
    type('Current password', 'right');
    await send('New password');
    await screen.findByText('The new password is saved');
    expect(api.sent(PASSWORD).at(-1)).toEqual({ password: 'longenough', currentPassword: 'right' });
  });

  it('[R5.032] has 8 characters or none', async () => {
    const api = fakeApi({ [PASSWORD]: OK });
    await openPage('/profile');
    openPasswords();
    await change('1234567');
    expect(screen.getByText('Password must be at least 8 characters long')).toBeDefined();
    type('New password', '');
    type('Confirm password', '');
    await waitFor(() => expect(document.querySelector('[aria-invalid=true]')).toBeNull());
    expect(api.sent(PASSWORD)).toEqual([]);
    await change('12345678');
    await waitFor(() => expect(api.sent(PASSWORD)).toHaveLength(1));
  });

  it('[R5.033] is not saved with another confirmation', async () => {
    const api = fakeApi({ [PASSWORD]: OK });
    await openPage('/profile');
    openPasswords();
    await change('longenough', 'longenougH');
    expect(screen.getByText('Passwords must match')).toBeDefined();
    expect(api.sent(PASSWORD)).toEqual([]);
  });
});

describe('the password of a project', () => {
  it('is for who is on one', async () => {
    const api = fakeApi({ ...PROJECTS, [PROJECT_PASSWORD]: OK });
    await openPage('/profile');
    openPasswords();
    const form = within(await screen.findByRole('form', { name: 'Project password' }));
    fireEvent.change(form.getByLabelText('New project password'), { target: { value: 'longenough' } });
    fireEvent.change(form.getByLabelText('Confirm password'), { target: { value: 'longenough' } });
    await send('Project password');
    await screen.findByText('The new project password is saved');
    expect(api.sent(PROJECT_PASSWORD)).toEqual([{ projectId: 1, password: 'longenough' }]);
  });

  it('is listed once it is set, until the own one changes', async () => {
    const withPassword = (passwordSetAt: string | null) =>
      things([{ id: 1, name: 'Porto Vala', roles: [], passwordSetAt }]);
    const api = fakeApi({ [OWN_PROJECTS]: withPassword('2026-03-02T10:00:00.000Z'), [PASSWORD]: OK });
    await openPage('/profile');
    openPasswords();
    const list = within(await screen.findByRole('list', { name: 'Project passwords that are set' }));
    expect(list.getByText('Porto Vala: set on March 2, 2026')).toBeDefined();
    api.set(OWN_PROJECTS, withPassword(null));
    type('New password', 'longenough');
    const own = within(screen.getByRole('form', { name: 'New password' }));
    fireEvent.change(own.getByLabelText('Confirm password'), { target: { value: 'longenough' } });
    await send('New password');
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Project passwords that are set' })).toBeNull(),
    );
  });

  it('is not offered to others', async () => {
    const api = fakeApi({ [OWN_PROJECTS]: things([]) });
    await openPage('/profile');
    openPasswords();
    await waitFor(() => expect(api.calls.some(({ name }) => name === OWN_PROJECTS)).toBe(true));
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
    expect(screen.queryByText('Project password')).toBeNull();
  });

  it('can be asked for again when the projects could not be loaded', async () => {
    const api = fakeApi({ [OWN_PROJECTS]: refusal(403, 'not-allowed') });
    await openPage('/profile');
    openPasswords();
    await screen.findByText('This could not be loaded');
    api.set(OWN_PROJECTS, things([{ id: 1, name: 'Porto Vala', roles: [], passwordSetAt: null }]));
    press('Try again');
    await screen.findByRole('form', { name: 'Project password' });
  });
});

describe('the own data', () => {
  it('are handed over as a file', async () => {
    const offered: unknown[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (file: Blob) => offered.push(file) && 'blob:x' }),
    );
    const api = fakeApi({ [EXPORT]: { status: 200, body: { person: {} } } });
    await openPage('/profile');
    press('Export my data');
    await waitFor(() => expect(offered).toHaveLength(1));
    expect(api.sent(EXPORT)).toHaveLength(1);
  });

  it('are kept when the export fails, and the page says so', async () => {
    fakeApi({ [EXPORT]: refusal(500, 'internal') });
    await openPage('/profile');
    press('Export my data');
    expect((await screen.findByRole('alert')).textContent).toContain('Your data could not be exported');
  });

  it('are deleted with the password only, and nobody is signed in after it', async () => {
    const api = fakeApi({ [DELETE]: refusal(403, 'wrong-password') });
    const page = await openPage('/profile');
    press('Delete my account');
    await screen.findByRole('alertdialog', { name: 'Delete your account?' });
    await send('Delete your account?');
    expect(screen.getByText('Password is required')).toBeDefined();
    type('Current password', 'wrong');
    await send('Delete your account?');
    await screen.findByText('The current password is not right.');
    expect($profile.get()).not.toBeNull();
    api.set(DELETE, { status: 204 });
    type('Current password', 'right');
    await send('Delete your account?');
    await waitFor(() => expect(page.address()).toBe('/'));
    expect(api.sent(DELETE).at(-1)).toEqual({ currentPassword: 'right' });
    expect($profile.get()).toBeNull();
  });
});

it('is left for the map by Esc', async () => {
  fakeApi();
  const page = await openPage('/profile');
  fireEvent.keyDown(screen.getByLabelText('First name'), { key: 'Escape' });
  await waitFor(() => expect(page.address()).toBe('/map'));
});
