import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD } from '../../testing/identities.ts';
import { lastToken, mailsTo } from '../../testing/mailbox.ts';
import { openAppBeside, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

const OK = { ok: true };

describe.each([FAST_BACKEND])('registering on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  const signUp = (email: string, password: string, more: object = {}) =>
    app.call('signUp', { body: { email, password, ...more } });
  const confirm = (token: string) => app.call('confirmEmail', { body: { token } });
  const canLogIn = async (email: string, password: string) =>
    (await app.call('logIn', { body: { email, password } })).statusCode === 200;
  const templates = async (email: string) => (await mailsTo(app.db, email)).map((mail) => mail.template);

  it('[R7.016] answers a new and a known address alike, and mails what is so', async () => {
    const fresh = await signUp('New.Person@people.example', 'a good password');
    const known = await signUp('user@people.example', 'a good password');
    for (const response of [fresh, known]) {
      expect([response.statusCode, response.json()]).toEqual([202, OK]);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    expect(Object.keys(fresh.headers).toSorted()).toEqual(Object.keys(known.headers).toSorted());
    expect(await templates('New.Person@people.example')).toEqual(['confirm-email']);
    expect(await templates('user@people.example')).toEqual(['already-registered']);
    expect(await canLogIn('user@people.example', TEST_PASSWORD)).toBe(true);
    expect(await canLogIn('user@people.example', 'a good password')).toBe(false);
  });

  it('[R7.017] lets a person in after the address is confirmed by the link, which works once', async () => {
    const email = 'confirming@people.example';
    await signUp(email, 'a good password');
    expect(await canLogIn(email, 'a good password')).toBe(false);
    const token = await lastToken(app.db, email, 'confirm-email');
    const response = await confirm(token);
    expect([response.statusCode, response.json()]).toEqual([200, { valid: true }]);
    expect(await canLogIn(email, 'a good password')).toBe(true);
    const again = await confirm(token);
    expect([again.statusCode, again.json().code]).toEqual([400, 'invalid-link']);
  });

  it('[R7.017] refuses a link that is over, of another purpose or made up', async () => {
    const email = 'late@people.example';
    await signUp(email, 'a good password');
    const token = await lastToken(app.db, email, 'confirm-email');
    await app.call('resetPassword', { body: { email } });
    const other = await lastToken(app.db, email, 'reset-password');
    const hour = 3_600_000;
    const tokens = await app.db.selectFrom('one_time_tokens').selectAll().execute();
    const own = tokens.find(({ purpose, created_at }) => purpose === 'confirm-email' && created_at);
    expect(Math.round(((own?.expires_at.getTime() ?? 0) - (own?.created_at.getTime() ?? 0)) / hour)).toBe(24);
    const expire = (expires_at: Date) => app.db.updateTable('one_time_tokens').set({ expires_at }).execute();
    await expire(new Date(Date.now() - 1000));
    for (const bad of [token, other, 'A'.repeat(43)]) expect((await confirm(bad)).statusCode).toBe(400);
    await expire(new Date(Date.now() + hour));
    expect((await confirm(other)).statusCode).toBe(400);
    expect((await confirm(token)).statusCode).toBe(200);
  });

  it('gives a link to one of those who use it at once', async () => {
    const email = 'racing@people.example';
    await signUp(email, 'a good password');
    const token = await lastToken(app.db, email, 'confirm-email');
    const beside = await openAppBeside(app);
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 ? confirm(token) : beside.call('confirmEmail', { body: { token } }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(7).fill(400)]);
  });

  it('keeps no token that could be used by who reads the database', async () => {
    const email = 'stored@people.example';
    await signUp(email, 'a good password');
    const token = await lastToken(app.db, email, 'confirm-email');
    const rows = JSON.stringify(await app.db.selectFrom('one_time_tokens').selectAll().execute());
    expect(rows).not.toContain(token);
    for (const { token_hash } of await app.db.selectFrom('one_time_tokens').selectAll().execute()) {
      expect((await app.call('confirmEmail', { body: { token: token_hash } })).statusCode).toBe(400);
    }
  });

  it('[R7.018] sends the link again in the language that is asked for, English by default', async () => {
    const email = 'again@people.example';
    await signUp(email, 'a good password', { localization: 'rs' });
    for (const more of [{}, { localeId: 'rs' }]) {
      const response = await app.call('sendConfirmation', { body: { email, ...more } });
      expect([response.statusCode, response.json()]).toEqual([202, OK]);
    }
    const links = (await mailsTo(app.db, email)).map(
      ({ text }) => /http:\/\/localhost:3000(\/\S*?email-verified)#token=/.exec(text)?.[1],
    );
    expect(links).toEqual(['/rs/email-verified', '/email-verified', '/rs/email-verified']);
    expect((await confirm(await lastToken(app.db, email, 'confirm-email'))).statusCode).toBe(200);
  });

  it('[R7.018] sends nothing to who is unknown or confirmed, with the same answer', async () => {
    for (const email of ['nobody@people.example', 'sales_agent@people.example']) {
      const response = await app.call('sendConfirmation', { body: { email } });
      expect([response.statusCode, response.json(), await templates(email)]).toEqual([202, OK, []]);
    }
    expect(
      (await app.call('sendConfirmation', { body: { email: 'a@b.example', localeId: 'fr' } })).statusCode,
    ).toBe(400);
  });

  it('sends a person three links in 15 minutes, whoever asks, and one notice an hour', async () => {
    const email = 'flooded@people.example';
    await signUp(email, 'a good password');
    for (let count = 0; count < 4; count += 1) await app.call('sendConfirmation', { body: { email } });
    await signUp(email, 'a good password');
    expect(await templates(email)).toEqual(['confirm-email', 'confirm-email', 'confirm-email']);
    await app.db
      .updateTable('one_time_tokens')
      .set({ created_at: new Date(Date.now() - 16 * 60_000) })
      .execute();
    await app.call('sendConfirmation', { body: { email } });
    expect(await templates(email)).toHaveLength(4);
    for (let count = 0; count < 3; count += 1)
      await signUp('project_editor@people.example', 'a wholly other sentence');
    expect(await templates('project_editor@people.example')).toEqual(['already-registered']);
  });

  it.each([
    [{ role: 'super_admin' }],
    [{ roles: ['super_admin'] }],
    [{ email_confirmed_at: '2026-01-01' }],
    [{ id: 1 }],
    [{ username: 'admin' }],
    [{ localization: 'de' }],
    [{ password: 'short 7' }],
    [{ password: 'x'.repeat(129) }],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }],
    [{ email: 'no address' }],
  ])('refuses %j in the body, and registers nobody', async (more) => {
    const before = await app.db.selectFrom('users').select('id').execute();
    const response = await signUp('refused@people.example', 'a good password', more);
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid-request']);
    expect(await app.db.selectFrom('users').select('id').execute()).toEqual(before);
  });

  it('gives who registered the role of a user, and no other', async () => {
    const email = 'plain@people.example';
    await signUp(email, 'a good password');
    await confirm(await lastToken(app.db, email, 'confirm-email'));
    const { token } = (await app.call('logIn', { body: { email, password: 'a good password' } })).json();
    const headers = { authorization: `Bearer ${token}` };
    expect(
      (await app.call('getUserRoles', { headers })).json().data.map((one: { id: number }) => one.id),
    ).toEqual([4]);
    expect((await app.call('listAllProjects', { headers })).statusCode).toBe(403);
  });

  describe('with an address that waits for being confirmed', () => {
    it('keeps the password where it is the same', async () => {
      const email = 'twice@people.example';
      await signUp(email, 'a good password');
      await signUp(email.toUpperCase(), 'a good password');
      expect(await templates(email)).toEqual(['confirm-email', 'confirm-email']);
      await confirm(await lastToken(app.db, email, 'confirm-email'));
      expect(await canLogIn(email, 'a good password')).toBe(true);
    });

    it.each(['the first', 'the last'])(
      'lets in neither of two passwords when %s link is opened: the owner of the mailbox chooses one',
      async (which) => {
        const email = `${which.replace(' ', '-')}@people.example`;
        await signUp(email, 'password of a stranger');
        await signUp(email, 'password of the owner');
        const links = (await mailsTo(app.db, email)).map(({ token }) => token ?? '');
        await confirm((which === 'the first' ? links[0] : links[1]) ?? '');
        for (const password of ['password of a stranger', 'password of the owner']) {
          expect([password, await canLogIn(email, password)]).toEqual([password, false]);
        }
        const token = await lastToken(app.db, email, 'set-password');
        const body = { token, password: 'chosen at last' };
        expect((await app.call('setPassword', { body })).statusCode).toBe(200);
        expect(await canLogIn(email, 'chosen at last')).toBe(true);
      },
    );
  });
});
