import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeEventSource } from '../fixtures/fake-event-source.ts';
import { followStatuses } from './follow-statuses.ts';

const listener = { onChange: vi.fn(), onReady: vi.fn(), onSilence: vi.fn() };
const silences = () => listener.onSilence.mock.calls.length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
});
afterEach(() => {
  FakeEventSource.opened = [];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  listener.onSilence.mockReset();
});

it.each([
  ['refused', () => FakeEventSource.last.refuse()],
  ['broken', () => FakeEventSource.last.breakOff()],
])('while a stream is %s is asked every half a minute, until there is one', (_, fail) => {
  const stop = followStatuses(12, listener);
  vi.advanceTimersByTime(90_000);
  expect(silences()).toBe(0);
  fail();
  vi.advanceTimersByTime(29_999);
  expect(silences()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(silences()).toBe(1);
  vi.advanceTimersByTime(30_000);
  expect(silences()).toBe(2);
  FakeEventSource.last.dispatchEvent(new Event('open'));
  vi.advanceTimersByTime(90_000);
  expect(silences()).toBe(2);
  stop();
});

it('a page that is hidden, or gone on, asks for nothing', () => {
  const stop = followStatuses(12, listener);
  FakeEventSource.last.refuse();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(90_000);
  vi.restoreAllMocks();
  document.dispatchEvent(new Event('visibilitychange'));
  FakeEventSource.last.refuse();
  stop();
  vi.advanceTimersByTime(90_000);
  expect(silences()).toBe(0);
});
