import { operations } from '@suite/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAppBeside, openTestApp, type TestApp } from '../testing/test-app.ts';
import { TEST_BACKENDS } from '../testing/test-database.ts';
import { deleteEndedLimits } from './shared-limits.ts';

const { method, path: url, rateLimit } = operations.askForPrice;
const SHARED = { rateLimits: true, isDatabaseShared: true };

describe.each(TEST_BACKENDS)('limits of several servers on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  type Http = TestApp['http'];
  const ask = async (http: Http, remoteAddress: string, browser = '1') =>
    http.inject({
      method,
      url,
      remoteAddress,
      payload: {},
      cookies: { suite_uid: browser.padStart(32, '0') },
    });

  it('are counted together, by browser and by address', async () => {
    const [one, two] = [await openAppBeside(app, SHARED), await openAppBeside(app, SHARED)];
    for (let turn = 0; turn < rateLimit.max; turn += 1) {
      const { http } = turn % 2 === 0 ? one : two;
      expect((await ask(http, '10.0.0.1')).statusCode).toBe(400);
    }
    const refused = await Promise.all([one, two].map(({ http }) => ask(http, '10.0.0.1')));
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
    expect(Number(refused[1]?.headers['retry-after'])).toBeGreaterThan(590);
    expect((await ask(two.http, '10.0.0.1', '2')).statusCode).toBe(400);
    for (let browser = 3; browser < rateLimit.ofAddress - 4; browser += 1) {
      await ask(browser % 2 === 0 ? one.http : two.http, '10.0.0.1', String(browser));
    }
    expect((await ask(two.http, '10.0.0.1', 'fff')).statusCode).toBe(429);
    expect((await ask(two.http, '10.0.0.2', 'fff')).statusCode).toBe(400);
  });

  it('keep no address, start anew when their time is over, and are removed', async () => {
    const { http } = await openAppBeside(app, SHARED);
    for (let turn = 0; turn <= rateLimit.max; turn += 1) await ask(http, '10.0.0.3', 'a');
    const { rows } = await sql`select * from rate_limits`.execute(app.db);
    expect(JSON.stringify(rows)).not.toContain('10.0.0');
    await sql`update rate_limits set ends_at = now()`.execute(app.db);
    // A process asks no more about what is above its limit.
    const another = await openAppBeside(app, SHARED);
    expect((await ask(http, '10.0.0.3', 'a')).statusCode).toBe(429);
    expect((await ask(another.http, '10.0.0.3', 'a')).statusCode).toBe(400);
    await sql`update rate_limits set ends_at = now()`.execute(app.db);
    await deleteEndedLimits(app.db);
    expect((await sql`select * from rate_limits`.execute(app.db)).rows).toEqual([]);
  });

  it('are counted by each server while the database is away', async () => {
    const { http } = await openAppBeside(app, SHARED);
    await sql`alter table rate_limits rename to gone`.execute(app.db);
    const statuses: number[] = [];
    for (let turn = 0; turn <= rateLimit.max; turn += 1)
      statuses.push((await ask(http, '10.0.0.4', 'b')).statusCode);
    await sql`alter table gone rename to rate_limits`.execute(app.db);
    expect(statuses).toEqual([...Array(rateLimit.max).fill(400), 429]);
  });
});
