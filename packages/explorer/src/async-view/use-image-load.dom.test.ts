import { SLOW_AFTER_MS } from '@suite/api-client';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ImageLoad, useImageLoad } from './use-image-load.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const start = (viewId: number | null = 71) =>
  renderHook((id: number | null) => useImageLoad(id), { initialProps: viewId });
function stateOf({ data, error, slow }: ImageLoad): string {
  if (data) return 'loaded';
  if (error !== undefined) return 'failed';
  return slow ? 'slow' : 'loading';
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('says that a picture takes long after ten seconds, and takes a late one all the same', () => {
  const { result } = start();
  wait(SLOW_AFTER_MS - 1);
  expect(stateOf(result.current)).toBe('loading');
  wait(1);
  expect(stateOf(result.current)).toBe('slow');
  act(() => result.current.onLoad());
  expect(stateOf(result.current)).toBe('loaded');
});

it('starts afresh with another attempt and with another view', () => {
  const { result, rerender } = start();
  act(() => result.current.onError());
  expect(stateOf(result.current)).toBe('failed');
  const failedKey = result.current.key;
  act(() => result.current.retry());
  expect(stateOf(result.current)).toBe('loading');
  expect(result.current.key).not.toBe(failedKey);
  act(() => result.current.onLoad());
  rerender(72);
  expect(stateOf(result.current)).toBe('loading');
  wait(SLOW_AFTER_MS);
  expect(stateOf(result.current)).toBe('slow');
});

it('waits for nothing where there is no view', () => {
  const { result } = start(null);
  wait(SLOW_AFTER_MS);
  expect(stateOf(result.current)).toBe('loading');
});
