import { expect, it } from 'vitest';
import { forOtherProcess, hungStarts, startsOf, waitMs } from './hung-starts.ts';

const lock = (name: string): LockInfo => ({ name, mode: 'shared', clientId: 'c' });
const start = (atMs: number) => ({ name: `suite-start ${atMs} /a`, atMs, url: '/a' });

it('starts are read from the locks that are of them', () => {
  const held = [
    lock('suite-outbox'),
    lock('suite-start 5 https://homes.example/map?a=1'),
    lock('suite-start'),
  ];
  expect(startsOf(held)).toEqual([
    { name: 'suite-start 5 https://homes.example/map?a=1', atMs: 5, url: 'https://homes.example/map?a=1' },
  ]);
});

it.each([
  // begun at, now, wait, hangs
  [[0], 1_000, 5_000, 0],
  [[0], 5_999, 1, 0],
  [[0], 6_000, 0, 1],
  [[0, 4_000], 6_100, 0, 1],
  [[4_000, 3_000], 6_100, 2_900, 0],
  // A clock that was put back.
  [[99_000], 0, 6_000, 0],
])('starts of %j are looked at %i in %i ms, and %i hang', (begun, nowMs, wait, hung) => {
  const starts = begun.map(start);
  expect(waitMs(starts, nowMs)).toBe(wait);
  expect(hungStarts(starts, nowMs)).toHaveLength(hung);
});

it('a page for another process is as it came but for what keeps the two apart', async () => {
  const headers = { 'content-security-policy': "default-src 'self'", 'origin-agent-cluster': '?1' };
  const page = forOtherProcess(new Response('page', { status: 404, headers }));
  expect([page.status, await page.text()]).toEqual([404, 'page']);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'origin-agent-cluster': '?0',
  });
});
