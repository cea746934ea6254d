import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_KEY, USER_IDS } from '../../testing/identities.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createAccessTokens } from './access-token.ts';
import { deriveKey } from './secret-keys.ts';

interface Change {
  readonly key?: Uint8Array;
  readonly header?: { alg: string; typ?: string };
  readonly issuer?: string;
  readonly audience?: string;
  readonly expires?: string;
}

describe('an access token', () => {
  let app: TestApp;
  let sid: string;
  beforeAll(async () => {
    app = await openTestApp('PGlite');
    sid = randomUUID();
    const expires_at = new Date(Date.now() + 3_600_000);
    await app.db.insertInto('sessions').values({ id: sid, user_id: USER_IDS.user, expires_at }).execute();
  });
  afterAll(() => app.close());

  const key = deriveKey(TEST_KEY, 'access-token');
  const make = (change: Change = {}) =>
    new SignJWT({ sid })
      .setProtectedHeader(change.header ?? { alg: 'HS256', typ: 'at+jwt' })
      .setSubject('4')
      .setIssuer(change.issuer ?? 'suite')
      .setAudience(change.audience ?? 'suite-api')
      .setIssuedAt()
      .setExpirationTime(change.expires ?? '10 minutes')
      .sign(change.key ?? key);
  const unsigned = () =>
    new UnsecuredJWT({ sid })
      .setSubject('4')
      .setIssuer('suite')
      .setAudience('suite-api')
      .setIssuedAt()
      .setExpirationTime('10 minutes')
      .encode();
  const withPayload = async (payload: object) => {
    const [header, , signature] = (await make()).split('.');
    return `${header}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.${signature}`;
  };
  const profile = (authorization: string) => app.call('getProfile', { headers: { authorization } });

  it('opens what is for the signed-in when it is ours and whole', async () => {
    expect((await profile(`Bearer ${await make()}`)).statusCode).toBe(200);
    const issued = await createAccessTokens(TEST_KEY).issue({ id: sid, userId: USER_IDS.user });
    for (const scheme of ['Bearer', 'bearer', 'BEARER'])
      expect((await profile(`${scheme} ${issued}`)).statusCode).toBe(200);
  });

  it.each([
    ['not signed (alg none)', async () => unsigned()],
    ['signed with another key', () => make({ key: new Uint8Array(32).fill(8) })],
    ['signed with the key that keys are derived from', () => make({ key: TEST_KEY })],
    ['signed with the key of cookies', () => make({ key: deriveKey(TEST_KEY, 'refresh-cookie') })],
    [
      'signed by another algorithm',
      () => make({ header: { alg: 'HS512', typ: 'at+jwt' }, key: new Uint8Array(64).fill(7) }),
    ],
    ['expired', () => make({ expires: '1 second ago' })],
    ['of another type', () => make({ header: { alg: 'HS256', typ: 'JWT' } })],
    ['of no type', () => make({ header: { alg: 'HS256' } })],
    ['of another issuer', () => make({ issuer: 'other' })],
    ['for another audience', () => make({ audience: 'other' })],
    ['forged: another payload under the signature', () => withPayload({ sid, sub: '1', aud: 'suite-api' })],
    ['cut', async () => (await make()).slice(0, -2)],
    ['nothing', async () => 'a.b.c'],
  ])('is refused when it is %s', async (_what, token) => {
    const response = await profile(`Bearer ${await token()}`);
    expect([response.statusCode, response.json().code]).toEqual([401, 'invalid-token']);
  });

  it.each(['Basic dXNlcjpwYXNz', 'Bearer', 'Bearer a b', 'bearer x.y.z', ''])(
    'is not found in the header %j',
    async (header) => {
      expect((await profile(header)).statusCode).toBe(401);
    },
  );

  it('holds ten minutes', async () => {
    const issued = await createAccessTokens(TEST_KEY).issue({ id: sid, userId: USER_IDS.user });
    const { iat, exp } = JSON.parse(Buffer.from(issued.split('.')[1] ?? '', 'base64url').toString());
    expect(exp - iat).toBe(600);
  });

  it.each([
    ['is revoked', () => changeSession({ revoked_at: PAST }), () => changeSession({ revoked_at: null })],
    ['is over', () => changeSession({ expires_at: PAST }), () => changeSession({ expires_at: FUTURE })],
    ['is of a disabled person', () => disable(PAST), () => disable(null)],
  ])('is refused at once when its session %s', async (_what, end, restore) => {
    const headers = { authorization: `Bearer ${await make()}` };
    expect((await app.call('getProfile', { headers })).statusCode).toBe(200);
    await end();
    expect((await app.call('getProfile', { headers })).json().code).toBe('invalid-token');
    // A stranger's view is not given in its place.
    expect((await app.call('listProjects', { headers })).statusCode).toBe(401);
    await restore();
  });

  const PAST = new Date(Date.now() - 1000);
  const FUTURE = new Date(Date.now() + 3_600_000);
  const changeSession = (change: { revoked_at: Date | null } | { expires_at: Date }) =>
    app.db.updateTable('sessions').set(change).where('id', '=', sid).execute();
  const disable = (disabled_at: Date | null) =>
    app.db.updateTable('users').set({ disabled_at }).where('id', '=', USER_IDS.user).execute();
});
