import { emit, setProfile } from '@suite/bus';
import { fakeApi, things } from '@suite/testing/fake-fetch';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aStatus } from '../../fixtures/delivery-status.ts';
import { openPage, startAnew } from '../../fixtures/open-page.tsx';
import { aProfile } from '../../fixtures/people.ts';
import { fakeApiFor } from '../../fixtures/staff-api.ts';
// Loaded ahead: no test waits for it.
import './staff/staff-desk.tsx';

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

it.each([
  ['project_admin', 0],
  ['super_admin', 1],
] as const)(
  'says to a %s that there is no project yet; how releases fare is of no project',
  async (role, count) => {
    fakeApi({
      'GET /users/projects': things([]),
      'GET /delivery/status': { status: 200, body: { data: aStatus() } },
    });
    setProfile(aProfile({}, role));
    await openPage('/protected');
    await screen.findByText('No project yet');
    if (count > 0) await screen.findByRole('heading', { name: 'mf-map' });
    expect(screen.queryAllByRole('heading', { name: 'Releases' })).toHaveLength(count);
    expect(screen.queryAllByRole('tab')).toEqual([]);
  },
);

it('opens on the tab that a link names, where the role has it', async () => {
  fakeApiFor('project_editor');
  setProfile(aProfile({}, 'project_editor'));
  await openPage('/protected?project=1&tab=previews');
  const tab = await screen.findByRole('tab', { name: 'Preview links' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
});
