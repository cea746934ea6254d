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

  it('is fetched after some seconds without a sign, and fails in silence', async () => {
    const load = vi.fn(() => Promise.reject(new TypeError('No connection')));
    renderHook(() => useFetchedAhead(load));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(load).toHaveBeenCalledOnce();
  });

  it('waits for a sign where bytes are paid for', () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
    const load = vi.fn(() => Promise.resolve());
    renderHook(() => useFetchedAhead(load));
    vi.advanceTimersByTime(10_000);
    expect(load).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body);
    expect(load).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('is not fetched when its place is gone', () => {
    const load = vi.fn(() => Promise.resolve());
    renderHook(() => useFetchedAhead(load)).unmount();
    vi.advanceTimersByTime(10_000);
    expect(load).not.toHaveBeenCalled();
  });
});
