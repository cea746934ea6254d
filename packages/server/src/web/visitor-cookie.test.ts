import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failedShellOf, nameVisitor, visitorOf } from './visitor-cookie.ts';

const ONE = '0a'.repeat(16);
const OTHER = '0b'.repeat(16);
const http = Fastify();

beforeAll(async () => {
  await http.register(cookie);
  for (const scheme of ['http', 'https']) {
    http.get(`/${scheme}`, async (request, reply) => nameVisitor(request, reply, scheme === 'https'));
  }
  http.get('/read', async (request) => [visitorOf(request), failedShellOf(request) ?? null]);
});
afterAll(() => http.close());

const get = (url: string, cookies: string) => http.inject({ url, headers: { cookie: cookies } });

it.each([
  ['/http', `suite_uid=${ONE}`, ONE, undefined],
  ['/https', `__Host-suite_uid=${ONE}`, ONE, undefined],
  // What another host of the domain has set does not count beside it.
  ['/https', `suite_uid=${OTHER}; __Host-suite_uid=${ONE}`, ONE, undefined],
  // A visitor from before keeps the versions that they have.
  [
    '/https',
    `suite_uid=${ONE}`,
    ONE,
    `__Host-suite_uid=${ONE}; Max-Age=31536000; Path=/; Secure; SameSite=Lax`,
  ],
])('over %s with "%s"', async (url, cookies, visitor, set) => {
  const response = await get(url, cookies);
  expect([response.body, response.headers['set-cookie']]).toEqual([visitor, set]);
});

it('reads either name', async () => {
  expect((await get('/read', `suite_uid=${ONE}; suite_failed_shell=1.0.0-a`)).json()).toEqual([
    ONE,
    '1.0.0-a',
  ]);
  expect((await get('/read', `__Host-suite_uid=${ONE}; __Host-suite_failed_shell=1.0.0-b`)).json()).toEqual([
    ONE,
    '1.0.0-b',
  ]);
  expect((await get('/read', 'suite_uid=x')).json()).toEqual([null, null]);
});
