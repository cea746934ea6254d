import { SLOW_AFTER_MS } from '@suite/api-client';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePictureAttempt } from './use-picture-attempt.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const start = (viewId: number | null = 71) =>
  renderHook((id: number | null) => usePictureAttempt(id), { initialProps: viewId });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('says that a picture takes long after ten seconds, and takes a late one all the same', () => {
  const { result } = start();
  wait(SLOW_AFTER_MS - 1);
  expect(result.current.state).toBe('loading');
  wait(1);
  expect(result.current.state).toBe('slow');
  act(() => result.current.ready());
  expect(result.current.state).toBe('ready');
});

it('starts afresh with another attempt and with another view', () => {
  const { result, rerender } = start();
  act(() => result.current.fail());
  const failedKey = result.current.key;
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ state: 'loading' });
  expect(result.current.key).not.toBe(failedKey);
  act(() => result.current.ready());
  rerender(72);
  expect(result.current.state).toBe('loading');
  wait(SLOW_AFTER_MS);
  expect(result.current.state).toBe('slow');
});

it('waits for nothing where there is no view', () => {
  const { result } = start(null);
  wait(SLOW_AFTER_MS);
  expect(result.current.state).toBe('loading');
});
