import { type OperationName, operations } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAppBeside, openTestApp, type TestApp } from '../testing/test-app.ts';

describe('limits', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp('PGlite');
  });
  afterAll(() => app.close());

  it.each([
    ['logIn', 10, '1 minute'],
    ['updatePassword', 10, '1 minute'],
    ['setProjectPassword', 10, '1 minute'],
    ['deleteAccount', 10, '1 minute'],
    ['sendConfirmation', 10, '1 minute'],
    ['confirmEmail', 10, '1 minute'],
    ['resetPassword', 10, '1 minute'],
    ['verifyPasswordReset', 10, '1 minute'],
    ['setPassword', 10, '1 minute'],
    ['signUp', 5, '1 hour'],
    ['askForPrice', 5, '10 minutes'],
    ['sendFavorites', 5, '1 hour'],
    ['sendFavoritesFromApp', 5, '1 hour'],
  ] as const satisfies readonly (readonly [OperationName, number, string])[])(
    'let one address ask %s %i times in %s',
    async (name, max, timeWindow) => {
      expect(operations[name].rateLimit).toEqual({ max, timeWindow });
      const { http } = await openAppBeside(app, { rateLimits: true });
      const { method, path } = operations[name];
      const ask = (remoteAddress: string) =>
        http.inject({ method, url: path.replace('{id}', '1'), remoteAddress, payload: {} });
      for (let count = 0; count < max; count += 1) {
        expect((await ask('10.0.0.1')).statusCode).not.toBe(429);
      }
      const refused = await ask('10.0.0.1');
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await ask('10.0.0.2')).statusCode).not.toBe(429);
    },
  );

  async function statusesOfForwarded(trustedProxies: string[]): Promise<Set<number>> {
    const { http } = await openAppBeside(app, { rateLimits: true, trustedProxies });
    const statuses = new Set<number>();
    for (let count = 0; count < 12; count += 1) {
      const response = await http.inject({
        method: 'POST',
        url: operations.logIn.path,
        remoteAddress: '10.1.1.1',
        headers: { 'x-forwarded-for': `198.51.100.${count}` },
        payload: {},
      });
      statuses.add(response.statusCode);
    }
    return statuses;
  }

  it('believe in no header about the address, unless a known proxy sends it', async () => {
    expect(await statusesOfForwarded([])).toEqual(new Set([400, 429]));
    expect(await statusesOfForwarded(['192.168.0.0/16'])).toEqual(new Set([400, 429]));
    expect(await statusesOfForwarded(['10.0.0.0/8'])).toEqual(new Set([400]));
  });
});
