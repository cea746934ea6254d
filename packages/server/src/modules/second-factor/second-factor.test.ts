import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../administration/commands.ts';
import { renewSecrets } from '../../start/renew-secrets.ts';
import { refreshCookieOf } from '../../testing/browser.ts';
import { TEST_KEY, TEST_PASSWORD, USER_IDS } from '../../testing/identities.ts';
import { openAppBeside, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { createSecretBox } from '../session/secret-box.ts';
import { createLoginTokens } from './login-tokens.ts';
import { stepOfCode } from './totp.ts';

const EMAIL = 'user@people.example';

describe.each([FAST_BACKEND])('a second factor on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    for (const table of [
      'totp_secrets',
      'recovery_codes',
      'login_attempts',
      'mails',
      'known_devices',
    ] as const)
      await app.db.deleteFrom(table).execute();
  });

  const logIn = (email = EMAIL, password = TEST_PASSWORD) => app.call('logIn', { body: { email, password } });
  const bearer = (response: { json(): { token: string } }) => ({
    authorization: `Bearer ${response.json().token}`,
  });
  const codeOf = (secret: string, atMs = Date.now()) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: atMs });
  const finish = (body: object) => app.call('logInWithCode', { body });
  const templates = async () =>
    (await app.db.selectFrom('mails').select('template').orderBy('id').execute()).map(
      (mail) => mail.template,
    );

  /** Signs in, and sets up an app whose clock is half a minute behind, so that codes of now are not taken yet. */
  async function enrol(email = EMAIL) {
    const headers = bearer(await logIn(email));
    const { secret } = (await app.call('beginTotp', { body: {}, headers })).json().data.attributes;
    const code = codeOf(secret, Date.now() - 30_000);
    const { recoveryCodes } = (await app.call('confirmTotp', { body: { code }, headers })).json();
    return { headers, secret: secret as string, recoveryCodes: recoveryCodes as string[] };
  }
  const waiting = async (email = EMAIL) =>
    (await logIn(email)).json().secondFactor as { loginToken: string; methods: string[] };

  it('is set up with a code of the app, for which the secret is told once, and as a picture', async () => {
    const headers = bearer(await logIn());
    const begun = await app.call('beginTotp', { body: {}, headers });
    const { secret, uri, qrSize, qrPath } = begun.json().data.attributes;
    expect(uri).toMatch(
      /^otpauth:\/\/totp\/localhost%3A3000:user%40people\.example\?issuer=localhost%3A3000&secret=/,
    );
    expect(qrSize).toBeGreaterThan(20);
    expect(qrPath).toMatch(/^M\d+ \d+h1v1h-1z/);
    const refused = await app.call('confirmTotp', { body: { code: '000000' }, headers });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'wrong-code']);
    expect((await logIn()).json()).toHaveProperty('token');
    const right = await app.call('confirmTotp', { body: { code: codeOf(secret) }, headers });
    expect(right.json().recoveryCodes).toHaveLength(10);
    expect(new Set(right.json().recoveryCodes).size).toBe(10);
    // 24 letters of five bits: as many as let a keyed hash do in place of a password's.
    for (const code of right.json().recoveryCodes)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    const told = await app.call('getSecondFactors', { headers });
    expect(told.json().data.attributes).toMatchObject({
      hasTotp: true,
      recoveryCodesLeft: 10,
      isNeeded: false,
    });
    expect(told.body).not.toContain(secret);
    const again = await app.call('beginTotp', { body: {}, headers });
    expect([again.statusCode, again.json().code]).toEqual([409, 'totp-there']);
    expect(await templates()).toContain('second-factor-changed');
  });

  it('lies in the database so that nobody can use it', async () => {
    const { secret, recoveryCodes } = await enrol();
    const [row] = await app.db.selectFrom('totp_secrets').selectAll().execute();
    const codes = await app.db.selectFrom('recovery_codes').selectAll().execute();
    const stored = JSON.stringify([row, codes]);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
    const box = createSecretBox(TEST_KEY);
    expect(box.open(row?.secret ?? '', `totp ${USER_IDS.user}`)).toBe(secret);
    const bytes = Buffer.from(row?.secret ?? '', 'base64url');
    for (const at of [0, 12, bytes.length - 1]) {
      const changed = bytes.with(at, (bytes[at] ?? 0) ^ 1);
      const text = Buffer.from(changed).toString('base64url');
      expect(() => box.open(text, `totp ${USER_IDS.user}`)).toThrow();
    }
    // Moved to another account, or read with another key, it opens nothing.
    expect(() => box.open(row?.secret ?? '', 'totp 1')).toThrow();
    expect(() =>
      createSecretBox(TEST_KEY.map((byte) => byte + 1)).open(row?.secret ?? '', `totp ${USER_IDS.user}`),
    ).toThrow();
  });

  it('goes on with another key of the servers, for which secrets are sealed anew', async () => {
    const { secret, recoveryCodes } = await enrol();
    const next = TEST_KEY.map((byte) => byte + 1);
    const after = await openAppBeside(app, { secretKey: [next, TEST_KEY] });
    const logInAfter = async (given: object) => {
      const { loginToken } = await waiting();
      return (await after.call('logInWithCode', { body: { loginToken, ...given } })).statusCode;
    };
    expect(await logInAfter({ recoveryCode: recoveryCodes[0] })).toBe(200);
    expect(await logInAfter({ recoveryCode: recoveryCodes[0] })).toBe(401);
    expect(await logInAfter({ code: codeOf(secret) })).toBe(200);
    await renewSecrets(app.db, createSecretBox([next, TEST_KEY]));
    const stored = async () =>
      (await app.db.selectFrom('totp_secrets').selectAll().execute())[0]?.secret ?? '';
    const renewed = await stored();
    expect(createSecretBox(next).open(renewed, `totp ${USER_IDS.user}`)).toBe(secret);
    // Neither with the same keys, nor by a server that knows none of them, is it touched again.
    await renewSecrets(app.db, createSecretBox([next, TEST_KEY]));
    await renewSecrets(app.db, createSecretBox(TEST_KEY));
    expect(await stored()).toBe(renewed);
  });

  it('makes a login two steps, and gives nothing after the first', async () => {
    const { secret } = await enrol();
    const first = await logIn();
    expect(first.json()).toEqual({
      secondFactor: { loginToken: expect.any(String), methods: ['totp', 'recovery-code'] },
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    const { loginToken } = first.json().secondFactor;
    const asBearer = { authorization: `Bearer ${loginToken}` };
    expect((await app.call('getProfile', { headers: asBearer })).statusCode).toBe(401);
    const second = await finish({ loginToken, code: codeOf(secret) });
    expect(second.statusCode).toBe(200);
    expect(refreshCookieOf(second)?.value).toBeTruthy();
    expect((await app.call('getProfile', { headers: bearer(second) })).statusCode).toBe(200);
  });

  it('refuses a code that was used before, and older ones, in another login too', async () => {
    const { secret } = await enrol();
    const code = codeOf(secret);
    const { loginToken } = await waiting();
    expect((await finish({ loginToken, code })).statusCode).toBe(200);
    for (const replayed of [code, codeOf(secret, Date.now() - 30_000)]) {
      for (const token of [loginToken, (await waiting()).loginToken]) {
        const response = await finish({ loginToken: token, code: replayed });
        expect([response.statusCode, response.json().code]).toEqual([401, 'wrong-code']);
      }
    }
  });

  it('takes one code once, however many send it at the same time', async () => {
    const { secret } = await enrol();
    const { loginToken } = await waiting();
    const body = { loginToken, code: codeOf(secret) };
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => finish(body)))).map(
      (one) => one.statusCode,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('takes codes half a minute off, and no others', () => {
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const nowMs = 1_700_000_000_000;
    const at = (seconds: number) =>
      stepOfCode(secret, codeOf(secret, nowMs + seconds * 1000), nowMs) !== null;
    expect([-60, -30, 0, 30, 60].map(at)).toEqual([false, true, true, true, false]);
  });

  it('takes each recovery code once, however it is typed, and mails about it', async () => {
    const { recoveryCodes, headers } = await enrol();
    const [code = ''] = recoveryCodes;
    await app.db.deleteFrom('mails').execute();
    const { loginToken } = await waiting();
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect((await finish({ loginToken, recoveryCode: typed })).statusCode).toBe(200);
    // Who wrote it down, or stole it, comes too late.
    for (const recoveryCode of [code, typed]) {
      const stolen = await finish({ loginToken: (await waiting()).loginToken, recoveryCode });
      expect([stolen.statusCode, stolen.json().code]).toEqual([401, 'wrong-code']);
    }
    expect(await templates()).toContain('second-factor-changed');
    const left = await app.call('getSecondFactors', { headers });
    expect(left.json().data.attributes.recoveryCodesLeft).toBe(9);
  });

  it('refuses recovery codes of another account, and those before they were renewed', async () => {
    const others = await enrol('sales_agent@people.example');
    const { recoveryCodes, headers } = await enrol();
    const renewed = (await app.call('renewRecoveryCodes', { body: {}, headers })).json()
      .recoveryCodes as string[];
    for (const [recoveryCode, status] of [
      [others.recoveryCodes[0], 401],
      [recoveryCodes[0], 401],
      [renewed[0], 200],
    ] as const) {
      const { loginToken } = await waiting();
      expect((await finish({ loginToken, recoveryCode })).statusCode).toBe(status);
    }
  });

  it('shuts the second step after ten wrong codes, and not the first', async () => {
    const { secret } = await enrol();
    const { loginToken } = await waiting();
    for (let count = 0; count < 10; count += 1) await finish({ loginToken, code: '000000' });
    expect((await finish({ loginToken, code: codeOf(secret) })).statusCode).toBe(401);
    expect((await waiting()).methods).toContain('totp');
  });

  it('ends no login that was forged, is of another kind, waited too long, or whose password changed', async () => {
    const { secret, headers } = await enrol();
    const { loginToken } = await waiting();
    const code = codeOf(secret);
    const account = { userId: USER_IDS.user, passwordHash: 'another' };
    const foreign = createLoginTokens(TEST_KEY.map((byte) => byte + 1));
    const [head = '', body = '', signature = ''] = loginToken.split('.');
    const forged = [
      await foreign.issue(account),
      await createLoginTokens(TEST_KEY).issue(account),
      headers.authorization.replace('Bearer ', ''),
      `${head}.${body}.${signature.toUpperCase()}`,
      `${btoa('{"alg":"none"}').replaceAll('=', '')}.${body}.`,
    ];
    for (const token of forged) {
      const response = await finish({ loginToken: token, code });
      expect([400, 401]).toContain(response.statusCode);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    await app.db
      .updateTable('users')
      .set({ disabled_at: new Date() })
      .where('id', '=', USER_IDS.user)
      .execute();
    expect((await finish({ loginToken, code })).json().code).toBe('login-expired');
    await app.db.updateTable('users').set({ disabled_at: null }).where('id', '=', USER_IDS.user).execute();
    expect((await finish({ loginToken, code })).statusCode).toBe(200);
  });

  it('is set up and removed by who has just logged in, or knows the password, alone', async () => {
    const { headers } = await enrol();
    const aged = { authenticated_at: new Date(Date.now() - 6 * 60_000) };
    await app.db.updateTable('sessions').set(aged).where('user_id', '=', USER_IDS.user).execute();
    for (const name of ['beginTotp', 'removeTotp', 'renewRecoveryCodes', 'beginPasskey'] as const) {
      const response = await app.call(name, { body: {}, headers });
      expect([name, response.statusCode, response.json().code]).toEqual([name, 403, 'password-needed']);
    }
    const refused = await app.call('removeTotp', { body: { currentPassword: 'not it' }, headers });
    expect(refused.json().code).toBe('wrong-password');
    const removed = await app.call('removeTotp', { body: { currentPassword: TEST_PASSWORD }, headers });
    expect(removed.statusCode).toBe(204);
    expect((await logIn()).json()).toHaveProperty('token');
    expect(await app.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
  });

  it('is not asked for with the password of a project, which opens what a visitor sees', async () => {
    const { headers } = await enrol('sales_agent@people.example');
    const body = { projectId: 1, password: 'show it on this screen', currentPassword: TEST_PASSWORD };
    expect((await app.call('setProjectPassword', { body, headers })).statusCode).toBe(200);
    const narrow = await logIn('sales_agent@people.example', body.password);
    const { roles } = (await app.call('getProfile', { headers: bearer(narrow) })).json().data.attributes;
    expect(roles.map(({ name }: { name: string }) => name)).toEqual(['user']);
    const refused = await app.call('beginTotp', { body: {}, headers: bearer(narrow) });
    expect(refused.json().code).toBe('project-session');
    await app.db.deleteFrom('project_passwords').execute();
  });

  it('is removed by an administrator for who lost it, which ends all sessions', async () => {
    const { headers } = await enrol();
    const administration = {
      db: app.db,
      publicUrl: 'https://homes.example',
      record: () => undefined,
      wakeMail: () => undefined,
    };
    await runCommand(administration as never, ['reset-second-factor', EMAIL], {} as never);
    expect((await app.call('getProfile', { headers })).statusCode).toBe(401);
    expect((await logIn()).json()).toHaveProperty('token');
    expect(await templates()).toContain('second-factor-changed');
  });
});
