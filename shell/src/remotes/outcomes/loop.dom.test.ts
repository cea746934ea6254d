import { afterEach, expect, test } from 'vitest';
import { isLoop, watchInput } from './loop.ts';

afterEach(() => sessionStorage.clear());

test('the same page three times within ten seconds is a loop', () => {
  expect([0, 3_000, 9_000, 9_500].map((at) => isLoop('mf-map@1/map', at, 0))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('the same page a third time is one with others in between, too', () => {
  expect(['a', 'b', 'a', 'b', 'a'].map((page, at) => isLoop(page, at, 0))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});

test('page views that are loaded slowly and then leave at once are a loop', () => {
  const views = [0, 20_000, 40_000];
  expect(views.map((begunMs) => isLoop('a', begunMs + 19_000, begunMs))).toEqual([false, false, true]);
});

test('what somebody else left in its place takes nothing away', () => {
  sessionStorage.setItem('suite-mounts', '{"a":');
  expect([0, 1, 2].map((at) => isLoop('a', at, 0))).toEqual([false, false, true]);
});

test.each([
  ['other pages between', ['a', 'b', 'a', 'b'], [0, 1, 2, 3]],
  ['more time', ['a', 'a', 'a', 'a'], [0, 6_000, 12_000, 18_000]],
] as const)('%s is none', (_, pages, times) => {
  expect(pages.map((page, index) => isLoop(page, times[index], 0))).not.toContain(true);
});

test('what the visitor does is none', () => {
  const stop = watchInput();
  const found = [0, 1, 2, 3].map((at) => {
    window.dispatchEvent(new Event('keydown'));
    return isLoop('a', at, 0);
  });
  stop();
  expect(found).not.toContain(true);
});
