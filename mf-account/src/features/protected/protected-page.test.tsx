import { noteRestoring, setProfile } from '@suite/bus';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../fixtures/fake-api.ts';
import { openPage, startAnew } from '../../fixtures/open-page.tsx';
import { aProfile } from '../../fixtures/people.ts';

beforeEach(startAnew);
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/protected', '/login?to=%2Fprotected'],
  ['/profile?tab=password', '/login?to=%2Fprofile%3Ftab%3Dpassword'],
  ['/rs/protected', '/rs/login?to=%2Frs%2Fprotected'],
])('%s leads who is not signed in to %s', async (path, login) => {
  fakeApi();
  const page = await openPage(path);
  await waitFor(() => expect(page.address()).toBe(login));
});

it('waits while the session of an earlier page is looked for', async () => {
  fakeApi();
  noteRestoring();
  const page = await openPage('/protected');
  expect(screen.getByRole('status').textContent).toBe('Loading');
  act(() => setProfile(aProfile()));
  await screen.findByRole('heading', { name: 'For you' });
  expect(page.address()).toBe('/protected');
});

it('shows what the role may open', async () => {
  fakeApi();
  setProfile(aProfile());
  await openPage('/protected');
  expect(screen.getByRole('link', { name: /My profile/ }).getAttribute('href')).toBe('/profile');
  expect(screen.getByText('ana@visitors.example · registered visitor')).toBeDefined();
});
