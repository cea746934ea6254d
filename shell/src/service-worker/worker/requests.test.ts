import { expect, it } from 'vitest';
import { kindOf } from './requests.ts';

const ORIGIN = 'https://homes.example';

function kind(address: string, init: { mode?: string; method?: string; headers?: HeadersInit } = {}) {
  const { mode = 'cors', method = 'GET', headers } = init;
  const request = { mode, method, headers: new Headers(headers) } as unknown as Request;
  return kindOf(request, new URL(address, ORIGIN), ORIGIN);
}

it.each([
  ['/', 'page'],
  ['/rs/building/1/2', 'page'],
  ['/building/1/2?status=available', 'page'],
  ['/rs/b.2', 'page'],
  ['/readyz', null],
  ['/healthz', null],
  ['/api/v1/openapi.json', null],
  ['/api/v1/frontend/media-content/7/file', null],
  ['/media-content/7/file', null],
  ['/icon.svg', null],
  ['/r/shell/1.0.0/assets/main.js', null],
  ['/sitemap.xml', null],
  ['/.well-known/security.txt', null],
] as const)('%s in a tab: %s', (address, expected) => {
  expect(kind(address, { mode: 'navigate' })).toBe(expected);
});

it.each([
  ['/r/shell/1.0.0/assets/main.js', 'released'],
  ['/api/v1/frontend/media-content/7/file', 'picture'],
  ['/discovery.json', 'document'],
  ['/discovery.json.sig', 'document'],
  ['/api/v1/frontend/projects?published=true', 'catalogue'],
  ['/th-server/api/v1/public/settings', 'catalogue'],
  ['/api/v1/users/me', null],
  ['/telemetry/outcomes', null],
  ['https://other.example/r/shell/1.0.0/assets/main.js', null],
] as const)('%s asked for by a page: %s', (address, expected) => {
  expect(kind(address)).toBe(expected);
});

it('passes on what is sent, what a member reads, and streams', () => {
  const read = '/api/v1/frontend/projects';
  expect(kind(read, { method: 'POST' })).toBeNull();
  expect(kind(read, { headers: { authorization: 'Bearer x' } })).toBeNull();
  expect(kind(read, { headers: { accept: 'text/event-stream' } })).toBeNull();
});
