import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAppBeside, openTestApp, type TestApp } from './testing/test-app.ts';

/** Of what is never a page. */
const HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

describe('the headers of answers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp('PGlite');
  });
  afterAll(() => app.close());

  it.each([
    ['an answer', 'GET', '/api/v1/frontend/projects', 200],
    ['a health check', 'GET', '/healthz', 200],
    ['the document of the API', 'GET', '/api/v1/openapi.json', 200],
    ['what is not found', 'GET', '/api/v1/frontend/projects/999', 404],
    ['no call', 'DELETE', '/api/v1/nothing', 404],
    ['no page', 'GET', '/nothing', 404],
    ['a refusal', 'GET', '/api/v1/users/profile', 401],
    ['a bad body', 'POST', '/api/v1/users/auth', 400],
    ['an address that cannot be read', 'GET', '/api/v1/frontend/projects/%E0%A4%A', 400],
  ] as const)('of %s keep pages and browsers safe', async (_what, method, url, status) => {
    const { statusCode, headers } = await app.http.inject({ method, url });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(HEADERS);
    expect(headers['x-powered-by'] ?? headers.server).toBeUndefined();
  });

  it.each([
    ['https://homes.example', 'max-age=31536000'],
    ['http://homes.example', undefined],
  ])('at %s ask browsers to come back by TLS: %s', async (publicUrl, expected) => {
    const { http } = await openAppBeside(app, { publicUrl });
    const { headers } = await http.inject({ url: '/healthz' });
    expect(headers['strict-transport-security']).toBe(expected);
  });
});
