import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logInWith } from '../../testing/browser.ts';
import { TEST_KEY, TEST_PASSWORD, USER_IDS } from '../../testing/identities.ts';
import { lastToken, mailsTo } from '../../testing/mailbox.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { createAttemptKey } from '../session/attempt-key.ts';
import { createInvitation } from './accounts.ts';

const EMAIL = 'user@people.example';

describe.each([FAST_BACKEND])('setting a password by a link on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('one_time_tokens').execute();
    await app.db.deleteFrom('mails').execute();
  });

  const reset = (body: object) => app.call('resetPassword', { body });
  const verify = (token: string) => app.call('verifyPasswordReset', { body: { token } });
  const canLogIn = async (email: string, password: string) =>
    (await app.call('logIn', { body: { email, password } })).statusCode === 200;
  const askFor = async (email = EMAIL) => {
    await reset({ email });
    return lastToken(app.db, email, 'reset-password');
  };

  it('[R7.019] mails a link by address or user name, with one answer for all, and sets the password', async () => {
    for (const who of [{ email: EMAIL }, { username: 'user' }, { email: 'x@y.example' }, { username: 'x' }]) {
      const response = await reset(who);
      expect([response.statusCode, response.json()]).toEqual([202, { ok: true }]);
    }
    expect((await mailsTo(app.db, EMAIL)).map(({ template }) => template)).toEqual([
      'reset-password',
      'reset-password',
    ]);
    const token = await lastToken(app.db, EMAIL, 'reset-password');
    const response = await reset({ token, password: 'a new password' });
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
    expect(await canLogIn(EMAIL, 'a new password')).toBe(true);
    expect(await canLogIn(EMAIL, TEST_PASSWORD)).toBe(false);
    expect((await mailsTo(app.db, EMAIL)).at(-1)?.template).toBe('password-changed');
    await reset({ token: await askFor(), password: TEST_PASSWORD });
  });

  it('does not open an account with a second factor: the new password alone gives nothing', async () => {
    const user_id = USER_IDS.user;
    const totp = { user_id, secret: 'sealed', confirmed_at: new Date() };
    await app.db.insertInto('totp_secrets').values(totp).execute();
    const response = await reset({ token: await askFor(), password: 'a password by link' });
    expect([response.statusCode, response.json(), response.headers['set-cookie']]).toEqual([
      200,
      { ok: true },
      undefined,
    ]);
    const first = await app.call('logIn', { body: { email: EMAIL, password: 'a password by link' } });
    expect(Object.keys(first.json())).toEqual(['secondFactor']);
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(await app.db.selectFrom('totp_secrets').select('user_id').execute()).toEqual([{ user_id }]);
    await app.db.deleteFrom('totp_secrets').execute();
  });

  it('puts the token behind the # of the link, in the language that is asked for', async () => {
    await reset({ email: EMAIL, localeId: 'rs' });
    await reset({ email: EMAIL });
    const texts = (await mailsTo(app.db, EMAIL)).map(({ text }) => text);
    expect(texts[0]).toMatch(/http:\/\/localhost:3000\/rs\/reset-login#token=[\w-]{43}/);
    expect(texts[1]).toMatch(/http:\/\/localhost:3000\/reset-login#token=[\w-]{43}/);
  });

  it('[R7.021] says whether a link is good, without using it up', async () => {
    const token = await askFor();
    for (let count = 0; count < 2; count += 1) {
      const response = await verify(token);
      expect([response.statusCode, response.json()]).toEqual([200, { valid: true }]);
    }
    await reset({ token, password: TEST_PASSWORD });
    const used = await verify(token);
    expect([used.statusCode, used.json().code]).toEqual([400, 'invalid-link']);
    const late = await askFor();
    const [row] = await app.db
      .selectFrom('one_time_tokens')
      .selectAll()
      .where('used_at', 'is', null)
      .execute();
    expect((row?.expires_at.getTime() ?? 0) - (row?.created_at.getTime() ?? 0)).toBe(3_600_000);
    await app.db
      .updateTable('one_time_tokens')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await verify(late)).statusCode).toBe(400);
    expect((await reset({ token: late, password: 'a new password' })).statusCode).toBe(400);
    expect((await verify('A'.repeat(43))).statusCode).toBe(400);
  });

  it('takes a link once, even from who use it at once', async () => {
    const token = await askFor();
    const passwords = Array.from({ length: 6 }, (_, index) => `new password ${index}`);
    const responses = await Promise.all(passwords.map((password) => reset({ token, password })));
    const good = responses.flatMap(({ statusCode }, index) => (statusCode === 200 ? [index] : []));
    expect(good).toHaveLength(1);
    expect(await canLogIn(EMAIL, passwords[good[0] ?? -1] ?? '')).toBe(true);
    expect((await reset({ token, password: 'once more please' })).statusCode).toBe(400);
    await reset({ token: await askFor(), password: TEST_PASSWORD });
  });

  it('puts out whoever was in, by session, project password or another link', async () => {
    const session = await logInWith(app.call, { email: EMAIL, password: TEST_PASSWORD });
    await app.call('setProjectPassword', {
      body: { projectId: 1, password: 'of the project' },
      headers: session.bearer,
    });
    const [first, second] = [await askFor(), await askFor()];
    await reset({ token: second, password: TEST_PASSWORD });
    expect((await app.call('getProfile', { headers: session.bearer })).statusCode).toBe(401);
    expect(await canLogIn(EMAIL, 'of the project')).toBe(false);
    expect((await verify(first)).statusCode).toBe(400);
  });

  it('forgets the failures that were counted for the account', async () => {
    const key_hash = createAttemptKey(TEST_KEY)(`login ${USER_IDS.user}`);
    const counted = () =>
      app.db.selectFrom('login_attempts').select('failures').where('key_hash', '=', key_hash).execute();
    for (let count = 0; count < 3; count += 1) await canLogIn(EMAIL, 'wrong');
    expect(await counted()).toHaveLength(1);
    await reset({ token: await askFor(), password: TEST_PASSWORD });
    expect(await counted()).toEqual([]);
  });

  it('sends a person three links in 15 minutes, whether asked by address or name', async () => {
    for (const who of [{ email: EMAIL }, { username: 'user' }, { email: EMAIL }, { username: 'USER' }]) {
      expect((await reset(who)).statusCode).toBe(202);
    }
    expect(await mailsTo(app.db, EMAIL)).toHaveLength(3);
  });

  it.each([
    [{ token: 'A'.repeat(43), password: 'a new password', role: 'super_admin' }],
    [{ token: 'A'.repeat(43), password: 'short' }],
    [{ token: '../etc', password: 'a new password' }],
    [{ email: EMAIL, username: 'user' }],
    [{}],
  ])('refuses the body %j', async (body) => {
    expect((await reset(body)).statusCode).toBe(400);
  });

  it('[R7.020] lets an invited person choose a first password, which confirms the address', async () => {
    const email = 'Invited@people.example';
    const publicUrl = 'https://homes.example';
    const { userId, isMailed } = await createInvitation(app.db, {
      email,
      role: 'sales_agent',
      projectId: 1,
      locale: 'rs',
      publicUrl,
    });
    expect(isMailed).toBe(true);
    const [mail] = await mailsTo(app.db, email);
    expect(mail?.text).toMatch(/https:\/\/homes\.example\/rs\/reset-login#token=[\w-]{43}&(amp;)?first=1/);
    const [row] = await app.db
      .selectFrom('one_time_tokens')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    expect((row?.expires_at.getTime() ?? 0) - (row?.created_at.getTime() ?? 0)).toBe(7 * 24 * 3_600_000);
    const token = await lastToken(app.db, email, 'set-password');
    expect((await verify(token)).statusCode).toBe(200);
    expect((await reset({ token, password: 'a first password' })).statusCode).toBe(400);
    const set = (password: string) => app.call('setPassword', { body: { token, password } });
    expect((await set('a first password')).json()).toEqual({ ok: true });
    expect((await set('another password')).statusCode).toBe(400);
    const { bearer } = await logInWith(app.call, { email, password: 'a first password' });
    const roles = (await app.call('getUserRoles', { headers: bearer })).json().data;
    expect(roles.map((one: { id: number }) => one.id)).toEqual([4, 5]);
  });

  it('drops the password of who took the address before it was invited', async () => {
    const email = 'taken@people.example';
    await app.call('signUp', { body: { email, password: 'of a stranger' } });
    const invitation = { email, role: 'project_admin', projectId: 1, locale: 'en' } as const;
    await createInvitation(app.db, { ...invitation, publicUrl: 'https://homes.example' });
    const confirmation = (await mailsTo(app.db, email))[0]?.token ?? '';
    await app.call('confirmEmail', { body: { token: confirmation } });
    expect(await canLogIn(email, 'of a stranger')).toBe(false);
  });
});
