import { endSession, resetApi, setAccessToken } from '@suite/api-client';
import {
  $favourites,
  addFavourites,
  forgetAccountFavourites,
  removeFavourite,
  resetStores,
  restoreFavourites,
  setConnectivity,
  setProfile,
} from '@suite/bus';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROFILE } from '../fixtures/profile.ts';
import { followFavourites } from './follow-favourites.ts';
import { startSession } from './start-session.ts';

const TOKEN = `x.${btoa(JSON.stringify({ sub: '7' }))}.y`;

const WAIT = { timeout: 9_000 };

/** What the account has at the server. */
let account: number[] = [];
let isReachable = true;
const asked: string[] = [];
let stops: (() => void)[] = [];

beforeEach(() => {
  resetApi();
  resetStores();
  localStorage.clear();
  forgetAccountFavourites();
  localStorage.clear();
  account = [];
  isReachable = true;
  asked.length = 0;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_: string, init?: RequestInit) => {
      asked.push(init?.method ?? 'GET');
      if (!isReachable) throw new TypeError('Failed to fetch');
      if (init?.body) {
        const { add, remove } = JSON.parse(String(init.body)) as { add: number[]; remove: number[] };
        account = [...new Set([...account.filter((id) => !remove.includes(id)), ...add])];
      }
      return Response.json({ data: { id: 7, type: 'favorites', attributes: { apartmentIds: account } } });
    }),
  );
  stops = [startSession(), followFavourites()];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
});

function signIn(): void {
  setAccessToken(TOKEN);
  setProfile(PROFILE);
}
const here = () => [...$favourites.get()].sort();
const settled = (ids: readonly number[]) =>
  vi.waitFor(() => expect([here(), [...account].sort()]).toEqual([ids, ids]), WAIT);

test('a visitor without an account asks for nothing', async () => {
  addFavourites([1]);
  await Promise.resolve();
  expect(asked).toEqual([]);
});

test('a home that is removed and saved again stays, also when the page is left before the server has responded', async () => {
  signIn();
  addFavourites([1]);
  await settled([1]);
  // The request arrives, its response does not.
  const respond = vi.mocked(fetch).getMockImplementation();
  vi.mocked(fetch).mockImplementation(async (...request) => {
    await respond?.(...request);
    return new Promise(() => undefined);
  });
  removeFavourite(1);
  await vi.waitFor(() => expect(account).toEqual([]), WAIT);
  addFavourites([1]);
  for (const stop of stops) stop();
  resetStores();
  if (respond) vi.mocked(fetch).mockImplementation(respond);
  stops = [restoreFavourites(), startSession(), followFavourites()];
  signIn();
  await settled([1]);
});

test('at the login the two lists become one, and every change is sent', async () => {
  addFavourites([1]);
  account = [2];
  signIn();
  await settled([1, 2]);
  removeFavourite(2);
  addFavourites([3]);
  await settled([1, 3]);
});

test('what another device changed comes when the visitor comes back to the page', async () => {
  addFavourites([1]);
  signIn();
  await settled([1]);
  account = [5];
  document.dispatchEvent(new Event('visibilitychange'));
  await settled([5]);
});

test('what cannot be sent stays, and is sent when the network is back', async () => {
  signIn();
  await vi.waitFor(() => expect(asked).toContain('GET'), WAIT);
  isReachable = false;
  setConnectivity('offline');
  addFavourites([1]);
  await vi.waitFor(() => expect(asked).toContain('PATCH'), WAIT);
  expect([here(), account]).toEqual([[1], []]);
  isReachable = true;
  setConnectivity('online');
  await settled([1]);
});

test.each([
  ['here', 'signed-out', null],
  ['in another tab', 'signed-out-elsewhere', 'Ana'],
] as const)('after a logout %s, what is half-filled in this tab: %s', (_where, reason, expected) => {
  signIn();
  sessionStorage.setItem('suite-form:ask', 'Ana');
  endSession(reason);
  expect(sessionStorage.getItem('suite-form:ask')).toBe(expected);
});

test('after the logout the browser holds nothing of the account, which keeps it', async () => {
  addFavourites([1]);
  signIn();
  await settled([1]);
  setAccessToken(null);
  expect([here(), localStorage.getItem('favorites')]).toEqual([[], '[]']);
  addFavourites([4]);
  await Promise.resolve();
  expect(account).toEqual([1]);
});
