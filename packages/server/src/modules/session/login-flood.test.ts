import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { operationPath } from '@suite/api';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TEST_PASSWORD } from '../../testing/identities.ts';
import { openAppBeside, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { PASSWORD_COST } from './passwords.ts';

const EMAIL = 'user@people.example';
const PROXY = { trustedProxies: ['127.0.0.1'] } as const;
const GUESSES = 450;
/** So many hashes a machine computes in one: not by the clock, which counts what else the machine does. */
const A_SECOND = 50;
/**
 * So many of the flood end at most while somebody logs in on a known device: the four under way, and those that
 * begin while the database is asked.
 */
const MOST_AHEAD = 20;
const KNOWN_LOGINS = 3;

/** In a thread of its own, as browsers elsewhere would; it counts what is answered, by status. */
const FLOOD = `
  const { workerData: { url, bodies, counts } } = require('node:worker_threads');
  bodies.forEach(async (body, index) => {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': '10.' + (index >> 8) + '.' + (index & 255) + '.1',
    };
    const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    Atomics.add(counts, [401, 429, 202, 503].indexOf(status), 1);
  });`;
const COUNTED = ['guessed', 'asked for work', 'signed up', 'refused'] as const;

describe.each([FAST_BACKEND])('while 450 requests from 450 addresses come at once, on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend, PROXY);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('login_attempts').execute();
    await app.db.deleteFrom('known_devices').execute();
  });

  /** An app that computes passwords in earnest; `ended` counts the logins that it has refused, in its own process. */
  async function openRealApp() {
    let ended = 0;
    const write = (line: string) => {
      if (JSON.parse(line).security === 'login-failed') ended += 1;
    };
    const cost = { passwordCost: PASSWORD_COST, logLevel: 'info', logTo: { write } } as const;
    const real = await openAppBeside(app, { ...PROXY, ...cost });
    // From when the request is there until its response is.
    const ahead: number[] = [];
    real.http.server.on('request', (request, response) => {
      if (request.headers['x-legitimate'] === undefined) return;
      const before = ended;
      response.on('finish', () => ahead.push(ended - before));
    });
    const url = await real.http.listen({ port: 0, host: '127.0.0.1' });
    return { url, server: real.http.server, ahead, ended: () => ended };
  }

  function startFlood(url: string, bodies: readonly object[]) {
    const counts = new Int32Array(new SharedArrayBuffer(4 * COUNTED.length));
    const worker = new Worker(FLOOD, { eval: true, workerData: { url, bodies, counts } });
    const ended = once(worker, 'exit');
    return { ended, count: (what: (typeof COUNTED)[number]) => Atomics.load(counts, COUNTED.indexOf(what)) };
  }

  async function logIn(
    url: string,
    { from, proof, cookie }: { from: string; proof?: string; cookie?: string },
  ) {
    const response = await fetch(url + operationPath('logIn'), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        'x-legitimate': '',
        ...(cookie !== undefined && { cookie }),
      },
      body: JSON.stringify({ email: EMAIL, password: TEST_PASSWORD, ...(proof !== undefined && { proof }) }),
    });
    const [device = ''] = response.headers.getSetCookie().filter((one) => one.startsWith('device='));
    return { status: response.status, json: await response.json(), device: device.split(';')[0] ?? '' };
  }
  const proofOf = async ({ json }: Awaited<ReturnType<typeof logIn>>) => {
    const challenge = JSON.parse(json.details.challenge);
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };

  it.each([
    ['of 450 accounts', (index: number) => `person-${index}@people.example`],
    ['of one account', () => EMAIL],
  ])('guesses %s are not before who logs in on a known device, or with a proof', async (_what, emailOf) => {
    const { url, ahead, ended } = await openRealApp();
    const cookie = (await logIn(url, { from: '198.51.100.7' })).device;
    ahead.length = 0;
    const bodies = Array.from({ length: GUESSES }, (_, index) => ({
      email: emailOf(index),
      password: 'guess',
    }));
    const flood = startFlood(url + operationPath('logIn'), bodies);
    await vi.waitFor(() => expect(ended()).toBeGreaterThan(0), { timeout: 20_000, interval: 1 });
    for (let count = 0; count < KNOWN_LOGINS; count += 1)
      expect((await logIn(url, { from: '198.51.100.7', cookie })).status).toBe(200);
    const from = '203.0.113.9';
    const asked = await logIn(url, { from });
    const proof = asked.status === 429 ? await proofOf(asked) : undefined;
    expect((await logIn(url, { from, ...(proof && { proof }) })).status).toBe(200);
    expect(Math.max(...ahead.slice(0, KNOWN_LOGINS))).toBeLessThanOrEqual(MOST_AHEAD);
    expect(Math.max(...ahead)).toBeLessThan(A_SECOND);
    await flood.ended;
    // Each was either answered, or asked for work, which few had to wait for.
    expect(flood.count('guessed') + flood.count('asked for work')).toBe(GUESSES);
    expect(flood.count('asked for work')).toBeGreaterThan(GUESSES / 2);
  });

  it('strangers who sign up are not before who logs in', async () => {
    const { url, server } = await openRealApp();
    let answered = 0;
    let ahead = 0;
    server.on('request', (request, response) => {
      const before = answered;
      const isLogin = request.headers['x-legitimate'] !== undefined;
      response.on('finish', () => {
        if (isLogin) ahead = answered - before;
        // Those that are refused at once take no turn of anybody.
        else if (response.statusCode < 400) answered += 1;
      });
    });
    const cookie = (await logIn(url, { from: '198.51.100.7' })).device;
    const bodies = Array.from({ length: GUESSES }, (_, index) => ({
      email: `stranger-${index}@people.example`,
      password: 'a password of nobody',
    }));
    const flood = startFlood(url + operationPath('signUp'), bodies);
    await vi.waitFor(() => expect(flood.count('signed up')).toBeGreaterThan(0), {
      timeout: 20_000,
      interval: 1,
    });
    expect((await logIn(url, { from: '198.51.100.7', cookie })).status).toBe(200);
    expect(ahead).toBeLessThanOrEqual(MOST_AHEAD);
    await flood.ended;
    expect(flood.count('signed up') + flood.count('refused')).toBe(GUESSES);
  });
});
