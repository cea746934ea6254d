import { $compare, $favourites, $notices, resetStores, setProfile } from '@suite/bus';
import { VISITOR } from '@suite/bus/fixtures';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, responsesFor } from '../../../fixtures/fake-api.ts';
import { openPage } from '../../../fixtures/open-page.tsx';
import { aBuilding, aUnit } from '../../../fixtures/unit.ts';

const ADDRESS = '/masterplan/3/building/12/apartment/304';
const SETTINGS = '/api/v1/frontend/projects/1/settings';

function open(compareEnabled = true) {
  const api = fakeApi({
    ...responsesFor(aBuilding(), [aUnit()]),
    [SETTINGS]: { status: 200, body: { data: { id: 1, type: 'settings', attributes: { compareEnabled } } } },
  });
  openPage(`${ADDRESS}?floor=3..3`);
  return api;
}
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  resetStores();
});
afterEach(() => vi.unstubAllGlobals());

it('saves and compares for who is signed in, and takes it back', async () => {
  act(() => setProfile(VISITOR));
  open();
  fireEvent.click(await button('Save'));
  const saved = await button('Saved');
  expect(saved.getAttribute('aria-pressed')).toBe('true');
  expect($favourites.get()).toEqual([304]);
  fireEvent.click(saved);
  expect($favourites.get()).toEqual([]);
  fireEvent.click(await button('Compare'));
  expect($compare.get()).toEqual([304]);
  expect($notices.get()).toEqual([]);
});

it.each([
  [
    'Save',
    'Add to favorites functionality is available only for registered users. Please login or register.',
  ],
  [
    'Compare',
    'Add to compare functionality is available only for registered users. Please login or register.',
  ],
])('%s tells guests that it is for members', async (name, message) => {
  open();
  fireEvent.click(await button(name));
  expect($notices.get()).toMatchObject([{ type: 'members-only', message }]);
  expect([...$favourites.get(), ...$compare.get()]).toEqual([]);
});

it('says that the project compares nothing', async () => {
  const api = open(false);
  const compare = await button('Compare');
  await waitFor(() => expect(api.calls.some((call) => call.includes('/settings'))).toBe(true));
  await waitFor(() => {
    fireEvent.click(compare);
    expect($notices.get().map(({ message }) => message)).toContain(
      'Compare functionality is currently disabled.',
    );
  });
});
