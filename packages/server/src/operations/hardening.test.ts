import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretKey } from '../modules/session/secret-key.ts';
import { securityHeaders } from '../security-headers.ts';
import { TEST_PASSWORD } from '../testing/identities.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';

describe('what a row of SECURITY.md says alone', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(FAST_BACKEND);
  });
  afterAll(() => app.close());

  it('V1.3.2, V14.2.3: pages run no text, and load nothing from elsewhere', () => {
    const facts = { apiOrigin: null, assetOrigins: [], hasTag: false, isSecure: true, isShared: false };
    const policy = securityHeaders(facts).page['content-security-policy'] ?? '';
    expect(policy.split(';')).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe-|https?:|\*/);
  });

  it.each(['a@b.example\r\nBcc: c@d.example', 'a@b.example\nBcc: c@d.example', 'a@b.example, c@d.example'])(
    'V1.3.11: no mail goes to %j',
    async (emailAddress) => {
      for (const name of ['sendFavorites', 'askForPrice'] as const) {
        const person = { emailAddress, firstName: 'Ana', lastName: 'Anić', consentToPrivacyPolicy: true };
        const body =
          name === 'askForPrice' ? { apartmentId: 101, ...person } : { favoritesList: [101], ...person };
        expect((await app.call(name, { body })).statusCode).toBe(400);
      }
      expect(
        (await app.call('signUp', { body: { email: emailAddress, password: 'a long one for Ana' } }))
          .statusCode,
      ).toBe(400);
    },
  );

  it('V4.1.1: JSON and CSV say their type with its character set', async () => {
    const json = await app.call('listProjects', {});
    expect(json.headers['content-type']).toBe('application/json; charset=utf-8');
    const csv = await app.call('exportEnquiries', { headers: app.headersOf.super_admin });
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  });

  it('V4.1.3: nobody says from where they come but proxies that are trusted', async () => {
    const email = 'user@people.example';
    const headers = {
      'x-forwarded-for': '203.0.113.77',
      'x-real-ip': '203.0.113.77',
      forwarded: 'for=203.0.113.77',
    };
    const login = await app.call('logIn', { body: { email, password: TEST_PASSWORD }, headers });
    const asked = { headers: { authorization: `Bearer ${login.json().token}` } };
    const [session] = (await app.call('listSessions', asked)).json().data;
    expect(session.attributes.network).toBe('127.0.0.0/24');
  });

  it('V6.2.9: passwords have up to 128 characters, and may have at least 64', async () => {
    const signUp = (length: number) =>
      app.call('signUp', {
        body: { email: `of-${length}@people.example`, password: 'Zž'.repeat(length / 2) },
      });
    for (const [length, status] of [
      [64, 202],
      [128, 202],
      [130, 400],
    ] as const)
      expect([length, (await signUp(length)).statusCode]).toEqual([length, status]);
  });

  it('V13.3.2: the key that the server makes is readable by its user only', async () => {
    const folder = path.join(app.mediaDir, 'key');
    await mkdir(folder);
    const key = await secretKey(folder, null);
    expect([(await stat(path.join(folder, 'secret.key'))).mode & 0o777, key.length]).toEqual([0o600, 32]);
  });
});
