import { type OperationName, operations } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRequest } from '../testing/sample-requests.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';

const NAMES = (Object.keys(operations) as OperationName[]).filter(
  (name) => operations[name].response !== 'events',
);

describe('what browsers keep of responses', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(FAST_BACKEND);
  });
  afterAll(() => app.close());

  it('is nothing of what only people who are signed in get, nor of changes and refusals', async () => {
    const kept: string[] = [];
    let seen = 0;
    for (const name of NAMES) {
      const { access, method, response: kind } = operations[name];
      const response = await app.call(name, { ...sampleRequest(name), headers: app.headersOf.super_admin });
      const isPublicRead = access === 'public' && method === 'GET' && response.statusCode < 400;
      // Media have rules of their own, tried by their tests.
      if (isPublicRead || kind === 'file') continue;
      seen += 1;
      const caching = String(response.headers['cache-control']);
      if (!caching.includes('no-store')) kept.push(`${name} ${response.statusCode} ${caching}`);
    }
    expect(seen).toBeGreaterThan(80);
    expect(kept).toEqual([]);
  });

  it('is for one person what everybody gets, while somebody is signed in', async () => {
    const asked = { ...sampleRequest('listProjects'), headers: app.headersOf.user };
    expect((await app.call('listProjects', asked)).headers['cache-control']).toBe('private, no-cache');
  });
});
