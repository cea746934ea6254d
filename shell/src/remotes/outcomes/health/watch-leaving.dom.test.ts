import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLeaving } from './watch-leaving.ts';

const unasked = vi.fn();
const navigation = new EventTarget();
let stop: () => void;
let standing: string;

beforeEach(() => {
  vi.stubGlobal('navigation', navigation);
  standing = 'the page';
  stop = watchLeaving(() => {
    const stood = standing;
    return () => unasked(stood);
  });
});
afterEach(() => {
  stop();
  unasked.mockReset();
  vi.unstubAllGlobals();
});

function navigate(navigationType: string, atMs: number, sameDocument: boolean, userInitiated = false): void {
  const event = Object.assign(new Event('navigate'), {
    navigationType,
    userInitiated,
    destination: { sameDocument },
  });
  Object.defineProperty(event, 'timeStamp', { value: atMs });
  navigation.dispatchEvent(event);
}

function press(atMs: number): void {
  const event = new Event('pointerdown');
  Object.defineProperty(event, 'timeStamp', { value: atMs });
  window.dispatchEvent(event);
}

test('a page that leaves by itself is told', () => {
  press(0);
  navigate('push', 9_000, false);
  expect(unasked).toHaveBeenCalledTimes(1);
});

test.each([
  ['soon after a press', () => navigate('push', 4_000, false)],
  ['by a link', () => navigate('push', 9_000, false, true)],
  ['by a reload', () => navigate('reload', 9_000, false)],
  ['within the page', () => navigate('push', 9_000, true)],
])('what leaves %s is not', (_, leave) => {
  press(0);
  leave();
  expect(unasked).not.toHaveBeenCalled();
});

test.each([
  ['an address pushed at once', 500, null, 1],
  ['one pushed later', 2_000, null, 0],
  ['one that the visitor pressed for', 500, 200, 0],
])('after Back %s (%d, %s) is told %d times', (_, afterMs, pressedMs, times) => {
  navigate('traverse', 0, true);
  if (pressedMs !== null) press(pressedMs);
  navigate('push', afterMs, true);
  expect(unasked).toHaveBeenCalledTimes(times);
});

test('the page that stood when Back was asked for is to blame, also once the one before is drawn', () => {
  navigate('traverse', 10_000, true);
  standing = 'the page before';
  navigate('push', 10_010, true);
  expect(unasked.mock.calls).toEqual([['the page']]);
});
