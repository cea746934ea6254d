import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { refreshCookieOf } from '../../testing/browser.ts';
import { TEST_PASSWORD, USER_IDS } from '../../testing/identities.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

const ORIGIN = 'https://homes.example';
const EMAIL = 'user@people.example';
const REFUSED = { code: 'passkey-refused', message: 'This passkey could not be checked. Please try again.' };

describe.each([FAST_BACKEND])('a passkey on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend, { publicUrl: ORIGIN, staffSecondFactor: 'required' });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    for (const table of ['passkeys', 'recovery_codes', 'passkey_challenges', 'mails'] as const)
      await app.db.deleteFrom(table).execute();
  });

  const bearer = (response: { json(): { token: string } }) => ({
    authorization: `Bearer ${response.json().token}`,
  });
  const byPassword = (email = EMAIL) => app.call('logIn', { body: { email, password: TEST_PASSWORD } });
  const optionsToAdd = async (headers: Record<string, string>) =>
    (await app.call('beginPasskey', { body: {}, headers })).json().options;
  const optionsToLogIn = async (body: object = {}) =>
    (await app.call('beginPasskeyLogin', { body })).json().options;
  const logIn = (body: object) => app.call('logInWithPasskey', { body });
  const add = async (headers: Record<string, string>, name = 'Phone') => {
    const authenticator = createAuthenticator(ORIGIN);
    const body = { name, ...authenticator.make(await optionsToAdd(headers)) };
    return { authenticator, response: await app.call('addPasskey', { body, headers }) };
  };
  const list = async (headers: Record<string, string>) =>
    (await app.call('listPasskeys', { headers }))
      .json()
      .data.map(({ attributes }: { attributes: Record<string, unknown> }) => attributes);
  const expectRefused = async (response: Awaited<ReturnType<typeof logIn>>) => {
    expect([response.statusCode, response.json()]).toEqual([401, REFUSED]);
    expect(refreshCookieOf(response)).toBeUndefined();
  };

  it('is made for this site, with a finger, a face or a number, and kept on the device', async () => {
    const options = await optionsToAdd(app.headersOf.user);
    expect(options).toMatchObject({
      rp: { id: 'homes.example' },
      user: { name: EMAIL },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('is added with recovery codes, listed, renamed and removed, and mailed about', async () => {
    const headers = app.headersOf.user;
    const { response } = await add(headers);
    expect(response.statusCode).toBe(201);
    expect(response.json().recoveryCodes).toHaveLength(10);
    const second = await add(headers, 'Laptop');
    expect(second.response.json().recoveryCodes).toEqual([]);
    const { id } = response.json();
    const renamed = await app.call('renamePasskey', {
      params: { passkeyId: id },
      body: { name: ' My phone ' },
      headers,
    });
    expect(renamed.json().data.attributes).toMatchObject({ id, name: 'My phone', lastUsedAt: null });
    expect((await list(headers)).map(({ name }: { name: string }) => name)).toEqual(['My phone', 'Laptop']);
    const removed = await app.call('deletePasskey', { params: { passkeyId: id }, body: {}, headers });
    expect(removed.statusCode).toBe(204);
    expect(await list(headers)).toHaveLength(1);
    const mails = await app.db.selectFrom('mails').select('body_text').orderBy('id').execute();
    expect(mails.map(({ body_text }) => /: (.*)\.$/m.exec(body_text ?? '')?.[1])).toEqual([
      'a passkey was added',
      'a passkey was added',
      'a passkey was removed',
    ]);
  });

  it('signs in by itself, with a session that needs nothing else', async () => {
    const { authenticator } = await add(app.headersOf.sales_agent);
    const options = await optionsToLogIn();
    expect(options).toMatchObject({ rpId: 'homes.example', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const response = await logIn(authenticator.sign(options));
    expect(response.statusCode).toBe(200);
    expect(refreshCookieOf(response)?.name).toBe('__Host-rt');
    const { roles } = (await app.call('getProfile', { headers: bearer(response) })).json().data.attributes;
    expect(roles.map(({ name }: { name: string }) => name)).toContain('sales_agent');
    const [{ lastUsedAt }] = await list(app.headersOf.sales_agent);
    expect(Math.abs(Date.parse(lastUsedAt) - Date.now())).toBeLessThan(60_000);
  });

  it('ends a login that has given the password', async () => {
    const { authenticator } = await add(app.headersOf.user);
    const { loginToken, methods } = (await byPassword()).json().secondFactor;
    expect(methods).toEqual(['passkey', 'recovery-code']);
    const options = await optionsToLogIn({ loginToken });
    expect(options.allowCredentials).toMatchObject([{ id: authenticator.credentialId }]);
    expect((await logIn(authenticator.sign(options))).statusCode).toBe(200);
    expect((await app.call('beginPasskeyLogin', { body: { loginToken: 'a.b.c' } })).statusCode).toBe(401);
  });

  it('is refused on another site, also where it looks like this one', async () => {
    const { authenticator } = await add(app.headersOf.user);
    for (const origin of [
      'https://homes.example.evil.example',
      'https://www.homes.example',
      'http://homes.example',
    ])
      await expectRefused(await logIn(authenticator.sign(await optionsToLogIn(), { origin })));
    const elsewhere = createAuthenticator('https://evil.example');
    const made = elsewhere.make(await optionsToAdd(app.headersOf.user), { origin: ORIGIN });
    const added = await app.call('addPasskey', {
      body: { name: 'Evil', ...made },
      headers: app.headersOf.user,
    });
    expect([added.statusCode, added.json().code]).toEqual([400, 'passkey-refused']);
  });

  it('is refused with a counter that goes back, which a copy of the key has', async () => {
    const { authenticator } = await add(app.headersOf.user);
    expect((await logIn(authenticator.sign(await optionsToLogIn(), { counter: 7 }))).statusCode).toBe(200);
    for (const counter of [6, 7, 0])
      await expectRefused(await logIn(authenticator.sign(await optionsToLogIn(), { counter })));
    expect((await logIn(authenticator.sign(await optionsToLogIn(), { counter: 8 }))).statusCode).toBe(200);
  });

  it('is refused when what it signed is sent again, was not asked for here, or too long ago', async () => {
    const { authenticator } = await add(app.headersOf.user);
    const signed = authenticator.sign(await optionsToLogIn());
    const [first, second] = await Promise.all([logIn(signed), logIn(signed)]);
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 401]);
    await expectRefused(await logIn(signed));
    await expectRefused(await logIn(authenticator.sign({ challenge: 'bWFkZSB1cA' })));
    // One that was given out to add a passkey signs nobody in.
    await expectRefused(await logIn(authenticator.sign(await optionsToAdd(app.headersOf.user))));
    const options = await optionsToLogIn();
    await app.db
      .updateTable('passkey_challenges')
      .set({ expires_at: new Date(0) })
      .execute();
    await expectRefused(await logIn(authenticator.sign(options)));
  });

  it('is refused without a finger, a face or a number, and signed by another key', async () => {
    const { authenticator } = await add(app.headersOf.user);
    await expectRefused(await logIn(authenticator.sign(await optionsToLogIn(), { isVerified: false })));
    const other = createAuthenticator(ORIGIN);
    const forged = { ...other.sign(await optionsToLogIn()), credentialId: authenticator.credentialId };
    await expectRefused(await logIn(forged));
    await expectRefused(await logIn(other.sign(await optionsToLogIn())));
    const unverified = other.make(await optionsToAdd(app.headersOf.user), { isVerified: false });
    const body = { name: 'Other', ...unverified };
    expect((await app.call('addPasskey', { body, headers: app.headersOf.user })).statusCode).toBe(400);
  });

  it('is refused to who is disabled', async () => {
    const { authenticator } = await add(app.headersOf.user);
    const disable = (disabled_at: Date | null) =>
      app.db.updateTable('users').set({ disabled_at }).where('id', '=', USER_IDS.user).execute();
    await disable(new Date());
    await expectRefused(await logIn(authenticator.sign(await optionsToLogIn())));
    await disable(null);
  });

  it('is added with what was given out to oneself alone, and once', async () => {
    const authenticator = createAuthenticator(ORIGIN);
    const made = { name: 'Phone', ...authenticator.make(await optionsToAdd(app.headersOf.user)) };
    const byAnother = await app.call('addPasskey', { body: made, headers: app.headersOf.sales_agent });
    expect(byAnother.statusCode).toBe(400);
    expect((await app.call('addPasskey', { body: made, headers: app.headersOf.user })).statusCode).toBe(201);
    const again = { name: 'Phone', ...authenticator.make(await optionsToAdd(app.headersOf.sales_agent)) };
    const taken = await app.call('addPasskey', { body: again, headers: app.headersOf.sales_agent });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'passkey-there']);
  });

  it('is renamed and removed by its owner alone, whatever the role of another', async () => {
    const { response } = await add(app.headersOf.user);
    const params = { passkeyId: response.json().id };
    for (const identity of ['project_admin', 'super_admin'] as const) {
      const headers = app.headersOf[identity];
      expect((await app.call('renamePasskey', { params, body: { name: 'Mine' }, headers })).statusCode).toBe(
        404,
      );
      expect((await app.call('deletePasskey', { params, body: {}, headers })).statusCode).toBe(404);
    }
    expect(await list(app.headersOf.user)).toMatchObject([{ name: 'Phone' }]);
  });
});
