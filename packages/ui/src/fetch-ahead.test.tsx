import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFetchedAhead } from './fetch-ahead.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('what may be needed next', () => {
  it.each(['pointerMove', 'keyDown', 'click'] as const)('is fetched once at the first %s', (sign) => {
    const load = vi.fn(() => Promise.resolve());
    renderHook(() => useFetchedAhead(load));
    expect(load).not.toHaveBeenCalled();
    fireEvent[sign](document.body);
    fireEvent[sign](document.body);
    vi.advanceTimersByTime(10_000);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is not fetched for who only looks', async () => {
    const load = vi.fn(() => Promise.resolve());
    renderHook(() => useFetchedAhead(load));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).not.toHaveBeenCalled();
  });

  it('fails in silence', async () => {
    const load = vi.fn(() => Promise.reject(new TypeError('No connection')));
    renderHook(() => useFetchedAhead(load));
    fireEvent.keyDown(document.body);
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is not fetched when its place is gone', () => {
    const load = vi.fn(() => Promise.resolve());
    renderHook(() => useFetchedAhead(load)).unmount();
    fireEvent.keyDown(document.body);
    expect(load).not.toHaveBeenCalled();
  });
});
