import { operations } from '@suite/api';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callBody } from './call.ts';
import { openLocalApi, sendJson } from './fixtures/local-api.ts';
import { bearersOf, NEW, OLD, openSessionApi, PROJECTS, REFRESH, urlsOf } from './fixtures/session-api.ts';
import { restoreSession } from './refresh.ts';
import { currentViewer, hasAccessToken, onSessionEnded, setAccessToken } from './session.ts';
import { logIn, logOut } from './sign-in.ts';
import { resetApi } from './state.ts';

const ended = vi.fn();
beforeEach(() => resetApi());
afterEach(() => ended.mockReset());

describe('the token', () => {
  it('[R3.032] is read from the field token of signing in, and sent as Bearer', async () => {
    await using api = await openSessionApi();
    await logIn({ email: 'ana@example.com' }, 'secret');
    await callBody(operations.listProjects);
    expect(JSON.parse(api.seen[0]?.body ?? '')).toEqual({ email: 'ana@example.com', password: 'secret' });
    expect(bearersOf(api.seen)).toEqual([undefined, `Bearer ${NEW}`]);
  });

  it('[R7.005] is added to every request when there is one', async () => {
    await using api = await openLocalApi((_, response) => sendJson(response, 200, { data: {} }));
    const calls = [
      () => callBody(operations.listProjects),
      () => callBody(operations.filterApartments, { body: {} }),
      () => callBody(operations.updateProfile, { body: {} }),
      () => callBody(operations.getProfile),
      () => callBody(operations.logOut),
    ];
    for (const ask of calls) await ask();
    setAccessToken(OLD);
    for (const ask of calls) await ask();
    expect(bearersOf(api.seen)).toEqual([...calls.map(() => undefined), ...calls.map(() => `Bearer ${OLD}`)]);
  });

  it('is read from an envelope too, and refused when it is none', async () => {
    const responses: unknown[] = [{ data: { token: OLD } }, { token: '' }, {}];
    await using _api = await openLocalApi((_, response) => sendJson(response, 200, responses.shift()));
    await logIn({ username: 'ana' }, 'secret');
    expect(hasAccessToken()).toBe(true);
    resetApi();
  });

  it('is given once the work is done that the server asks for, where many passwords were tried', async () => {
    const challenge = JSON.stringify(
      await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey }),
    );
    const needed = { code: 'proof-needed', message: 'Work first', details: { challenge } };
    await using api = await openLocalApi(({ body }, response) => {
      if ('proof' in JSON.parse(body)) sendJson(response, 200, { token: NEW });
      else sendJson(response, 429, needed);
    });
    await logIn({ username: 'ana' }, 'secret');
    const { proof } = JSON.parse(api.seen[1]?.body ?? '');
    const { challenge: solved, solution } = JSON.parse(atob(proof));
    expect([solved, solution.counter]).toEqual([JSON.parse(challenge), 3]);
  });

  it('is not asked for without end', async () => {
    const challenge = JSON.stringify(
      await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 1, deriveKey }),
    );
    const needed = { code: 'proof-needed', message: 'Work first', details: { challenge } };
    await using api = await openLocalApi((_, response) => sendJson(response, 429, needed));
    await expect(logIn({ username: 'ana' }, 'secret')).rejects.toMatchObject({ code: 'proof-needed' });
    expect(api.seen).toHaveLength(4);
  });

  it('is forgotten when the person logs out, and everybody is told', async () => {
    await using api = await openSessionApi();
    setAccessToken(NEW);
    onSessionEnded(ended);
    await logOut();
    expect(hasAccessToken()).toBe(false);
    expect(ended.mock.calls).toEqual([['signed-out']]);
    expect(urlsOf(api)).toEqual(['/api/v1/users/logout']);
  });

  it('is kept when nobody hears that the person logs out: the cookie would bring it back', async () => {
    {
      await using _api = await openSessionApi();
    }
    setAccessToken(NEW);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    await expect(logOut()).rejects.toMatchObject({ status: 0 });
    vi.unstubAllGlobals();
    expect(hasAccessToken()).toBe(true);
  });
});

describe('a session of an earlier page', () => {
  it('is found by its cookie; calls of the page wait for it', async () => {
    await using api = await openSessionApi();
    const restored = restoreSession();
    await expect(callBody(operations.listProjects)).resolves.toEqual({ data: [] });
    await expect(restored).resolves.toBe(true);
    expect(urlsOf(api)).toEqual([REFRESH, PROJECTS]);
    expect(currentViewer()).toBe(0);
  });

  it('makes the viewer another one when strangers were answered before', async () => {
    await using _api = await openLocalApi(({ url }, response) =>
      sendJson(response, 200, url === REFRESH ? { token: NEW } : { data: [] }),
    );
    await callBody(operations.listProjects);
    await restoreSession();
    expect(currentViewer()).toBe(1);
  });

  it('may be there when the server fails or nobody answers', async () => {
    await using _api = await openSessionApi({ refresh: () => [500, {}] });
    await expect(restoreSession()).rejects.toMatchObject({ status: 500 });
    expect(hasAccessToken()).toBe(false);
  });

  it('does not hold the page when the answer hangs', async () => {
    await using api = await openLocalApi(({ url }, response) => {
      if (url !== REFRESH) sendJson(response, 200, { data: [] });
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    restoreSession().catch(() => undefined);
    const result = callBody(operations.listProjects);
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    await expect(result).resolves.toEqual({ data: [] });
    expect(urlsOf(api).toSorted()).toEqual([PROJECTS, REFRESH]);
  });

  it('is asked for as a script of the own page, on plain HTTP too', async () => {
    const fetchMock = vi.fn<typeof fetch>(async () => Response.json({ ok: true, token: NEW }));
    vi.stubGlobal('fetch', fetchMock);
    await restoreSession();
    await logOut();
    await callBody(operations.listProjects);
    vi.unstubAllGlobals();
    const marks = fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-requested-with'));
    expect(marks).toEqual(['fetch', 'fetch', null]);
  });
});

describe('two copies of the package in one page', () => {
  it('share the token, the viewer and who wants to know', async () => {
    vi.resetModules();
    const other = await import('./index.ts');
    expect(other.setAccessToken).not.toBe(setAccessToken);
    const end = onSessionEnded(ended);
    other.setAccessToken(NEW);
    expect(hasAccessToken()).toBe(true);
    expect(currentViewer()).toBe(1);
    other.setAccessToken(null);
    expect(ended).toHaveBeenCalledTimes(1);
    end();
    other.setAccessToken(OLD);
    other.setAccessToken(null);
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
