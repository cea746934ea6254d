import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRestTimer } from './rest-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('asks for one frame when it has rested, however often it is asked', () => {
  const askForFrame = vi.fn();
  const timer = createRestTimer(100, askForFrame);
  expect([timer.hasRested(), timer.hasRested()]).toEqual([false, false]);
  vi.advanceTimersByTime(99);
  expect(askForFrame).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(askForFrame).toHaveBeenCalledTimes(1);
  expect(timer.hasRested()).toBe(true);
});

test('begins anew after a stop', () => {
  const askForFrame = vi.fn();
  const timer = createRestTimer(100, askForFrame);
  timer.hasRested();
  vi.advanceTimersByTime(60);
  timer.stop();
  vi.advanceTimersByTime(200);
  expect(askForFrame).not.toHaveBeenCalled();
  expect(timer.hasRested()).toBe(false);
});
