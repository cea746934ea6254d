import { ROLE_IDS } from '@suite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LoggedIn, logInWith } from '../../testing/browser.ts';
import { TEST_PASSWORD, USER_IDS } from '../../testing/identities.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

const EMAIL = 'user@people.example';

describe.each([FAST_BACKEND])('an account on %s', (backend) => {
  let app: TestApp;
  let me: LoggedIn;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { password_hash } = await app.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', USER_IDS.super_admin)
      .executeTakeFirstOrThrow();
    await app.db.updateTable('users').set({ password_hash }).execute();
    await app.db.deleteFrom('project_passwords').execute();
    await app.db.deleteFrom('login_attempts').execute();
    me = await logInWith(app.call, { email: EMAIL, password: TEST_PASSWORD });
  });

  const logIn = (password: string) => logInWith(app.call, { email: EMAIL, password });
  const canLogIn = async (password: string) =>
    (await app.call('logIn', { body: { email: EMAIL, password } })).statusCode === 200;
  const isLive = async ({ bearer }: LoggedIn) =>
    (await app.call('getProfile', { headers: bearer })).statusCode === 200;
  const age = (minutes: number) =>
    app.db
      .updateTable('sessions')
      .set({ authenticated_at: new Date(Date.now() - minutes * 60_000) })
      .execute();

  it('[R7.011] gives the profile to who is signed in, and to nobody else', async () => {
    const response = await app.call('getProfile', { headers: me.bearer });
    expect(response.headers['cache-control']).toContain('private');
    expect(response.json().data).toEqual({
      id: USER_IDS.user,
      type: 'user',
      attributes: {
        id: USER_IDS.user,
        firstName: 'First',
        lastName: 'user',
        email: EMAIL,
        username: 'user',
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        roles: [{ id: 4, name: 'user' }],
      },
    });
    expect((await app.call('getProfile')).json()).toEqual({
      code: 'not-signed-in',
      message: 'Please log in.',
    });
  });

  it('[R7.014] changes first and last name, up to 25 characters each', async () => {
    const change = (body: object) => app.call('updateProfile', { body, headers: me.bearer });
    const names = { firstName: 'Š'.repeat(25), lastName: "O'Neill <b>" };
    expect((await change(names)).json().data.attributes).toMatchObject(names);
    const read = (await app.call('getProfile', { headers: me.bearer })).json().data.attributes;
    expect(read).toMatchObject(names);
    expect(read.updatedAt > read.createdAt).toBe(true);
    for (const body of [
      { firstName: 'x'.repeat(26), lastName: 'y' },
      { firstName: 'x', lastName: 'y'.repeat(26) },
      { firstName: ' ', lastName: 'y' },
      { firstName: 'x' },
      { ...names, role: 'super_admin' },
      { ...names, email: 'other@people.example' },
    ]) {
      expect((await change(body)).statusCode).toBe(400);
    }
    expect((await app.call('getProfile', { headers: me.bearer })).json().data.attributes).toEqual(read);
    expect((await app.call('updateProfile', { body: names })).statusCode).toBe(401);
  });

  describe('changes its password', () => {
    const change = (body: object, by = me) => app.call('updatePassword', { body, headers: by.bearer });

    it('[R7.015] soon after a login: the old one is refused, the new one accepted, and a notice mailed', async () => {
      const other = await logIn(TEST_PASSWORD);
      const response = await change({ password: 'a new password' });
      expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
      expect(await canLogIn(TEST_PASSWORD)).toBe(false);
      expect(await canLogIn('a new password')).toBe(true);
      expect([await isLive(me), await isLive(other)]).toEqual([true, false]);
      expect((await mailsTo(app.db, EMAIL)).at(-1)?.template).toBe('password-changed');
    });

    it('[R7.015] later with the current one only', async () => {
      await age(6);
      const without = await change({ password: 'a new password' });
      expect([without.statusCode, without.json().code]).toEqual([403, 'password-needed']);
      const refused = await change({ password: 'a new password', currentPassword: 'wrong' });
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'wrong-password']);
      expect(await canLogIn(TEST_PASSWORD)).toBe(true);
      const right = await change({ password: 'a new password', currentPassword: TEST_PASSWORD });
      expect(right.statusCode).toBe(200);
      expect(await canLogIn('a new password')).toBe(true);
    });

    it('with a wrong current one never, however fresh the login is', async () => {
      expect((await change({ password: 'a new password', currentPassword: 'x' })).statusCode).toBe(403);
      for (let count = 0; count < 9; count += 1)
        await change({ password: 'a new password', currentPassword: `guess ${count}` });
      const locked = await change({ password: 'a new password', currentPassword: TEST_PASSWORD });
      expect([locked.statusCode, locked.json().code]).toEqual([403, 'wrong-password']);
      expect(await canLogIn(TEST_PASSWORD)).toBe(true);
    });

    it.each([
      [{ password: 'short 7' }],
      [{ password: 'x'.repeat(129) }],
      [{ password: 'a good one', role: 'x' }],
    ])('not to %j', async (body) => {
      expect((await change(body)).statusCode).toBe(400);
      expect(await canLogIn(TEST_PASSWORD)).toBe(true);
    });
  });

  describe('has a password of a project', () => {
    const PASSWORD = 'of the project';
    const set = (body: object, by = me) => app.call('setProjectPassword', { body, headers: by.bearer });

    it('[R7.022] which a member sets, and others do not', async () => {
      const response = await set({ projectId: 1, password: PASSWORD });
      expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
      const open = (open_to_registered: boolean) =>
        app.db.updateTable('projects').set({ open_to_registered }).where('id', '=', 2).execute();
      await open(false);
      const refused = { code: 'not-found', message: 'You have no project 2.' };
      expect((await set({ projectId: 2, password: PASSWORD })).json()).toEqual(refused);
      await open(true);
      // Unknown and unpublished alike.
      for (const projectId of [3, 987_654]) {
        expect((await set({ projectId, password: PASSWORD })).statusCode).toBe(404);
      }
      const anonymous = await app.call('setProjectPassword', { body: { projectId: 1, password: PASSWORD } });
      expect(anonymous.statusCode).toBe(401);
    });

    it('[R7.022] which needs a fresh login or the current password, as the own one does', async () => {
      await age(6);
      expect((await set({ projectId: 1, password: PASSWORD })).json().code).toBe('password-needed');
      const body = { projectId: 1, password: PASSWORD, currentPassword: TEST_PASSWORD };
      expect((await set(body)).statusCode).toBe(200);
    });

    it('which opens that project and no other, and nothing of the account', async () => {
      const admin = await logInWith(app.call, {
        email: 'super_admin@people.example',
        password: TEST_PASSWORD,
      });
      await set({ projectId: 1, password: PASSWORD }, admin);
      const limited = await logInWith(app.call, { email: 'super_admin@people.example', password: PASSWORD });
      const headers = limited.bearer;
      const roles = (await app.call('getUserRoles', { headers })).json().data;
      expect(roles.map((one: { id: number }) => one.id)).toEqual([ROLE_IDS.user]);
      expect((await app.call('listEnquiries', { headers })).statusCode).toBe(403);
      const allowed = await app.call('isAllowed', { query: 'resource=mail&permission=read', headers });
      expect(allowed.json().data.allowed).toBe(false);
      const bounds = async (id: number) =>
        (await app.call('getFilterBounds', { query: `organizationId=${id}`, headers })).json().data
          .attributes;
      expect((await bounds(1)).minPrice).not.toBeNull();
      expect((await bounds(2)).minPrice).toBeNull();
      const matters = [
        app.call('updateProfile', { headers, body: { firstName: 'A', lastName: 'B' } }),
        app.call('updatePassword', { headers, body: { password: 'a new password' } }),
        app.call('updatePassword', {
          headers,
          body: { password: 'a new password', currentPassword: TEST_PASSWORD },
        }),
        app.call('setProjectPassword', { headers, body: { projectId: 1, password: 'another one' } }),
        app.call('deleteAccount', { headers, body: { currentPassword: PASSWORD } }),
        app.call('deleteAccount', { headers, body: { currentPassword: TEST_PASSWORD } }),
        app.call('exportAccount', { headers }),
      ];
      for (const matter of matters) {
        const response = await matter;
        expect([response.statusCode, response.json().code]).toEqual([403, 'project-session']);
      }
      expect((await app.call('getProfile', { headers })).statusCode).toBe(200);
      // It stays limited when it is refreshed.
      const refreshed = await app.call('refreshToken', {
        headers: { cookie: `rt=${limited.cookie}`, 'sec-fetch-site': 'same-origin' },
      });
      const again = { authorization: `Bearer ${refreshed.json().token}` };
      expect((await app.call('exportAccount', { headers: again })).statusCode).toBe(403);
    });

    it('which is another one than the own and those of other projects', async () => {
      await set({ projectId: 1, password: PASSWORD });
      for (const password of [TEST_PASSWORD, PASSWORD]) {
        const response = await set({ projectId: 2, password });
        expect([response.statusCode, response.json().code]).toEqual([400, 'same-password']);
      }
      const own = await app.call('updatePassword', { body: { password: PASSWORD }, headers: me.bearer });
      expect([own.statusCode, own.json().code]).toEqual([400, 'same-password']);
      expect((await set({ projectId: 1, password: PASSWORD })).statusCode).toBe(200);
    });

    it('which is mailed about and listed, and ends with a new own one and with a new one of the project', async () => {
      const setAt = async () =>
        (await app.call('listOwnProjects', { headers: me.bearer }))
          .json()
          .data.map((one: { attributes: { passwordSetAt: string | null } }) => one.attributes.passwordSetAt);
      expect(await setAt()).toEqual([null, null]);
      await set({ projectId: 1, password: PASSWORD });
      expect(await setAt()).toEqual([expect.any(String), null]);
      const mail = (await mailsTo(app.db, EMAIL)).at(-1);
      expect(mail?.template).toBe('project-password-changed');
      expect(mail?.text).toContain('A password for the project Project 1 was set');
      const limited = await logIn(PASSWORD);
      await set({ projectId: 1, password: 'another of the project' });
      expect([await isLive(limited), await isLive(me)]).toEqual([false, true]);
      expect(await canLogIn(PASSWORD)).toBe(false);
      const again = await logIn('another of the project');
      await app.call('updatePassword', { body: { password: 'a new password' }, headers: me.bearer });
      expect([await isLive(again), await canLogIn('another of the project')]).toEqual([false, false]);
      expect(await setAt()).toEqual([null, null]);
    });
  });
});
