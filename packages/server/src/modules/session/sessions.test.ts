import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../administration/commands.ts';
import { logInWith, withCookie } from '../../testing/browser.ts';
import { TEST_KEY, TEST_PASSWORD, USER_IDS } from '../../testing/identities.ts';
import { openAppBeside, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { createPasswords } from './passwords.ts';

const EMAIL = 'user@people.example';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describe.each([FAST_BACKEND])('where a person is logged in, on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend, { trustedProxies: ['127.0.0.1'] });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('sessions').where('user_id', '=', USER_IDS.user).execute();
    await app.db.deleteFrom('known_devices').execute();
    await app.db.deleteFrom('mails').execute();
  });

  const logIn = (
    headers: Record<string, string> = {},
    { email = EMAIL, password = TEST_PASSWORD }: { email?: string; password?: string } = {},
  ) => app.call('logIn', { body: { email, password }, headers });
  const bearerOf = (response: Awaited<ReturnType<typeof logIn>>) => ({
    authorization: `Bearer ${response.json().token}`,
  });
  const deviceOf = (response: Awaited<ReturnType<typeof logIn>>) =>
    response.cookies.find(({ name }) => name === 'device')?.value ?? '';
  const list = async (headers: Record<string, string>) =>
    (await app.call('listSessions', { headers }))
      .json()
      .data.map(({ attributes }: { attributes: Record<string, unknown> }) => attributes);
  const isLive = async (headers: Record<string, string>) =>
    (await app.call('getProfile', { headers })).statusCode === 200;
  const mails = () => app.db.selectFrom('mails').selectAll().orderBy('id').execute();

  it('is listed with device, network, first and last use, the one used last first', async () => {
    const first = await logIn({ 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.77' });
    const second = await logIn({ 'user-agent': SAFARI, 'x-forwarded-for': '2001:db8:1:2::3' });
    const sessions = await list(bearerOf(second));
    expect(sessions).toMatchObject([
      { browser: 'Safari', system: 'iOS', network: '2001:db8:1::/48', isCurrent: true, projectId: null },
      { browser: 'Firefox', system: 'Windows', network: '203.0.113.0/24', isCurrent: false },
    ]);
    for (const { firstUsedAt, lastUsedAt } of sessions) {
      expect(Math.abs(Date.parse(firstUsedAt) - Date.now())).toBeLessThan(60_000);
      expect(lastUsedAt).toBe(firstUsedAt);
    }
    const cookie = first.cookies.find(({ name }) => name === 'rt')?.value ?? '';
    const moved = { ...withCookie(cookie), 'x-forwarded-for': '198.51.100.9' };
    await app.call('refreshToken', { headers: moved });
    const [used] = await list(bearerOf(second));
    expect(used).toMatchObject({ browser: 'Firefox', network: '198.51.100.0/24', isCurrent: false });
    expect(used.lastUsedAt > used.firstUsedAt).toBe(true);
    expect(JSON.stringify(await list(bearerOf(second)))).not.toMatch(/203\.0\.113\.77|[\da-f]{8}-[\da-f]{4}/);
  });

  it('is told of a program without a name, and takes a very long one', async () => {
    const response = await logIn({ 'user-agent': 'x'.repeat(10_000) });
    expect(await list(bearerOf(response))).toMatchObject([{ system: '' }]);
  });

  it('is ended for one, and for all others', async () => {
    const [one, other, third] = [bearerOf(await logIn()), bearerOf(await logIn()), bearerOf(await logIn())];
    const [, { id }] = (await list(third)) as [unknown, { id: number }];
    const ended = await app.call('endSession', { params: { sessionId: id }, body: {}, headers: third });
    expect(ended.statusCode).toBe(204);
    expect([await isLive(one), await isLive(other), await isLive(third)]).toEqual([true, false, true]);
    const again = await app.call('endSession', { params: { sessionId: id }, body: {}, headers: third });
    expect(again.statusCode).toBe(404);
    expect((await app.call('endOtherSessions', { body: {}, headers: third })).statusCode).toBe(204);
    expect([await isLive(one), await isLive(third)]).toEqual([false, true]);
    expect(await list(third)).toHaveLength(1);
  });

  it('is ended by who has just logged in, or knows the password, alone', async () => {
    const [one, thief] = [bearerOf(await logIn()), bearerOf(await logIn())];
    const aged = { authenticated_at: new Date(Date.now() - 6 * 60_000) };
    await app.db.updateTable('sessions').set(aged).where('user_id', '=', USER_IDS.user).execute();
    const [, { id }] = (await list(thief)) as [unknown, { id: number }];
    const ends = [
      ['endSession', { sessionId: id }],
      ['endOtherSessions', {}],
    ] as const;
    for (const [name, params] of ends) {
      for (const [body, code] of [
        [{}, 'password-needed'],
        [{ currentPassword: 'not it' }, 'wrong-password'],
      ] as const) {
        const response = await app.call(name, { params, body, headers: thief });
        expect([name, response.statusCode, response.json().code]).toEqual([name, 403, code]);
      }
    }
    expect(await isLive(one)).toBe(true);
    const body = { currentPassword: TEST_PASSWORD };
    expect((await app.call('endOtherSessions', { body, headers: thief })).statusCode).toBe(204);
    expect(await isLive(one)).toBe(false);
  });

  it('is not ended or seen by somebody else, whatever the role', async () => {
    const owner = bearerOf(await logIn());
    const [{ id }] = (await list(owner)) as [{ id: number }];
    for (const identity of ['sales_agent', 'project_admin', 'super_admin'] as const) {
      const headers = app.headersOf[identity];
      const response = await app.call('endSession', { params: { sessionId: id }, body: {}, headers });
      expect([identity, response.statusCode, response.json().code]).toEqual([identity, 404, 'not-found']);
      await app.call('endOtherSessions', { body: {}, headers });
      expect((await list(headers)).some((session: { id: number }) => session.id === id)).toBe(false);
    }
    expect(await isLive(owner)).toBe(true);
  });

  it('is no matter of a session by the password of a project', async () => {
    const whole = bearerOf(await logIn());
    const password = 'show it on this screen';
    const body = { projectId: 1, password, currentPassword: TEST_PASSWORD };
    expect((await app.call('setProjectPassword', { body, headers: whole })).statusCode).toBe(200);
    const narrow = bearerOf(await logIn({}, { password }));
    for (const [name, params] of [
      ['listSessions', {}],
      ['endOtherSessions', {}],
      ['endSession', { sessionId: 1 }],
    ] as const) {
      const response = await app.call(name, {
        params,
        headers: narrow,
        ...(name !== 'listSessions' && { body: {} }),
      });
      expect([name, response.statusCode, response.json().code]).toEqual([name, 403, 'project-session']);
    }
    expect(await list(whole)).toMatchObject([{ projectId: 1 }, { projectId: null }]);
  });

  it('goes on for thirty days after each use, and for half a year in all', async () => {
    const response = await logIn();
    const cookie = response.cookies.find(({ name }) => name === 'rt')?.value ?? '';
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    const set = (values: { expires_at?: Date; created_at?: Date }) =>
      app.db.updateTable('sessions').set(values).where('user_id', '=', USER_IDS.user).execute();
    await set({ expires_at: days(1), created_at: days(-100) });
    const used = await app.call('refreshToken', { headers: withCookie(cookie) });
    const maxAgeDays = (from: typeof used) =>
      ((from.cookies as { name: string; maxAge?: number }[]).find(({ name }) => name === 'rt')?.maxAge ?? 0) /
      86_400;
    expect(maxAgeDays(used)).toBeCloseTo(30, 1);
    await set({ created_at: days(-179) });
    const next = used.cookies.find(({ name }) => name === 'rt')?.value ?? '';
    expect(maxAgeDays(await app.call('refreshToken', { headers: withCookie(next) }))).toBeCloseTo(1, 1);
    await set({ expires_at: days(-1) });
    expect(await isLive(bearerOf(response))).toBe(false);
  });

  it('of staff ends after a month, however often it is used', async () => {
    const staff = await logInWith(app.call, { email: 'sales_agent@people.example', password: TEST_PASSWORD });
    const change = (daysAgo: number) =>
      app.db
        .updateTable('sessions')
        .set({ created_at: new Date(Date.now() - daysAgo * 86_400_000) })
        .where('user_id', '=', USER_IDS.sales_agent)
        .execute();
    await change(29);
    expect(await isLive(staff.bearer)).toBe(true);
    await change(31);
    expect(await isLive(staff.bearer)).toBe(false);
  });

  describe('on a device that was not used before', () => {
    it('is mailed in the language of the person, but for the first login of all', async () => {
      await logIn({ 'user-agent': FIREFOX });
      expect(await mails()).toEqual([]);
      await app.db.updateTable('users').set({ locale: 'rs' }).where('id', '=', USER_IDS.user).execute();
      await logIn({ 'user-agent': SAFARI, 'x-forwarded-for': '203.0.113.77' });
      const [mail, ...others] = await mails();
      expect(mail).toMatchObject({
        template: 'new-device',
        recipient: EMAIL,
        subject: 'Prijava sa novog uređaja',
      });
      expect(mail?.body_text).toMatch(/Safari, iOS[\s\S]*203\.0\.113\.0\/24/);
      expect(mail?.body_text).toContain('/rs/profile?tab=security');
      expect(others).toEqual([]);
      await app.db.updateTable('users').set({ locale: 'en' }).where('id', '=', USER_IDS.user).execute();
    });

    it('is not mailed about where the cookie of the device is there, even after all sessions ended', async () => {
      const device = deviceOf(await logIn({ 'user-agent': FIREFOX }));
      await app.db.deleteFrom('sessions').where('user_id', '=', USER_IDS.user).execute();
      const again = await logIn({ 'user-agent': SAFARI, cookie: `device=${device}` });
      expect(deviceOf(again)).toBe(device);
      expect(await mails()).toEqual([]);
    });

    it('is mailed about where the cookie is of another account, forged, or signed with another key', async () => {
      await logIn({ 'user-agent': FIREFOX });
      const others = deviceOf(await logIn({}, { email: 'sales_agent@people.example' }));
      const elsewhere = await openAppBeside(app, { secretKey: TEST_KEY.map((byte) => byte + 1) });
      const credentials = { email: 'sales_agent@people.example', password: TEST_PASSWORD };
      const foreign = await elsewhere.call('logIn', { body: credentials });
      const [id] = others.split('.');
      for (const [index, cookie] of [others, `${id}.${'A'.repeat(43)}`, deviceOf(foreign)].entries()) {
        await app.db.deleteFrom('mails').execute();
        await logIn({ cookie: `device=${cookie}`, 'x-forwarded-for': `198.51.${index}.1` });
        expect((await mails()).map(({ template }) => template)).toEqual(['new-device']);
      }
    });

    it('is mailed about once a day for a program that keeps no cookie', async () => {
      await logIn({ 'user-agent': FIREFOX });
      for (let count = 0; count < 3; count += 1) await logIn({ 'user-agent': SAFARI });
      expect(await mails()).toHaveLength(1);
    });

    it('sets a cookie that no other host can set where the site is on HTTPS', async () => {
      const secure = await openAppBeside(app, { publicUrl: 'https://homes.example' });
      const response = await secure.call('logIn', { body: { email: EMAIL, password: TEST_PASSWORD } });
      expect(response.cookies.find(({ name }) => name === '__Host-device')).toMatchObject({
        httpOnly: true,
        secure: true,
        sameSite: 'Strict',
        path: '/',
        maxAge: 400 * 86_400,
      });
    });
  });

  it('is printed for an administrator', async () => {
    await logIn({ 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.77' });
    const administration = { db: app.db, passwords: createPasswords() } as never;
    const lines = await runCommand(administration, ['list-sessions', EMAIL], {} as never);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^Firefox, Windows · 203\.0\.113\.0\/24 · first used \d{4}-.*, last used \d{4}-/,
    );
  });
});
