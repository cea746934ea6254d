import { $compare, $favourites, $notices, resetStores, setProfile } from '@suite/bus';
import { VISITOR } from '@suite/bus/fixtures';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, responsesFor } from '../../../fixtures/fake-api.ts';
import { openPage } from '../../../fixtures/open-page.tsx';
import { aBuilding, aUnit } from '../../../fixtures/unit.ts';

const ADDRESS = '/masterplan/3/building/12/apartment/304';
const SETTINGS = '/api/v1/frontend/projects/1/settings';

/** `whenTold`: the project's settings arrive after it. */
function open(compareEnabled = true, whenTold: Promise<void> = Promise.resolve()) {
  const api = fakeApi({
    ...responsesFor(aBuilding(), [aUnit()]),
    [SETTINGS]: { status: 200, body: { data: { id: 1, type: 'settings', attributes: { compareEnabled } } } },
  });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes(SETTINGS)) await whenTold;
    return fetch(url, init);
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
  await waitFor(() => expect($compare.get()).toEqual([304]));
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
  await waitFor(() => expect($notices.get()).toMatchObject([{ type: 'members-only', message }]));
  expect([...$favourites.get(), ...$compare.get()]).toEqual([]);
});

it.each([
  [false, ['Compare functionality is currently disabled.'], []],
  [true, [], [304]],
])(
  'compares what was pressed too early once the project says so: %s',
  async (compareEnabled, notices, ids) => {
    act(() => setProfile(VISITOR));
    let announce = (): void => undefined;
    const announced = new Promise<void>((resolve) => {
      announce = resolve;
    });
    const api = open(compareEnabled, announced);
    fireEvent.click(await button('Compare'));
    await waitFor(() => expect(api.calls.some((call) => call.includes('/apartments/304'))).toBe(true));
    expect([...$notices.get(), ...$compare.get()]).toEqual([]);
    announce();
    await waitFor(() => expect($notices.get().map(({ message }) => message)).toEqual(notices));
    await waitFor(() => expect($compare.get()).toEqual(ids));
  },
);
