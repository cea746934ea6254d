import { emit, setProfile } from '@suite/bus';
import { fakeApi } from '@suite/testing/fake-fetch';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage, startAnew } from '../../fixtures/open-page.tsx';
import { aProfile } from '../../fixtures/people.ts';

beforeEach(startAnew);
afterEach(() => vi.unstubAllGlobals());

it('leads who leaves while it is open to the start', async () => {
  fakeApi();
  setProfile(aProfile());
  const page = await openPage('/rs/protected');
  await screen.findByRole('heading', { name: 'Za Vas' });
  act(() => setProfile(null));
  await waitFor(() => expect(page.address()).toBe('/rs'));
});

it('leads who was signed out elsewhere to the login, and from there back', async () => {
  fakeApi();
  setProfile(aProfile());
  const page = await openPage('/rs/protected?tab=units');
  await screen.findByRole('heading', { name: 'Za Vas' });
  act(() => {
    setProfile(null);
    emit('session:lost', {});
  });
  await waitFor(() => expect(page.address()).toBe('/rs/login?to=%2Frs%2Fprotected%3Ftab%3Dunits'));
});

it('shows what the role may open', async () => {
  fakeApi();
  setProfile(aProfile());
  await openPage('/protected');
  expect(screen.getByRole('link', { name: /My profile/ }).getAttribute('href')).toBe('/profile');
  expect(screen.getByText('ana@visitors.example · registered visitor')).toBeDefined();
});

it.each(['sales_agent', 'project_editor', 'project_admin', 'super_admin'] as const)(
  'leads a %s to the studio, where all that staff do is',
  async (role) => {
    fakeApi();
    setProfile(aProfile({}, role));
    await openPage('/rs/protected');
    expect(screen.getByRole('link', { name: /Radionica/ }).getAttribute('href')).toBe('/rs/studio');
  },
);

it('leads on from the address of a tab that staff had here', async () => {
  fakeApi();
  setProfile(aProfile({}, 'sales_agent'));
  const page = await openPage('/rs/protected?project=2&tab=enquiries');
  await waitFor(() => expect(page.address()).toBe('/rs/studio/projects/2/requests'));
});

it('has nothing of the studio for a visitor', async () => {
  const api = fakeApi();
  setProfile(aProfile());
  const page = await openPage('/protected?project=1&tab=units');
  await screen.findByRole('heading', { name: 'For you' });
  expect(screen.queryByRole('link', { name: /Studio/ })).toBeNull();
  expect(page.address()).toBe('/protected?project=1&tab=units');
  expect(api.calls).toEqual([]);
});
