import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_PASSWORD, USER_IDS } from '../../testing/identities.ts';
import { openAppBeside, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

const EMAIL = 'user@people.example';
const OTHERS = 'agent-of-nobody@people.example';
const PROXY = { trustedProxies: ['127.0.0.1'] } as const;

async function proofOf(response: { json(): { details: { challenge: string } } }): Promise<string> {
  const challenge = JSON.parse(response.json().details.challenge);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

describe.each([FAST_BACKEND])('where somebody tries many passwords, on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend, PROXY);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('login_attempts').execute();
    await app.db.deleteFrom('known_devices').execute();
  });

  interface Try {
    readonly email?: string;
    readonly password?: string;
    readonly proof?: string;
    readonly from?: string;
    readonly cookie?: string;
  }
  const attempt = (
    { email = EMAIL, password = 'guess', proof, from = '192.0.2.1', cookie }: Try,
    call = app.call,
  ) =>
    call('logIn', {
      body: { email, password, ...(proof !== undefined && { proof }) },
      headers: { 'x-forwarded-for': from, ...(cookie !== undefined && { cookie }) },
    });
  /** The last one a moment ago, however slow the machine is. */
  const fail = async (times: number, one: Try = {}) => {
    for (let count = 0; count < times; count += 1) await attempt(one);
    await ago(-60);
  };
  const ago = (seconds: number) =>
    app.db
      .updateTable('login_attempts')
      .set({ last_failed_at: new Date(Date.now() - seconds * 1000) })
      .execute();
  const deviceCookie = async () => {
    const response = await attempt({ password: TEST_PASSWORD });
    const cookies = [response.headers['set-cookie']].flat().map(String);
    return cookies.find((cookie) => cookie.startsWith('device='))?.split(';')[0] ?? '';
  };
  const own = { password: TEST_PASSWORD, from: '198.51.100.7' };

  it('nobody who knows an address alone keeps its owner out: not on a device that was used before', async () => {
    const cookie = await deviceCookie();
    for (let network = 1; network <= 30; network += 1) await fail(2, { from: `192.0.${network}.1` });
    expect((await attempt({ ...own, cookie })).statusCode).toBe(200);
    // Nor from the very network that the guesses come from.
    await fail(8, { from: own.from });
    expect((await attempt({ ...own, cookie })).statusCode).toBe(200);
  });

  it('nor on a new one, which proves some work and is let in at once', async () => {
    for (let network = 1; network <= 12; network += 1) await fail(1, { from: `192.0.${network}.1` });
    const refused = await attempt(own);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'proof-needed']);
    const proof = await proofOf(refused);
    expect((await attempt({ ...own, proof })).statusCode).toBe(200);
    // A success begins to count anew.
    expect((await attempt(own)).statusCode).toBe(200);
  });

  it('nor by a program, which waits longer after each failure', async () => {
    await fail(6);
    expect((await attempt({ password: TEST_PASSWORD })).statusCode).toBe(429);
    await ago(0.5);
    expect((await attempt({})).statusCode).toBe(429);
    await ago(3);
    expect((await attempt({})).statusCode).toBe(401);
    await ago(1.5);
    expect((await attempt({ password: TEST_PASSWORD })).statusCode).toBe(429);
    await ago(3);
    expect((await attempt({ password: TEST_PASSWORD })).statusCode).toBe(200);
  });

  it('a proof opens one attempt, for what was typed, and only as it was signed', async () => {
    await fail(6);
    await fail(6, { email: OTHERS });
    const proof = await proofOf(await attempt({}));
    const parsed = JSON.parse(Buffer.from(proof, 'base64').toString());
    const changed = (change: object) => {
      const { challenge, solution } = parsed;
      const parameters = { ...challenge.parameters, ...change };
      return Buffer.from(JSON.stringify({ challenge: { ...challenge, parameters }, solution })).toString(
        'base64',
      );
    };
    for (const forged of ['', 'no proof', 'e30=', changed({ keyPrefix: '00' }), changed({ expiresAt: 9e9 })])
      expect([forged, (await attempt({ proof: forged })).statusCode]).toEqual([forged, 429]);
    expect((await attempt({ email: OTHERS, proof })).statusCode).toBe(429);
    expect((await attempt({ proof })).statusCode).toBe(401);
    expect((await attempt({ proof, password: TEST_PASSWORD })).statusCode).toBe(429);
  });

  it('known and unknown addresses are asked alike, and kept as hashes that do not tell them', async () => {
    for (const email of [EMAIL, OTHERS]) await fail(5, { email, from: `192.0.${email.length}.1` });
    for (const email of [EMAIL, OTHERS]) {
      const { code, message, details } = (await attempt({ email, from: `192.0.${email.length}.1` })).json();
      expect([code, message]).toEqual([
        'proof-needed',
        'Many passwords were tried. Your browser has to do some work before the next one.',
      ]);
      expect(Object.keys(details)).toEqual(['challenge']);
    }
    const rows = await app.db.selectFrom('login_attempts').select('key_hash').execute();
    expect(rows.every((row) => /^[\da-f]{64}$/.test(row.key_hash))).toBe(true);
  });

  it('a device that guesses is known no longer', async () => {
    const cookie = await deviceCookie();
    await fail(10, { cookie, from: own.from });
    await fail(6, { from: own.from });
    expect((await attempt({ ...own, cookie })).statusCode).toBe(429);
    const rows = await app.db.selectFrom('known_devices').select('user_id').execute();
    expect(rows).toEqual([{ user_id: USER_IDS.user }]);
  });

  it('guesses of one browser do not use up the requests of another behind its address', async () => {
    const cookie = await deviceCookie();
    const limited = await openAppBeside(app, { ...PROXY, rateLimits: true });
    for (let count = 0; count < 11; count += 1)
      await attempt({ email: OTHERS, from: own.from }, limited.call);
    expect((await attempt({ ...own }, limited.call)).json().code).toBe('too-many-requests');
    expect((await attempt({ ...own, cookie }, limited.call)).statusCode).toBe(200);
  });
});
