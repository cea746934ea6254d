import { type Operation, type OperationName, operations } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAppBeside, openTestApp, type TestApp } from '../testing/test-app.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';

const NAMES = Object.keys(operations) as OperationName[];
const limitOf = (name: OperationName) => (operations[name] as Operation).rateLimit;
const LIMITED = NAMES.filter((name) => limitOf(name));

describe('limits', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(FAST_BACKEND);
  });
  afterAll(() => app.close());

  it('hold for whatever anybody can send', () => {
    const unlimited = NAMES.filter(
      (name) => operations[name].access === 'public' && operations[name].method !== 'GET' && !limitOf(name),
    );
    expect(unlimited).toEqual([]);
  });

  it('hold for whatever asks for a password', () => {
    for (const name of ['logIn', 'updatePassword', 'setProjectPassword', 'deleteAccount'] as const) {
      expect([name, limitOf(name)?.timeWindow]).toEqual([name, '1 minute']);
      expect(limitOf(name)?.max).toBeLessThanOrEqual(10);
    }
  });

  it('let one address ask each operation so often, and another besides', async () => {
    const { http } = await openAppBeside(app, { rateLimits: true });
    for (const [index, name] of LIMITED.entries()) {
      const { method, path } = operations[name];
      const ask = async (remoteAddress: string) => {
        const url = path.replaceAll(/\{\w+\}/g, '1');
        const response = await http.inject({ method, url, remoteAddress, payload: {} });
        return { name, isRefused: response.statusCode === 429, response };
      };
      const max = limitOf(name)?.max ?? 0;
      // Nobody has asked from there for another operation.
      const address = `10.0.${index}.1`;
      for (let count = 0; count < max; count += 1)
        expect(await ask(address)).toMatchObject({ name, isRefused: false });
      const { response } = await ask(address);
      expect([name, response.statusCode, response.json().code]).toEqual([name, 429, 'too-many-requests']);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect(await ask(`10.0.${index}.2`)).toMatchObject({ name, isRefused: false });
    }
  });

  it('let one browser ask for prices five times in ten minutes, and one address sixty times', async () => {
    const { http } = await openAppBeside(app, { rateLimits: true });
    const { method, path: url } = operations.askForPrice;
    const ask = (browser: number, remoteAddress = '10.0.0.7') =>
      http.inject({
        method,
        url,
        remoteAddress,
        payload: {},
        cookies: { suite_uid: browser.toString(16).padStart(32, '0') },
      });
    for (let count = 0; count < 5; count += 1) expect((await ask(1)).statusCode).toBe(400);
    const refused = await ask(1);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    // The browser is the same one at another address.
    expect((await ask(1, '10.0.0.8')).statusCode).toBe(429);
    for (let count = 6; count < 60; count += 1) expect((await ask(count)).statusCode).toBe(400);
    const last = await ask(99);
    expect([last.statusCode, last.json().code]).toEqual([429, 'too-many-requests']);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(590);
    expect((await ask(99, '10.0.0.9')).statusCode).toBe(400);
  });

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
