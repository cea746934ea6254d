import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Identity, TEST_KEY } from '../../testing/identities.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { createSecretBox } from '../session/secret-box.ts';
import { sealedFor } from './provider.ts';

const SECRET = 'a-secret-of-the-client';
const FIELDS = {
  issuer: 'https://login.people.example',
  clientId: 'explorer',
  clientSecret: SECRET,
  emailDomains: ['people.example'],
  countsAsSecondFactor: true,
};
const { clientSecret: _, ...STORED } = FIELDS;

describe.each([FAST_BACKEND])('the settings of single sign-on, on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend, { publicUrl: 'https://homes.example' });
  });
  afterAll(() => app.close());
  beforeEach(() => app.db.deleteFrom('single_sign_ons').execute());

  const as = (identity: Identity, more: Record<string, string> = {}) => ({
    params: { projectId: 1 },
    headers: { ...app.headersOf[identity], ...more },
  });
  const read = () => app.call('getSignOnSettings', as('super_admin'));
  const set = (change: object = {}, more: Record<string, string> = {}) =>
    app.call('setSignOnSettings', { ...as('super_admin', more), body: { ...FIELDS, ...change } });

  it('are none at first, set, read without the secret, and ended', async () => {
    expect((await read()).json().data.attributes).toMatchObject({
      redirectUri: 'https://homes.example/login',
      settings: null,
    });
    const response = await set();
    expect([response.statusCode, response.json().data.attributes.settings]).toEqual([200, STORED]);
    const again = await read();
    expect(again.json()).toEqual(response.json());
    expect(again.body).not.toContain(SECRET);
    const row = await app.db.selectFrom('single_sign_ons').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(SECRET);
    const box = createSecretBox(TEST_KEY);
    expect(box.open(row.client_secret, sealedFor(row.organization_id))).toBe(SECRET);
    const found = await app.call('findSingleSignOn', { query: 'domain=people.example' });
    expect(found.json().data).toHaveLength(1);
    expect((await app.call('removeSignOnSettings', as('super_admin'))).statusCode).toBe(204);
    expect((await read()).json().data.attributes.settings).toBeNull();
  });

  it('keep the secret that they have when none is typed, and need one before', async () => {
    expect((await set({ clientSecret: undefined })).statusCode).toBe(400);
    await set();
    const [before] = await app.db.selectFrom('single_sign_ons').select('client_secret').execute();
    expect((await set({ clientSecret: undefined, clientId: 'another' })).statusCode).toBe(200);
    const [after] = await app.db.selectFrom('single_sign_ons').selectAll().execute();
    expect(after).toMatchObject({ client_id: 'another', client_secret: before?.client_secret });
  });

  it.each([
    ['an issuer without TLS', { issuer: 'http://login.people.example' }, 400, 'begins with https'],
    ['an issuer with a password', { issuer: 'https://a:b@login.people.example' }, 400, 'begins with https'],
    ['what is no domain', { emailDomains: ['People.example'] }, 400, 'example.com'],
    ['no domain', { emailDomains: [] }, 400, ''],
  ])('are refused with %s', async (_, change, status, sentence) => {
    const response = await set(change);
    expect(response.statusCode).toBe(status);
    expect(response.body).toContain(sentence);
    expect((await read()).json().data.attributes.settings).toBeNull();
  });

  it('are refused with a domain that is another organisation’s', async () => {
    const [first] = await app.db
      .selectFrom('projects')
      .select('organization_id')
      .where('id', '=', 1)
      .execute();
    const other = await app.db
      .selectFrom('organizations')
      .select('id')
      .where('id', '<>', first?.organization_id ?? 0)
      .executeTakeFirstOrThrow();
    const values = { organization_id: other.id, issuer: FIELDS.issuer, client_id: 'x', client_secret: 'x' };
    const domains = { email_domains: ['people.example'], counts_as_second_factor: false };
    await app.db
      .insertInto('single_sign_ons')
      .values({ ...values, ...domains })
      .execute();
    const response = await set();
    expect([response.statusCode, response.json().code]).toEqual([409, 'domain-taken']);
  });

  it('that were changed meanwhile are not overwritten', async () => {
    const { etag } = (await read()).headers;
    await set();
    const late = await set({ clientId: 'late' }, { 'if-match': String(etag) });
    expect(late.statusCode).toBe(412);
    expect((await read()).json().data.attributes.settings.clientId).toBe('explorer');
  });

  it('are for super admins alone, and stand in the ledger without the secret', async () => {
    for (const identity of ['project_admin', 'project_editor', 'sales_agent', 'user'] as const) {
      const statuses = [
        (await app.call('getSignOnSettings', as(identity))).statusCode,
        (await app.call('setSignOnSettings', { ...as(identity), body: FIELDS })).statusCode,
        (await app.call('removeSignOnSettings', as(identity))).statusCode,
      ];
      expect([identity, ...statuses]).toEqual([identity, 403, 403, 403]);
    }
    await set();
    const ledger = await app.call('listAuditEntries', {
      query: 'action=organization.change',
      headers: app.headersOf.super_admin,
    });
    expect(ledger.body).toContain(FIELDS.issuer);
    expect(ledger.body).not.toContain(SECRET);
  });
});
