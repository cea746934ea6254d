import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshCookieOf, withCookie } from '../../testing/browser.ts';
import { type Forged, openForgingProvider } from '../../testing/forging-provider.ts';
import { TEST_KEY, USER_IDS } from '../../testing/identities.ts';
import { CLIENT } from '../../testing/openid-provider.ts';
import { openAppBeside, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { createSecretBox } from '../session/secret-box.ts';
import { sealedFor } from './provider.ts';
import { storeSignOn } from './repository.ts';

const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
const HOUR_S = 3600;
const nowS = () => Math.floor(Date.now() / 1000);
const STAFF = { sub: 'staff', email: 'sales_agent@people.example' };

describe.each([FAST_BACKEND])('what an OpenID Connect provider says, on %s', (backend) => {
  let app: TestApp;
  let provider: Awaited<ReturnType<typeof openForgingProvider>>;
  beforeAll(async () => {
    [app, provider] = await Promise.all([openTestApp(backend), openForgingProvider()]);
  });
  afterAll(() => Promise.all([app.close(), provider.close()]));
  beforeEach(async () => {
    provider.describe({});
    for (const table of ['linked_identities', 'known_devices', 'totp_secrets'] as const)
      await app.db.deleteFrom(table).execute();
    await set({});
  });

  const set = (change: { countsAsSecondFactor?: boolean }) =>
    storeSignOn(app.db, {
      ...{ organizationId: 1, issuer: provider.issuer, clientId: CLIENT.id, countsAsSecondFactor: false },
      clientSecret: createSecretBox(TEST_KEY).seal(CLIENT.secret, sealedFor(1)),
      emailDomains: ['people.example'],
      ...change,
    });
  const begin = (call = app.call) =>
    call('beginSingleSignOn', { body: { organizationId: 1, returnTo: '/' }, headers: OWN_PAGE });
  async function signIn(forged: Forged = {}, call = app.call) {
    const begun = await begin(call);
    const body = provider.forge(new URL(begun.json().url), forged);
    const [cookie = ''] = String(begun.headers['set-cookie']).split(';');
    return call('logInWithSingleSignOn', { body, headers: { ...OWN_PAGE, cookie } });
  }
  const bearer = (response: { json(): { token: string } }) => ({
    authorization: `Bearer ${response.json().token}`,
  });

  it('is believed where its token is as it should be', async () => {
    expect((await signIn()).statusCode).toBe(200);
  });

  it.each([
    ['signed by a key that is not published', { signature: 'another key' }],
    ['not signed', { signature: 'none' }],
    ['of another issuer', { claims: { iss: 'https://login.example' } }],
    ['for another client', { claims: { aud: 'another' } }],
    ['for two clients', { claims: { aud: [CLIENT.id, 'another'] } }],
    ['for another client among ours', { claims: { aud: [CLIENT.id], azp: 'another' } }],
    ['of before', { claims: { iat: nowS() - HOUR_S, exp: nowS() - HOUR_S / 2 } }],
    ['of another attempt', { claims: { nonce: 'A'.repeat(43) } }],
    ['of a login thirteen hours ago', { claims: { auth_time: nowS() - 13 * HOUR_S } }],
  ] satisfies [string, Forged][])('is not, where the token is %s', async (_how, forged) => {
    const response = await signIn(forged);
    expect([response.statusCode, response.json().code]).toEqual([401, 'sign-on-refused']);
    expect(refreshCookieOf(response)).toBeUndefined();
    expect(await app.db.selectFrom('linked_identities').selectAll().execute()).toEqual([]);
  });

  it('is not, where it says to be another issuer than the one that was set', async () => {
    for (const issuer of [
      'https://login.example',
      `${provider.issuer}/other`,
      provider.issuer.replace('127', '128'),
    ]) {
      provider.describe({ issuer });
      const response = await begin();
      expect([issuer, response.statusCode, response.json().code]).toEqual([
        issuer,
        502,
        'sign-on-unavailable',
      ]);
    }
  });

  it('stays with the server: its tokens are in no response, cookie, log or row', async () => {
    const lines: string[] = [];
    const log = { logLevel: 'trace', logTo: { write: (line: string) => lines.push(line) } } as const;
    const { call } = await openAppBeside(app, log);
    const response = await signIn({}, call);
    expect(response.statusCode).toBe(200);
    const rows = [];
    for (const table of ['sessions', 'linked_identities', 'audit_entries', 'users'] as const)
      rows.push(await app.db.selectFrom(table).selectAll().execute());
    const seen = JSON.stringify([response.headers, response.body, lines, rows]);
    expect(lines.length).toBeGreaterThan(0);
    expect(seen).not.toContain(provider.accessToken);
    expect(seen).not.toContain('id_token');
    // The header of every token that the provider signs.
    expect(seen).not.toContain(btoa('{"alg":"RS256","kid":"own"}').replaceAll('=', ''));
  });

  it('counts as a second factor where it says that more than a password was shown, and never by silence', async () => {
    const { call } = await openAppBeside(app, { staffSecondFactor: 'required' });
    await app.db
      .insertInto('known_devices')
      .values({ user_id: USER_IDS.sales_agent, device_id: crypto.randomUUID() })
      .execute();
    const holds = async (claims: object) => {
      const headers = bearer(await signIn({ claims: { ...STAFF, ...claims } }, call));
      return !(await call('getProfile', { headers })).json().data.attributes.needsSecondFactor;
    };
    expect(await holds({ amr: ['mfa'] })).toBe(false);
    await set({ countsAsSecondFactor: true });
    expect(new URL((await begin()).json().url).searchParams.get('acr_values')).toContain('mfa');
    for (const claims of [{}, { amr: ['pwd'] }, { amr: 'mfa' }, { acr: '0' }, { amr: [], acr: 'urn:any' }])
      expect([claims, await holds(claims)]).toEqual([claims, false]);
    for (const claims of [{ amr: ['pwd', 'mfa'] }, { amr: ['hwk'] }, { acr: 'phr' }])
      expect([claims, await holds(claims)]).toEqual([claims, true]);
  });

  it('lets a session go on for twelve hours after the login there, however it is used', async () => {
    const begun = new URL((await begin()).json().url);
    expect(begun.searchParams.get('max_age')).toBe(String(12 * HOUR_S));
    const hoursLeft = async () => {
      const { rows } = await sql<{ left: number }>`
        select extract(epoch from expires_at - now())::float8 / 3600 as left from sessions
        order by created_at desc, number desc limit 1`.execute(app.db);
      return rows[0]?.left;
    };
    await signIn();
    expect(await hoursLeft()).toBeCloseTo(12, 1);
    const response = await signIn({ claims: { auth_time: nowS() - 10 * HOUR_S } });
    expect(await hoursLeft()).toBeCloseTo(2, 1);
    const cookie = refreshCookieOf(response)?.value ?? '';
    expect((await app.call('refreshToken', { headers: withCookie(cookie) })).statusCode).toBe(200);
    expect(await hoursLeft()).toBeCloseTo(2, 1);
    await sql`update sessions set ends_at = now() - interval '1 second', expires_at = now() - interval '1 second'`.execute(
      app.db,
    );
    expect((await app.call('getProfile', { headers: bearer(response) })).statusCode).toBe(401);
  });
});
