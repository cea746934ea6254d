import * as api from '@suite/api/endpoints';
import { call, resetApi, setAccessToken } from '@suite/api-client';
import { $profile, $session, resetStores, setProfile, subscribe } from '@suite/bus';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $sessionExpired } from './session-expired.ts';
import { startSession } from './start-session.ts';

const PROFILE = { id: 7, firstName: 'Ana', lastName: 'Anić', email: 'ana@visitors.example', roles: [] };
const TOKEN = { token: `x.${btoa(JSON.stringify({ sub: '7' }))}.y` };
const asked: string[] = [];
const lost = vi.fn();
let stop: () => void = () => undefined;

function response(responses: Readonly<Record<string, () => Response>>): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      asked.push(String(url));
      const found = Object.entries(responses).find(([part]) => String(url).includes(part));
      return found ? found[1]() : new Response(null, { status: 404 });
    }),
  );
}

const profileResponse = () => Response.json({ data: { id: 7, type: 'profile', attributes: PROFILE } });
const refused = () => Response.json({ code: 'no-session', message: 'No.' }, { status: 401 });
const start = () => {
  const stops = [startSession(), subscribe('shell', 'session:lost', lost)];
  stop = () => {
    for (const one of stops) one();
  };
};

beforeEach(() => {
  resetApi();
  resetStores();
  localStorage.clear();
  $sessionExpired.set(false);
  asked.length = 0;
  lost.mockReset();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('a stranger asks for no session', () => {
  response({});
  start();
  expect(asked).toEqual([]);
  expect($session.get()).toEqual({ kind: 'anonymous' });
  expect($sessionExpired.get()).toBe(false);
});

test('what somebody else left in place of the hint is looked into, taken away, and no end of a session', async () => {
  localStorage.setItem('signed-in', '{"a":');
  response({ 'refresh-token': refused });
  start();
  await vi.waitFor(() => expect(localStorage.getItem('signed-in')).toBeNull());
  expect($session.get()).toEqual({ kind: 'anonymous' });
  expect($sessionExpired.get()).toBe(false);
});

describe('who was signed in before', () => {
  beforeEach(() => localStorage.setItem('signed-in', '1'));

  test('is signed in again, with the profile', async () => {
    response({ 'refresh-token': () => Response.json(TOKEN), profile: profileResponse });
    start();
    expect($session.get()).toEqual({ kind: 'restoring' });
    await vi.waitFor(() => expect($session.get()).toEqual({ kind: 'signed-in' }));
    expect($profile.get()?.id).toBe(7);
  });

  test('is a stranger when the session is over, is told, and is not asked for again', async () => {
    response({ 'refresh-token': refused });
    start();
    await vi.waitFor(() => expect($session.get()).toEqual({ kind: 'anonymous' }));
    expect($sessionExpired.get()).toBe(true);
    expect(localStorage.getItem('signed-in')).toBeNull();
    expect(lost).not.toHaveBeenCalled();
  });

  test('is remembered while nobody answers, and signed in again when the network is back', async () => {
    response({ 'refresh-token': () => Response.error() });
    start();
    await vi.waitFor(() => expect($session.get()).toEqual({ kind: 'anonymous' }));
    expect(localStorage.getItem('signed-in')).toBe('1');
    expect($sessionExpired.get()).toBe(false);
    response({ 'refresh-token': () => Response.json(TOKEN), profile: profileResponse });
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect($profile.get()?.id).toBe(7));
    asked.length = 0;
    window.dispatchEvent(new Event('online'));
    expect(asked).toEqual([]);
  });

  test('[R7.081] raises failedSettingProfile when the profile cannot be loaded', async () => {
    const failed = vi.fn();
    const unsubscribe = subscribe('shell', 'session:profile-failed', failed);
    response({
      'refresh-token': () => Response.json(TOKEN),
      profile: () => new Response(null, { status: 500 }),
    });
    start();
    await vi.waitFor(() => expect(failed).toHaveBeenCalledWith({ status: 500 }));
    expect($profile.get()).toBeNull();
    unsubscribe();
  });

  test('is signed out with the tab next to it', async () => {
    response({ 'refresh-token': () => Response.json(TOKEN), profile: profileResponse });
    start();
    await vi.waitFor(() => expect($profile.get()?.id).toBe(7));
    window.dispatchEvent(new StorageEvent('storage', { key: 'signed-in', newValue: null }));
    expect($session.get()).toEqual({ kind: 'anonymous' });
    expect(lost).not.toHaveBeenCalled();
  });

  test('is told when the session ended elsewhere', async () => {
    response({ 'refresh-token': () => Response.json(TOKEN), profile: profileResponse });
    start();
    await vi.waitFor(() => expect($profile.get()?.id).toBe(7));
    const refusesAll = () => Response.json({ code: 'invalid-token', message: 'No.' }, { status: 401 });
    response({ '/': refusesAll });
    await call(api.getOrganization).catch(() => undefined);
    expect(lost).toHaveBeenCalledTimes(1);
    expect($profile.get()).toBeNull();
  });
});

test('whoever signs in is remembered, and forgotten at the end', () => {
  response({});
  start();
  setProfile({ ...PROFILE, username: 'ana', createdAt: '', updatedAt: '' });
  expect(localStorage.getItem('signed-in')).toBe('1');
  setAccessToken('x.y.z');
  setAccessToken(null);
  expect(localStorage.getItem('signed-in')).toBeNull();
});
