import { operations } from '@suite/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callBody } from './call.ts';
import { openLocalApi, sendJson } from './fixtures/local-api.ts';
import { bearersOf, NEW, OLD, openSessionApi, PROJECTS, REFRESH, urlsOf } from './fixtures/session-api.ts';
import { tokenFor } from './fixtures/tokens.ts';
import { restoreSession } from './refresh.ts';
import { hasAccessToken, onSessionEnded, setAccessToken } from './session.ts';
import { loadProfile, logIn, logOut } from './sign-in.ts';
import { resetApi } from './state.ts';

const ended = vi.fn();
beforeEach(() => resetApi());
afterEach(() => ended.mockReset());

describe('a 401', () => {
  it('[R7.006] leads to one refresh and one repetition, with the new token', async () => {
    await using api = await openSessionApi();
    setAccessToken(OLD);
    await expect(callBody(operations.listProjects)).resolves.toEqual({ data: [] });
    expect(urlsOf(api)).toEqual([PROJECTS, REFRESH, PROJECTS]);
    expect(bearersOf(api.seen)[2]).toBe(`Bearer ${NEW}`);
  });

  it('[R7.006] that comes twice is an error, and ends the session', async () => {
    await using api = await openSessionApi({ valid: null });
    setAccessToken(OLD);
    onSessionEnded(ended);
    await expect(callBody(operations.listProjects)).rejects.toMatchObject({
      status: 401,
      message: 'Your session has ended.',
    });
    expect(urlsOf(api)).toEqual([PROJECTS, REFRESH, PROJECTS]);
    expect(ended.mock.calls).toEqual([['lost']]);
    expect(hasAccessToken()).toBe(false);
  });

  it('[R7.006] repeats a request with all that it carried', async () => {
    await using api = await openSessionApi();
    setAccessToken(OLD);
    await callBody(
      operations.askForPrice,
      { body: { apartmentId: 304 } },
      { idempotencyKey: 'key-of-the-form-1' },
    );
    const [first, , second] = api.seen;
    expect(second?.body).toBe('{"apartmentId":304}');
    expect(second?.headers['idempotency-key']).toBe('key-of-the-form-1');
    expect([first?.method, first?.body]).toEqual([second?.method, second?.body]);
  });

  it('without a session is an error, after the cookie was tried', async () => {
    await using api = await openSessionApi({ refresh: () => [401, { message: 'No session' }] });
    onSessionEnded(ended);
    await expect(callBody(operations.getUserRoles)).rejects.toMatchObject({ status: 401 });
    expect(urlsOf(api)).toEqual(['/api/v1/users/get-user-roles', REFRESH]);
    expect(ended).not.toHaveBeenCalled();
  });

  it('finds the session of an earlier page by its cookie', async () => {
    await using _api = await openSessionApi();
    await expect(callBody(operations.listProjects)).resolves.toEqual({ data: [] });
    expect(hasAccessToken()).toBe(true);
  });

  it('of many calls at once leads to one refresh', async () => {
    await using api = await openSessionApi();
    setAccessToken(OLD);
    await Promise.all(Array.from({ length: 10 }, () => callBody(operations.listProjects)));
    expect(urlsOf(api).filter((url) => url === REFRESH)).toHaveLength(1);
    expect(api.seen).toHaveLength(21);
  });

  it('that comes late, when the token is new already, leads to no second refresh', async () => {
    let release: () => void = () => undefined;
    await using api = await openLocalApi(({ url, headers }, response) => {
      if (url === REFRESH) return sendJson(response, 200, { token: NEW });
      const isOld = headers.authorization === `Bearer ${OLD}`;
      const result = () => sendJson(response, isOld ? 401 : 200, { data: [] });
      if (isOld && url.endsWith('/buildings/12')) release = result;
      else result();
    });
    setAccessToken(OLD);
    const late = callBody(operations.getBuilding, { id: 12 });
    await vi.waitFor(() => expect(api.seen).toHaveLength(1));
    await callBody(operations.listProjects);
    release();
    await expect(late).resolves.toEqual({ data: [] });
    expect(urlsOf(api).filter((url) => url === REFRESH)).toHaveLength(1);
  });

  it.each([[[503, { message: 'Starting' }] as const], [[403, { message: 'Foreign page' }] as const]])(
    'leaves the session as it is when a refresh is answered %j',
    async ([status, body]) => {
      await using _api = await openSessionApi({ refresh: () => [status, body] });
      setAccessToken(OLD);
      onSessionEnded(ended);
      await expect(callBody(operations.listProjects)).rejects.toMatchObject({
        status,
        message: body.message,
      });
      expect(ended).not.toHaveBeenCalled();
      expect(hasAccessToken()).toBe(true);
    },
  );

  it('that comes twice does not end the session of who signed in meanwhile', async () => {
    let release: () => void = () => undefined;
    await using api = await openLocalApi(({ url, headers }, response) => {
      if (url === REFRESH) return sendJson(response, 200, { token: NEW });
      const refuse = () => sendJson(response, 401, {});
      if (headers.authorization === `Bearer ${NEW}`) release = refuse;
      else refuse();
    });
    setAccessToken(OLD);
    const refused = expect(callBody(operations.listProjects)).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(api.seen).toHaveLength(3));
    setAccessToken(tokenFor('6'));
    release();
    await refused;
    expect(hasAccessToken()).toBe(true);
  });

  it('ends the session when the refresh is refused', async () => {
    await using api = await openSessionApi({ refresh: () => [401, {}] });
    setAccessToken(OLD);
    onSessionEnded(ended);
    await expect(callBody(operations.listProjects)).rejects.toMatchObject({ status: 401 });
    expect(ended.mock.calls).toEqual([['lost']]);
    expect(urlsOf(api)).toEqual([PROJECTS, REFRESH]);
  });

  it('ends the session when another tab signed somebody else in', async () => {
    const other = tokenFor('6');
    await using _api = await openSessionApi({ valid: other, refresh: () => [200, { token: other }] });
    setAccessToken(OLD);
    onSessionEnded(ended);
    await expect(callBody(operations.listProjects)).rejects.toMatchObject({ status: 401 });
    expect(ended.mock.calls).toEqual([['lost']]);
    expect(hasAccessToken()).toBe(false);
  });

  it('does not bring back a session that the person ended meanwhile', async () => {
    let release: () => void = () => undefined;
    await using api = await openLocalApi(({ url, headers }, response) => {
      const isTaken = url.endsWith('/logout') || headers.authorization === `Bearer ${NEW}`;
      if (url === REFRESH) release = () => sendJson(response, 200, { token: NEW });
      else sendJson(response, isTaken ? 200 : 401, { ok: true });
    });
    setAccessToken(OLD);
    const refused = expect(callBody(operations.listProjects)).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(urlsOf(api)).toContain(REFRESH));
    await logOut();
    release();
    await refused;
    expect(hasAccessToken()).toBe(false);
  });
});

describe('a 401 of the session itself', () => {
  it('[R7.007] of the profile causes no refresh and no retry', async () => {
    await using api = await openSessionApi();
    setAccessToken(OLD);
    await expect(callBody(operations.getProfile)).rejects.toMatchObject({ status: 401 });
    await expect(loadProfile()).resolves.toBeNull();
    expect(urlsOf(api)).toEqual(['/api/v1/users/profile', '/api/v1/users/profile']);
    expect(hasAccessToken()).toBe(true);
  });

  it('[R7.007] of a refresh causes no refresh and no retry', async () => {
    await using api = await openSessionApi({ refresh: () => [401, {}] });
    await expect(restoreSession()).resolves.toBe(false);
    await expect(callBody(operations.refreshToken)).rejects.toMatchObject({ status: 401 });
    expect(urlsOf(api)).toEqual([REFRESH, REFRESH]);
  });

  it('says that the password is wrong', async () => {
    await using api = await openLocalApi((_, response) =>
      sendJson(response, 401, { code: 'wrong', message: 'No' }),
    );
    await expect(logIn({ username: 'ana' }, 'x')).rejects.toMatchObject({ status: 401, code: 'wrong' });
    expect(api.seen).toHaveLength(1);
  });
});
