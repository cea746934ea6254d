import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoggedIn, logInWith, OWN_PAGE, refreshCookieOf, withCookie } from '../../testing/browser.ts';
import { TEST_KEY, TEST_PASSWORD } from '../../testing/identities.ts';
import { openAppBeside, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_BACKENDS } from '../../testing/test-database.ts';

const FRIEND = 'https://friend.example';

describe.each(TEST_BACKENDS)('a session on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  const logIn = () => logInWith(app.call, { email: 'user@people.example', password: TEST_PASSWORD });
  const refresh = (cookie: string, call = app.call) => call('refreshToken', { headers: withCookie(cookie) });
  const isLive = async ({ bearer }: LoggedIn) =>
    (await app.call('getProfile', { headers: bearer })).statusCode === 200;
  const idOf = (cookie: string) => cookie.split('.')[0] ?? '';
  const change = (
    cookie: string,
    values: { rotated_at: Date } | { expires_at: Date } | { created_at: Date },
  ) => app.db.updateTable('sessions').set(values).where('id', '=', idOf(cookie)).execute();
  const ago = (ms: number) => new Date(Date.now() - ms);

  it('[R7.012] gives a new token and the next cookie', async () => {
    const session = await logIn();
    const result = await refresh(session.cookie);
    expect(result.statusCode).toBe(200);
    expect(result.headers['cache-control']).toBe('no-store');
    const next = refreshCookieOf(result)?.value ?? '';
    expect([session.cookie.split('.')[1], next.split('.')[1]]).toEqual(['0', '1']);
    expect(idOf(next)).toBe(idOf(session.cookie));
    const headers = { authorization: `Bearer ${result.json().token}` };
    expect((await app.call('getProfile', { headers })).statusCode).toBe(200);
    expect((await refresh(next)).statusCode).toBe(200);
  });

  it('[R7.012] is given to nobody without a cookie', async () => {
    const result = await app.call('refreshToken', { headers: OWN_PAGE });
    expect([result.statusCode, result.json().code]).toEqual([401, 'no-session']);
  });

  it('[R7.012] answers racing tabs, in whichever process, with one and the same next cookie', async () => {
    const beside = await openAppBeside(app);
    const { cookie } = await logIn();
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => refresh(cookie, index % 2 ? app.call : beside.call)),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200));
    const cookies = new Set(responses.map((result) => refreshCookieOf(result)?.value));
    expect(cookies.size).toBe(1);
    expect([...cookies][0]?.split('.')[1]).toBe('1');
    for (const result of responses) {
      const headers = { authorization: `Bearer ${result.json().token}` };
      expect((await app.call('getProfile', { headers })).statusCode).toBe(200);
    }
  });

  it.each([
    ['user', 13, true],
    ['user', 24 * 29, true],
    ['sales_agent', 11, true],
    ['sales_agent', 13, false],
    ['super_admin', 13, false],
  ] as const)('of %s that was not used for %i hours goes on: %s', async (role, hours, goesOn) => {
    const session = await logInWith(app.call, { email: `${role}@people.example`, password: TEST_PASSWORD });
    await change(session.cookie, { rotated_at: ago(hours * 3_600_000) });
    expect(await isLive(session)).toBe(goesOn);
    expect((await refresh(session.cookie)).statusCode).toBe(goesOn ? 200 : 401);
    // What ended comes back by nothing.
    expect(await isLive(session)).toBe(goesOn);
  });

  it('takes the last cookie for ten seconds, and after that ends', async () => {
    const session = await logIn();
    const next = refreshCookieOf(await refresh(session.cookie))?.value ?? '';
    await change(next, { rotated_at: ago(9000) });
    const again = await refresh(session.cookie);
    expect([again.statusCode, refreshCookieOf(again)?.value]).toEqual([200, next]);
    await change(next, { rotated_at: ago(10_500) });
    expect((await refresh(session.cookie)).statusCode).toBe(401);
    expect(await isLive(session)).toBe(false);
    expect((await refresh(next)).statusCode).toBe(401);
  });

  it('ends when an older cookie comes back, since one of two holders is a thief', async () => {
    const session = await logIn();
    const second = refreshCookieOf(await refresh(session.cookie))?.value ?? '';
    const third = refreshCookieOf(await refresh(second))?.value ?? '';
    const result = await refresh(session.cookie);
    expect([result.statusCode, refreshCookieOf(result)]).toMatchObject([401, { value: '' }]);
    expect(await isLive(session)).toBe(false);
    expect((await refresh(third)).statusCode).toBe(401);
  });

  it('[R7.012] refuses a forged cookie, and does not end for it', async () => {
    const session = await logIn();
    const [id = '', counter = '', signature = ''] = session.cookie.split('.');
    const other = await logIn();
    // The last of 43 digits has two bits that stand for nothing: other spellings of the same bytes.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = alphabet.indexOf(signature.at(-1) ?? '');
    const sameBytes = `${signature.slice(0, -1)}${alphabet[last ^ 1]}`;
    expect(Buffer.from(sameBytes, 'base64url')).toEqual(Buffer.from(signature, 'base64url'));
    const forged = [
      `${id}.1.${signature}`,
      `${idOf(other.cookie)}.0.${signature}`,
      `${id}.${counter}.${'A'.repeat(43)}`,
      `${id}.${counter}.${sameBytes}`,
      `${id}.${counter}.${signature}=`,
      `${id}.00.${signature}`,
      `${id.toUpperCase()}.${counter}.${signature}`,
      `${id}.${counter}`,
      `${id}.${counter}.`,
      session.token,
      '',
    ];
    for (const cookie of forged) expect([cookie, (await refresh(cookie)).statusCode]).toEqual([cookie, 401]);
    expect(await isLive(session)).toBe(true);
    const elsewhere = await openAppBeside(app, { secretKey: TEST_KEY.map((byte) => byte + 1) });
    expect((await refresh(session.cookie, elsewhere.call)).statusCode).toBe(401);
    expect((await refresh(session.cookie)).statusCode).toBe(200);
  });

  it('goes on while the keys of the servers are changed, one server after the other', async () => {
    const next = TEST_KEY.map((byte) => byte + 1);
    const [before, after, last] = [
      await openAppBeside(app, { secretKey: [TEST_KEY, next] }),
      await openAppBeside(app, { secretKey: [next, TEST_KEY] }),
      await openAppBeside(app, { secretKey: next }),
    ];
    let { cookie } = await logIn();
    // The order in which they are asked while some have been started anew; those that have, sign by the next key.
    for (const { call } of [before, after, before, after, after, last]) {
      const result = await refresh(cookie, call);
      expect(result.statusCode).toBe(200);
      cookie = refreshCookieOf(result)?.value ?? '';
      const headers = { authorization: `Bearer ${result.json().token}` };
      for (const server of call === last.call ? [after, last] : [before, after])
        expect((await server.call('getProfile', { headers })).statusCode).toBe(200);
    }
    expect((await refresh(cookie)).statusCode).toBe(401);
  });

  it('[R7.012] ends 180 days after it began, however often it is refreshed', async () => {
    const session = await logIn();
    await change(session.cookie, { created_at: ago(180 * 86_400_000 - 60_000) });
    const result = await refresh(session.cookie);
    expect(result.statusCode).toBe(200);
    expect(refreshCookieOf(result)?.maxAge).toBeLessThanOrEqual(60);
    await change(session.cookie, { expires_at: ago(1) });
    expect((await refresh(refreshCookieOf(result)?.value ?? '')).statusCode).toBe(401);
  });

  it('ends with the account', async () => {
    const session = await logIn();
    const disable = (disabled_at: Date | null) =>
      app.db.updateTable('users').set({ disabled_at }).where('username', '=', 'user').execute();
    await disable(new Date());
    expect((await refresh(session.cookie)).statusCode).toBe(401);
    await disable(null);
    expect((await refresh(session.cookie)).statusCode).toBe(401);
  });

  it('[R7.013] ends by logging out: token and cookie are refused afterwards', async () => {
    const session = await logIn();
    const result = await app.call('logOut', { headers: withCookie(session.cookie) });
    expect([result.statusCode, result.json()]).toEqual([200, { ok: true }]);
    expect(result.headers['set-cookie']).toMatch(/^rt=; .*Expires=Thu, 01 Jan 1970/);
    expect(await isLive(session)).toBe(false);
    expect((await refresh(session.cookie)).statusCode).toBe(401);
    expect((await app.call('logOut', { headers: OWN_PAGE })).statusCode).toBe(200);
  });

  it('[R7.013] ends by the token where the browser keeps no cookie', async () => {
    const session = await logIn();
    await app.call('logOut', { headers: { ...OWN_PAGE, ...session.bearer } });
    expect(await isLive(session)).toBe(false);
  });

  it('does not end by a forged cookie', async () => {
    const session = await logIn();
    const forged = `${idOf(session.cookie)}.0.${'A'.repeat(43)}`;
    await app.call('logOut', { headers: withCookie(forged) });
    expect(await isLive(session)).toBe(true);
  });

  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: FRIEND }],
    ['of a neighbour', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
    ['of a picture elsewhere', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['that opens a page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
    ['of an old browser from elsewhere', { origin: 'https://evil.example' }],
    ['of nobody knows where', {}],
  ])('is neither refreshed nor ended by a request %s', async (_what, headers) => {
    const session = await logIn();
    for (const name of ['refreshToken', 'logOut'] as const) {
      const result = await app.call(name, { headers: { ...headers, cookie: `rt=${session.cookie}` } });
      expect([result.statusCode, result.json().code]).toEqual([403, 'foreign-page']);
      expect(result.headers['set-cookie']).toBeUndefined();
    }
    expect(await isLive(session)).toBe(true);
    expect((await refresh(session.cookie)).json()).toHaveProperty('token');
  });

  it('is refreshed by pages of origins that the configuration allows, and told to them only', async () => {
    const beside = await openAppBeside(app, { allowedOrigins: [FRIEND] });
    const { cookie } = await logIn();
    const from = (origin: string) =>
      beside.call('refreshToken', {
        headers: { origin, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', cookie: `rt=${cookie}` },
      });
    const result = await from(FRIEND);
    expect(result.statusCode).toBe(200);
    expect(result.headers).toMatchObject({
      'access-control-allow-origin': FRIEND,
      'access-control-allow-credentials': 'true',
      vary: expect.stringMatching(/Origin.*Authorization/),
    });
    const refused = await from('https://evil.example');
    expect(refused.statusCode).toBe(403);
    expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
    const preflight = (origin: string) =>
      beside.http.inject({
        method: 'OPTIONS',
        url: '/api/v1/users',
        headers: {
          origin,
          'access-control-request-method': 'PATCH',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
    expect((await preflight(FRIEND)).headers).toMatchObject({
      'access-control-allow-origin': FRIEND,
      'access-control-allow-methods': expect.stringContaining('PATCH'),
    });
    expect((await preflight('https://evil.example')).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
    // Neither a preflight nor a call: no text in place of JSON.
    const plain = await beside.http.inject({ method: 'OPTIONS', url: '/api/v1/users' });
    expect([plain.statusCode, plain.body]).toEqual([204, '']);
    // Without the configuration, nobody else is told anything.
    const closed = await app.call('listProjects', { headers: { origin: FRIEND } });
    expect(closed.headers).not.toHaveProperty('access-control-allow-origin');
  });
});
