import { $notices, deferUntilLogin, emit, raiseNotice, resumePendingAction, setProfile } from '@suite/bus';
import type { Notice } from '@suite/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { PROFILE } from '../fixtures/profile.ts';
import { open, prepareSuite } from '../fixtures/suite.tsx';
import { $sessionExpired } from '../session/session-expired.ts';

beforeEach(() => prepareSuite());

async function raise(type: Notice['type'], message: string) {
  act(() => raiseNotice({ type, title: '', message, previousRoute: null, email: null }));
  return within(await screen.findByRole(type.endsWith('error') ? 'alertdialog' : 'dialog'));
}

describe('a notice', () => {
  test('[R2.083] [R2.088] stays until its OK, which clears it', async () => {
    open('/masterplan/2/building/2');
    await screen.findByText('mf-building building');
    const dialog = await raise('success', 'Saved');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(dialog.getByText('Saved')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect($notices.get()).toEqual([]);
    expect(location.pathname).toBe('/masterplan/2/building/2');
  });

  test('leads from a form of an account to the map', async () => {
    open('/rs/ForgotPassword');
    await screen.findByText('mf-account forgot-password');
    const dialog = await raise('success', 'Poslato');
    fireEvent.click(dialog.getByRole('button', { name: 'U redu' }));
    await screen.findByText('mf-map map');
    expect(location.pathname).toBe('/rs/map');
  });

  test('leads nowhere after a failed login', async () => {
    open('/login');
    await screen.findByText('mf-account login');
    const dialog = await raise('auth-error', 'No');
    fireEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(location.pathname).toBe('/login');
  });

  test.each([
    ['Login', 'mf-account login', '/login'],
    ['Register', 'mf-account signup', '/signup'],
  ])('[R2.084] offers %s in place of OK where only members may', async (name, page, path) => {
    open('/masterplan/2/building/2?status=available');
    await screen.findByText('mf-building building');
    const dialog = await raise('members-only', 'Only for members');
    expect(dialog.queryByRole('button', { name: 'OK' })).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name }));
    await screen.findByText(page);
    expect(location.pathname).toBe(path);
    expect(new URLSearchParams(location.search).get('to')).toBe('/masterplan/2/building/2?status=available');
  });

  test('lets a guest keep looking, who then has asked for nothing', async () => {
    open('/masterplan/2/building/2');
    await screen.findByText('mf-building building');
    deferUntilLogin({ kind: 'favourite', apartmentId: 3, name: '103', status: null, path: '/map' });
    const dialog = await raise('members-only', 'Only for members');
    fireEvent.click(await dialog.findByRole('button', { name: 'Keep looking' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.pathname).toBe('/masterplan/2/building/2');
    expect(resumePendingAction()).toBeNull();
  });

  test('says that the session ended elsewhere, and comes back after the login', async () => {
    open('/masterplan/2?status=available');
    await screen.findByText('mf-map masterplan');
    act(() => emit('session:lost', {}));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Your session has ended. Please log in again.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await screen.findByText('mf-account login');
    expect(new URLSearchParams(location.search).get('to')).toBe('/masterplan/2?status=available');
  });

  test.each([
    ['/rs/map', 'mf-map map', 'dialog', 'Nastavite razgledanje', '/rs/map'],
    ['/login?to=%2Fprofile', 'mf-account login', 'alertdialog', 'OK', '/login'],
  ])('says at %s that the session ended since the last visit', async (path, page, role, button, address) => {
    $sessionExpired.set(true);
    open(path);
    await screen.findByText(page);
    const dialog = within(await screen.findByRole(role));
    expect(dialog.getByText(/^(Your session has ended|Vaša sesija je istekla)\./)).toBeTruthy();
    fireEvent.click(await dialog.findByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    expect([location.pathname, $sessionExpired.get()]).toEqual([address, false]);
  });

  test.each([
    ['/masterplan/2/building/2?status=available', '/login'],
    ['/rs/map', '/rs/login'],
  ])('leads from %s to the login, and from there back', async (path, login) => {
    open(path);
    await screen.findByText(/^mf-(map|building) /);
    act(() => emit('session:lost', {}));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: /^(OK|U redu)$/ }));
    await screen.findByText('mf-account login');
    expect(location.pathname).toBe(login);
    expect(new URLSearchParams(location.search).get('to')).toBe(path);
  });

  test('leads from another failed login to the login alone', async () => {
    open('/map');
    await screen.findByText('mf-map map');
    const dialog = await raise('auth-error', 'No');
    fireEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await screen.findByText('mf-account login');
    expect(location.search).toBe('');
  });
});

describe('who is signed in', () => {
  test('[R2.062] has a menu with My profile and Logout', async () => {
    open('/map');
    await screen.findByText('mf-map map');
    act(() => setProfile(PROFILE));
    fireEvent.click(await screen.findByRole('button', { name: 'Account of Ana Anić' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Ana Anić' }));
    expect(menu.getByRole('link', { name: 'My profile' }).getAttribute('href')).toBe('/profile');
    expect(menu.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });

  test('[R2.110] is led to / after the logout', async () => {
    prepareSuite({ '/users/logout': { ok: true } });
    open('/masterplan/2');
    await screen.findByText('mf-map masterplan');
    act(() => setProfile(PROFILE));
    fireEvent.click(await screen.findByRole('button', { name: 'Account of Ana Anić' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByText('mf-map map');
  });

  test('stays and is told when the server does not answer', async () => {
    open('/masterplan/2');
    await screen.findByText('mf-map masterplan');
    act(() => setProfile(PROFILE));
    fireEvent.click(await screen.findByRole('button', { name: 'Account of Ana Anić' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText(/^Logging out did not work/)).toBeTruthy();
    expect(location.pathname).toBe('/masterplan/2');
  });
});
