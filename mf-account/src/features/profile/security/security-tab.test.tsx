import { setProfile } from '@suite/bus';
import { type ApiResponse, fakeApi, refusal, thing, things } from '@suite/testing/fake-fetch';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, press, send, startAnew, type } from '../../../fixtures/open-page.tsx';
import { aProfile } from '../../../fixtures/people.ts';

const LIST = 'GET /users/sessions';
const aSession = (id: number, part: object = {}) => ({
  id,
  browser: 'Firefox',
  system: 'Windows',
  network: '203.0.113.0/24',
  firstUsedAt: '2026-11-20T08:40:00.000Z',
  lastUsedAt: '2026-11-22T10:15:00.000Z',
  isCurrent: false,
  projectId: null,
  ...part,
});
const SESSIONS = things([
  aSession(3, { browser: 'Safari', system: 'iOS', isCurrent: true }),
  aSession(2),
  aSession(1, { browser: '', system: '', network: '', projectId: 1 }),
]);
const BASE: Readonly<Record<string, ApiResponse>> = {
  'GET /users/second-factors': thing({ id: 7, hasTotp: false, recoveryCodesLeft: 0, isNeeded: false }),
  'GET /users/passkeys': things([]),
};
const ENDED: ApiResponse = { status: 204 };

beforeEach(() => {
  startAnew();
  setProfile(aProfile());
});
afterEach(() => vi.unstubAllGlobals());

const open = async (locale = '') => {
  await openPage(`${locale}/profile?tab=security`);
  return within(
    await screen.findByRole('list', { name: locale ? 'Gde ste prijavljeni' : 'Where you are logged in' }),
  );
};

describe('where a person is logged in', () => {
  it('is listed with device, network, first and last use, and which one this is', async () => {
    fakeApi({ ...BASE, [LIST]: SESSIONS });
    const rows = (await open()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(
        /^Safari, iOSThis deviceNetwork 203\.0\.113\.0\/24Last used .*22 Nov 2026.*First used/,
      ),
      expect.stringMatching(/^Firefox, Windows.*Log out$/),
      expect.stringMatching(/^Unknown device.*By the password of a projectLog out$/),
    ]);
    // The own session is ended by logging out.
    expect(screen.queryByRole('button', { name: 'Log out: Safari, iOS' })).toBeNull();
  });

  it('is told in Serbian', async () => {
    fakeApi({ ...BASE, [LIST]: SESSIONS });
    const [row] = (await open('/rs')).getAllByRole('listitem');
    expect(row?.textContent).toMatch(/^Safari, iOSOvaj uređajMreža 203/);
  });

  it('is ended for one, and the list is read again', async () => {
    const api = fakeApi({ ...BASE, [LIST]: SESSIONS, 'DELETE /users/sessions/2': ENDED });
    await open();
    api.set(LIST, things([aSession(3, { isCurrent: true })]));
    press('Log out: Firefox, Windows');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(api.calls.map(({ name }) => name)).toContain('DELETE /users/sessions/2');
    expect(screen.queryByRole('button', { name: 'Log out all others' })).toBeNull();
  });

  it('is ended for all others', async () => {
    const api = fakeApi({ ...BASE, [LIST]: SESSIONS, 'DELETE /users/sessions': ENDED });
    await open();
    api.set(LIST, things([aSession(3, { isCurrent: true })]));
    press('Log out all others');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  });

  it('is ended with the password, where the last login was a while ago', async () => {
    const api = fakeApi({
      ...BASE,
      [LIST]: SESSIONS,
      'DELETE /users/sessions/2': refusal(403, 'password-needed'),
    });
    await open();
    press('Log out: Firefox, Windows');
    const dialog = await screen.findByRole('dialog', { name: 'Enter your password' });
    type('Current password', 'longenough');
    api.set('DELETE /users/sessions/2', ENDED);
    api.set(LIST, things([aSession(3, { isCurrent: true })]));
    await send('Enter your password');
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(api.sent('DELETE /users/sessions/2')).toEqual([{}, { currentPassword: 'longenough' }]);
  });

  it('stays as it is where the server refuses, with its sentence', async () => {
    fakeApi({
      ...BASE,
      [LIST]: SESSIONS,
      'DELETE /users/sessions/2': refusal(404, 'not-found', 'You have no session 2.'),
    });
    await open();
    press('Log out: Firefox, Windows');
    expect((await screen.findByRole('alert')).textContent).toBe('You have no session 2.');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});
