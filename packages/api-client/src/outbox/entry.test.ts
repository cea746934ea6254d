import { expect, it } from 'vitest';
import { delayMs, isExpired, outcomeOf } from './entry.ts';

const NO = { code: 'invalid-request', message: 'No' };

it.each([
  ['no response', null, 'waits'],
  ['202 of the API', { status: 202, body: { ok: true } }, 'arrived'],
  ['200 of the API', { status: 200, body: { ok: true } }, 'arrived'],
  ['200 without a body', { status: 200, body: null }, 'waits'],
  ['200 with a page', { status: 200, body: '<h1>Welcome</h1>' }, 'waits'],
  ['200 with something else', { status: 200, body: { status: 'up' } }, 'waits'],
  ['a redirect', { status: 302, body: null }, 'waits'],
  ['400 of the API', { status: 400, body: NO }, 'refused'],
  ['404 of the API', { status: 404, body: NO }, 'refused'],
  ['410 of the API', { status: 410, body: NO }, 'refused'],
  ['404 of something in between', { status: 404, body: null }, 'waits'],
  ['403 of something in between', { status: 403, body: '<h1>Blocked</h1>' }, 'waits'],
  ['too many requests', { status: 429, body: NO }, 'waits'],
  ['an error of the server', { status: 500, body: NO }, 'waits'],
  ['a server that is away', { status: 503, body: null }, 'waits'],
] as const)('%s', (_what, response, expected) => {
  expect(outcomeOf(response)).toBe(expected);
});

it.each([
  [0, false],
  [7 * 24 * 60 * 60_000, false],
  [7 * 24 * 60 * 60_000 + 1, true],
])('after %d ms it is given up: %s', (ms, expected) => {
  expect(isExpired({ keptAtMs: 1_000 }, 1_000 + ms)).toBe(expected);
});

it.each([
  [1, 5_000],
  [2, 10_000],
  [4, 40_000],
  [7, 300_000],
  [60, 300_000],
])('after %d attempts it waits for %d ms', (attempts, expected) => {
  expect(delayMs(attempts)).toBe(expected);
});
