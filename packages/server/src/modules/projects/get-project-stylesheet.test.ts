import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

describe("the call of a project's stylesheet", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp('PGlite');
  });
  afterAll(() => app.close());

  const get = (query: string) => app.call('getProjectStylesheet', { params: { projectId: 1 }, query });

  it('[R7.067] answers text/css with the colours of the project', async () => {
    const response = await get('version=3');
    expect(response.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(response.body).toContain('--accent:#1D4657;');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('[R7.067] may be kept for ever under the current version only', async () => {
    expect((await get('version=3')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const query of ['', 'version=2', 'version=4', 'version=03', 'version=abc']) {
      const response = await get(query);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache']);
    }
  });
});
