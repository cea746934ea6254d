import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNHEARD } from '../../administration/control.ts';
import { respondToCommand } from '../../administration/respond-to-command.ts';
import { TEST_KEY, USER_IDS } from '../../testing/identities.ts';
import { CLIENT, openProvider } from '../../testing/openid-provider.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { createSecretBox } from '../session/secret-box.ts';

const PUBLIC_URL = 'https://homes.example';
const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
const ana = (email: string, email_verified = true) => ({ email, email_verified });
const PEOPLE = {
  ana: ana('ana@people.example'),
  staff: ana('sales_agent@people.example'),
  'second-staff': ana('sales_agent@people.example'),
  super: ana('super_admin@people.example'),
  user: ana('user@people.example'),
  unverified: ana('mia@people.example', false),
  foreign: ana('mia@elsewhere.example'),
};

describe.each([FAST_BACKEND])("the login of an organisation's own provider, on %s", (backend) => {
  let app: TestApp;
  let provider: Awaited<ReturnType<typeof openProvider>>;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    [app, provider, folder] = await Promise.all([
      openTestApp(backend, { publicUrl: PUBLIC_URL }),
      openProvider(`${PUBLIC_URL}/login`, PEOPLE),
      temporaryFolder(),
    ]);
    await writeFile(secretFile(), `${CLIENT.secret}\n`);
  });
  afterAll(async () => {
    await Promise.all([app.close(), provider.close()]);
    await folder[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    await app.db.deleteFrom('linked_identities').execute();
    await sso('set', '1', ...settings());
  });

  const secretFile = () => path.join(folder.path, 'secret');
  const settings = (issuer = provider.issuer, domains = 'people.example') => [
    ...['--issuer', issuer, '--client-id', CLIENT.id],
    ...['--client-secret-file', secretFile(), '--domains', domains],
  ];
  async function sso(...typed: string[]): Promise<string> {
    const administration = {
      ...{ db: app.db, publicUrl: PUBLIC_URL, secretBox: createSecretBox(TEST_KEY) },
    };
    const response = await respondToCommand(administration as never, ['sso', ...typed], UNHEARD);
    return response.kind === 'done' ? response.lines.join('\n') : response.message;
  }

  async function begin(returnTo = '/map') {
    const response = await app.call('beginSingleSignOn', {
      body: { organizationId: 1, returnTo },
      headers: OWN_PAGE,
    });
    expect([response.statusCode, response.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
    const cookie = String(response.headers['set-cookie']);
    return { url: new URL(response.json().url), cookie };
  }
  const finish = (cookie: string, body: object) =>
    app.call('logInWithSingleSignOn', {
      body,
      headers: { ...OWN_PAGE, cookie: cookie.split(';')[0] ?? '' },
    });
  async function signIn(name: keyof typeof PEOPLE) {
    const { url, cookie } = await begin();
    return finish(cookie, await provider.signIn(url.href, name));
  }
  const profile = async (response: { json(): { token: string } }) => {
    const headers = { authorization: `Bearer ${response.json().token}` };
    return (await app.call('getProfile', { headers })).json().data.attributes;
  };
  const lastEntry = () =>
    app.db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

  it('makes the account of a visitor at the first login, and finds it at the second', async () => {
    const first = await signIn('ana');
    expect([first.statusCode, first.json().code]).toEqual([200, undefined]);
    expect(first.json().returnTo).toBe('/map');
    const person = await profile(first);
    expect(person).toMatchObject({ email: 'ana@people.example', firstName: 'Ana', lastName: 'Anić' });
    expect(person.roles.map(({ name }: { name: string }) => name)).toEqual(['user']);
    expect(await lastEntry()).toMatchObject({
      action: 'log-in',
      operation: 'logInWithSingleSignOn',
      outcome: 'done',
      user_id: person.id,
    });
    expect((await profile(await signIn('ana'))).id).toBe(person.id);
  });

  it('asks with PKCE, state and nonce, and keeps them in a cookie that no script and no other host has', async () => {
    const { url, cookie } = await begin();
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(cookie).toMatch(/^__Host-sign-on=[^;]+;.*HttpOnly; Secure; SameSite=Strict/);
    expect(cookie).not.toContain(url.searchParams.get('state'));
  });

  it('refuses a forged state, a code of before, a nonce of another, and what comes without the cookie', async () => {
    const { url, cookie } = await begin();
    const returned = await provider.signIn(url.href, 'ana');
    const other = await begin();
    const refused = async (...attempt: Parameters<typeof finish>) => {
      const response = await finish(...attempt);
      expect([response.statusCode, response.json().code]).toEqual([401, 'sign-on-refused']);
      expect(String(response.headers['set-cookie'] ?? '')).not.toContain('__Host-rt');
    };
    await refused(cookie, { ...returned, state: 'A'.repeat(43) });
    expect(await lastEntry()).toMatchObject({ outcome: 'refused', reason: 'sign-on-refused' });
    await refused(other.cookie, returned);
    await refused('', returned);
    await refused(cookie, { ...returned, iss: 'https://elsewhere.example' });
    const done = await finish(cookie, returned);
    expect(done.statusCode).toBe(200);
    expect(String(done.headers['set-cookie'])).toContain('__Host-sign-on=;');
    await refused(cookie, returned);

    const third = await begin();
    third.url.searchParams.set('nonce', 'B'.repeat(43));
    await refused(third.cookie, await provider.signIn(third.url.href, 'ana'));
  });

  it('is begun and ended by our own pages alone, and leads to none but them', async () => {
    for (const returnTo of ['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', '']) {
      const body = { organizationId: 1, returnTo };
      const response = await app.call('beginSingleSignOn', { body, headers: OWN_PAGE });
      expect([returnTo, response.statusCode]).toEqual([returnTo, 400]);
    }
    const headers = { 'sec-fetch-site': 'cross-site' };
    const body = { organizationId: 1, returnTo: '/' };
    expect((await app.call('beginSingleSignOn', { body, headers })).statusCode).toBe(403);
    const ended = await app.call('logInWithSingleSignOn', { body: { code: 'A', state: 'B' }, headers });
    expect(ended.statusCode).toBe(403);
  });

  it('links no address that is not verified, or not of the organisation', async () => {
    for (const [name, code] of [
      ['unverified', 'unverified-email'],
      ['foreign', 'foreign-domain'],
    ] as const) {
      const response = await signIn(name);
      expect([response.statusCode, response.json().code]).toEqual([401, code]);
      expect(await lastEntry()).toMatchObject({ outcome: 'refused', reason: code });
    }
    expect(await app.db.selectFrom('linked_identities').selectAll().execute()).toEqual([]);
  });

  it('keeps out a disabled account, at its first login there and later', async () => {
    const disable = (disabled_at: Date | null) =>
      app.db.updateTable('users').set({ disabled_at }).where('id', '=', USER_IDS.user).execute();
    await disable(new Date());
    expect((await signIn('user')).statusCode).toBe(401);
    await disable(null);
    expect((await signIn('user')).statusCode).toBe(200);
    await disable(new Date());
    expect((await signIn('user')).statusCode).toBe(401);
    await disable(null);
  });

  it('takes over no account with a role elsewhere, and no account of another subject', async () => {
    expect((await signIn('super')).json().code).toBe('works-elsewhere');
    const staff = await signIn('staff');
    expect(staff.statusCode).toBe(200);
    expect((await profile(staff)).id).toBe(USER_IDS.sales_agent);
    expect((await signIn('second-staff')).json().code).toBe('sign-on-refused');
    const role = { user_id: USER_IDS.sales_agent, role: 'sales_agent', project_id: 2 } as const;
    await app.db.insertInto('user_roles').values(role).execute();
    expect((await signIn('staff')).json().code).toBe('works-elsewhere');
    await app.db
      .deleteFrom('user_roles')
      .where('user_id', '=', role.user_id)
      .where('project_id', '=', 2)
      .execute();
  });

  it('is no second factor by the word of the organisation alone', async () => {
    const isProven = async () => {
      const response = await signIn('user');
      return !response.json().secondFactor;
    };
    const totp = { user_id: USER_IDS.user, secret: 'sealed', confirmed_at: new Date() };
    await app.db.insertInto('totp_secrets').values(totp).execute();
    expect(await isProven()).toBe(false);
    // This provider does not say how people have logged in.
    await sso('set', '1', ...settings(), '--second-factor');
    expect(await isProven()).toBe(false);
    await app.db.deleteFrom('totp_secrets').execute();
  });

  it('is found by the domain of an address, and tells nothing but whose it is', async () => {
    const find = async (domain: string) =>
      (await app.call('findSingleSignOn', { query: `domain=${domain}` })).json().data;
    const [found] = await find('PEOPLE.example');
    expect(Object.keys(found.attributes)).toEqual(['id', 'name']);
    expect(found.id).toBe(1);
    expect(await find('elsewhere.example')).toEqual([]);
  });

  it('is set, shown and removed by the administrator, which the ledger says without the secret', async () => {
    const stored = await app.db.selectFrom('single_sign_ons').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(CLIENT.secret);
    await sso('remove', '1');
    expect(await sso('set', '1', ...settings())).toContain(`${PUBLIC_URL}/login`);
    const entry = await lastEntry();
    expect(entry).toMatchObject({ action: 'organization.change', operation: 'admin sso' });
    expect(JSON.stringify(entry)).toContain('people.example');
    expect(JSON.stringify(entry)).not.toContain(stored.client_secret.slice(0, 20));
    expect(await sso('show', '1')).toContain('counts as second factor: no');
    expect(await sso('set', '2', ...settings())).toBe('people.example is of organisation 1.');
    for (const issuer of ['http://login.example', 'ftp://127.0.0.1', 'https://a:b@login.example'])
      expect(await sso('set', '1', ...settings(issuer))).toContain('begins with https');
    expect(await sso('remove', '1')).toContain('has no login of its own any more');
    const body = { organizationId: 1, returnTo: '/' };
    expect((await app.call('beginSingleSignOn', { body, headers: OWN_PAGE })).statusCode).toBe(404);
  });

  it('says in a sentence that the provider does not respond', async () => {
    await sso('set', '1', ...settings('http://127.0.0.1:1'));
    const body = { organizationId: 1, returnTo: '/' };
    const response = await app.call('beginSingleSignOn', { body, headers: OWN_PAGE });
    expect([response.statusCode, response.json().code]).toEqual([502, 'sign-on-unavailable']);
  });
});
