import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logInWith, refreshCookieOf, withCookie } from '../../testing/browser.ts';
import { TEST_PASSWORD } from '../../testing/identities.ts';
import { openAppBeside, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

const EMAIL = 'user@people.example';
const REFUSED = { code: 'wrong-credentials', message: "The email and password you entered don't match" };

describe.each([FAST_BACKEND])('logging in on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());
  beforeEach(() => app.db.deleteFrom('login_attempts').execute());

  const logIn = (body: object) => app.call('logIn', { body });
  const cookiesOf = ({ headers }: Awaited<ReturnType<typeof logIn>>) => [headers['set-cookie']].flat();
  const tryPassword = (email: string, password: string) => logIn({ email, password });

  it.each([
    ['the address', { email: EMAIL }],
    ['the address in other letters', { email: ' USER@People.example ' }],
    ['the user name', { username: 'user' }],
    ['the address in the field of the user name', { username: EMAIL }],
  ])('[R7.010] takes %s and the password, and gives a token', async (_what, who) => {
    const response = await logIn({ ...who, password: TEST_PASSWORD });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(Object.keys(response.json())).toEqual(['token']);
    const headers = { authorization: `Bearer ${response.json().token}` };
    const profile = (await app.call('getProfile', { headers })).json();
    expect(profile.data.attributes.email).toBe(EMAIL);
  });

  it('[R7.010] answers wrong, unknown and unconfirmed alike, and sets no cookie', async () => {
    const unconfirmed = 'unconfirmed@people.example';
    const { password_hash } = await app.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', EMAIL)
      .executeTakeFirstOrThrow();
    for (const [email, change] of [
      [unconfirmed, { email_confirmed_at: null }],
      ['disabled@people.example', { email_confirmed_at: new Date(), disabled_at: new Date() }],
    ] as const) {
      const names = { email, email_key: email, username: email, username_key: email };
      await app.db
        .insertInto('users')
        .values({ ...names, password_hash, locale: 'en', ...change })
        .execute();
    }
    for (const [email, password] of [
      [EMAIL, 'wrong password'],
      [EMAIL, `${TEST_PASSWORD} `],
      ['nobody@people.example', TEST_PASSWORD],
      [unconfirmed, TEST_PASSWORD],
      ['disabled@people.example', TEST_PASSWORD],
      ["' or 1=1 --", TEST_PASSWORD],
      ['%', TEST_PASSWORD],
    ] as const) {
      const response = await tryPassword(email, password);
      expect([email, response.statusCode, response.json()]).toEqual([email, 401, REFUSED]);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });

  it.each([
    [{ email: EMAIL, password: TEST_PASSWORD, role: 'super_admin' }],
    [{ email: EMAIL, username: EMAIL, password: TEST_PASSWORD }],
    [{ email: EMAIL }],
    [{ email: EMAIL, password: '' }],
    [{ email: [EMAIL], password: TEST_PASSWORD }],
    [{ email: 'a\0b', password: TEST_PASSWORD }],
    [{ email: EMAIL, password: 'x'.repeat(1025) }],
  ])('refuses the body %j', async (body) => {
    expect((await logIn(body)).statusCode).toBe(400);
  });

  it('sets a cookie of the plain name where the site is on plain HTTP', async () => {
    const response = await tryPassword(EMAIL, TEST_PASSWORD);
    expect(cookiesOf(response)[0]).toMatch(
      /^rt=[\da-f-]{36}\.0\.[\w-]{43}; Max-Age=(2592000|2591999); Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('sets a cookie that no other host can set where the site is on HTTPS', async () => {
    const secure = await openAppBeside(app, { publicUrl: 'https://homes.example' });
    const response = await secure.call('logIn', { body: { email: EMAIL, password: TEST_PASSWORD } });
    expect(cookiesOf(response)[0]).toMatch(
      /^__Host-rt=[\da-f-]{36}\.0\.[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const value = refreshCookieOf(response)?.value ?? '';
    const refresh = (name: string) => secure.call('refreshToken', { headers: withCookie(value, name) });
    expect((await refresh('rt')).statusCode).toBe(401);
    expect((await refresh('__Host-rt')).statusCode).toBe(200);
  });

  it.each([
    ['http://192.168.1.5:3000', 1],
    ['http://localhost:3000', 0],
    ['https://homes.example', 0],
  ])('at %s warns %i times that passwords travel in the clear', async (publicUrl, warnings) => {
    const lines: string[] = [];
    await openAppBeside(app, {
      publicUrl,
      logLevel: 'warn',
      logTo: { write: (line) => lines.push(line) },
    });
    expect(lines.filter((line) => line.includes('PUBLIC_URL')).length).toBe(warnings);
  });

  it('ends the session that the browser had before', async () => {
    const before = await logInWith(app.call, { email: EMAIL, password: TEST_PASSWORD });
    const body = { email: 'sales_agent@people.example', password: TEST_PASSWORD };
    await app.call('logIn', { body, headers: withCookie(before.cookie) });
    expect((await app.call('getProfile', { headers: before.bearer })).statusCode).toBe(401);
  });
});
