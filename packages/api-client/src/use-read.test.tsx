import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './error.ts';
import type { Read } from './read.ts';
import { setAccessToken } from './session.ts';
import { resetApi } from './state.ts';
import { type ReadState, SLOW_AFTER_MS, useRead } from './use-read.ts';

/** An answer that the test gives when it likes. */
function pending() {
  let resolve: (value: string) => void = () => undefined;
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const REFUSED = new ApiError(404, 'not-found', 'There is none');
const DOWN = new ApiError(500, 'internal', 'Down');

function renderRead(read: Read<string> | null) {
  const cache = new Map();
  return renderHook(useRead<string>, {
    initialProps: read,
    wrapper: ({ children }: { children: ReactNode }) => (
      <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
    ),
  });
}

const reading = (key: string, load: Read<string>['load']): Read<string> => ({ key, load });
const pass = (timeMs: number) => act(() => vi.advanceTimersByTimeAsync(timeMs));
const settle = () => pass(0);
const facts = ({ data, error, isLoading, slow }: ReadState<string>) => ({ data, error, isLoading, slow });

const LOADING = { data: undefined, error: undefined, isLoading: true, slow: false };
const loaded = (data: string) => ({ data, error: undefined, isLoading: false, slow: false });
const failed = (error: Error) => ({ data: undefined, error, isLoading: false, slow: false });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  resetApi();
});

describe('a read', () => {
  it('is loading, then has its data', async () => {
    const response = pending();
    const { result } = renderRead(reading('/a', () => response.promise));
    expect(facts(result.current)).toEqual(LOADING);
    response.resolve('bay');
    await settle();
    expect(facts(result.current)).toEqual(loaded('bay'));
  });

  it('has its error when the call fails', async () => {
    const { result } = renderRead(reading('/a', () => Promise.reject(REFUSED)));
    await settle();
    expect(facts(result.current)).toEqual(failed(REFUSED));
  });

  it('[R4.041] reads nothing without a read, and is not loading', async () => {
    const { result } = renderRead(null);
    await settle();
    expect(facts(result.current)).toEqual({ ...LOADING, isLoading: false });
  });

  it('reads the next thing when it is given another read', async () => {
    const { result, rerender } = renderRead(reading('/a', async () => 'bay'));
    await settle();
    rerender(reading('/b', async () => 'hill'));
    expect(facts(result.current)).toEqual(LOADING);
    await settle();
    expect(facts(result.current)).toEqual(loaded('hill'));
  });

  it('is asked again every so often while the page is seen, and goes on after faults', async () => {
    const load = vi.fn(async () => 'bay');
    const { result } = renderHook(() => useRead(reading('/a', load), { everyMs: 30_000 }), {
      wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
    });
    await pass(60_100);
    expect(load).toHaveBeenCalledTimes(3);
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(120_000);
    expect(load).toHaveBeenCalledTimes(3);
    seen.mockRestore();
    load.mockRejectedValue(DOWN);
    await pass(90_000);
    expect(result.current).toMatchObject({ data: 'bay', error: DOWN });
    load.mockResolvedValue('hill');
    await pass(600_000);
    expect(facts(result.current)).toEqual(loaded('hill'));
  });

  it('asks again by itself after a fault of the server, and not after a refusal', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(DOWN).mockResolvedValue('bay');
    const { result } = renderRead(reading('/a', load));
    await settle();
    expect(result.current.error).toBe(DOWN);
    await pass(60_000);
    expect(facts(result.current)).toEqual(loaded('bay'));

    const refused = vi.fn(() => Promise.reject(REFUSED));
    renderRead(reading('/b', refused));
    await pass(60_000);
    expect(refused).toHaveBeenCalledTimes(1);
  });
});

describe('a slow read', () => {
  it('says so after ten seconds, and no longer once the answer is there', async () => {
    const response = pending();
    const { result } = renderRead(reading('/a', () => response.promise));
    await pass(SLOW_AFTER_MS - 1);
    expect(result.current.slow).toBe(false);
    await pass(1);
    expect(facts(result.current)).toEqual({ ...LOADING, slow: true });
    response.resolve('bay');
    await settle();
    expect(facts(result.current)).toEqual(loaded('bay'));
  });

  it('starts its ten seconds again with another read', async () => {
    const { result, rerender } = renderRead(reading('/a', () => pending().promise));
    await pass(SLOW_AFTER_MS - 1);
    rerender(reading('/b', () => pending().promise));
    await pass(1);
    expect(facts(result.current)).toEqual(LOADING);
  });

  it('starts its ten seconds again when it comes back after another read', async () => {
    const slow = reading('/a', () => pending().promise);
    const { result, rerender } = renderRead(slow);
    await pass(SLOW_AFTER_MS);
    rerender(reading('/b', () => pending().promise));
    rerender(slow);
    await settle();
    expect(facts(result.current)).toEqual(LOADING);
  });

  it('starts its ten seconds again when it is tried again', async () => {
    const { result } = renderRead(reading('/a', () => pending().promise));
    await pass(SLOW_AFTER_MS);
    act(() => result.current.retry());
    await settle();
    expect(facts(result.current)).toEqual(LOADING);
    await pass(SLOW_AFTER_MS);
    expect(facts(result.current)).toEqual({ ...LOADING, slow: true });
  });

  it('shows the answer of the second try while the first one still hangs', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockReturnValueOnce(pending().promise)
      .mockResolvedValueOnce('bay');
    const { result } = renderRead(reading('/a', load));
    await pass(SLOW_AFTER_MS);
    act(() => result.current.retry());
    await settle();
    expect(facts(result.current)).toEqual(loaded('bay'));
  });

  it('shows the error of the second try, and does not stay empty', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockReturnValueOnce(pending().promise)
      .mockRejectedValueOnce(REFUSED);
    const { result } = renderRead(reading('/a', load));
    await pass(SLOW_AFTER_MS);
    act(() => result.current.retry());
    await settle();
    expect(facts(result.current)).toEqual(failed(REFUSED));
  });
});

describe('trying again', () => {
  it('asks the server whatever caches hold, and only then', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(REFUSED).mockResolvedValueOnce('bay');
    const { result } = renderRead(reading('/a', load));
    await settle();
    act(() => result.current.retry());
    await settle();
    expect(load.mock.calls).toEqual([[undefined], ['reload']]);
    expect(facts(result.current)).toEqual(loaded('bay'));
  });

  it('after an error waits as at first, and then shows the data', async () => {
    const second = pending();
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(REFUSED)
      .mockReturnValueOnce(second.promise);
    const { result } = renderRead(reading('/a', load));
    await settle();
    act(() => result.current.retry());
    await settle();
    expect(facts(result.current)).toEqual(LOADING);
    second.resolve('bay');
    await settle();
    expect(facts(result.current)).toEqual(loaded('bay'));
  });

  it('after an error says when it takes long', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(REFUSED)
      .mockReturnValueOnce(pending().promise);
    const { result } = renderRead(reading('/a', load));
    await settle();
    act(() => result.current.retry());
    await pass(SLOW_AFTER_MS);
    expect(facts(result.current)).toEqual({ ...LOADING, slow: true });
  });

  it('after an error shows the error again when it fails again', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(REFUSED).mockRejectedValueOnce(REFUSED);
    const { result } = renderRead(reading('/a', load));
    await settle();
    act(() => result.current.retry());
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    expect(facts(result.current)).toEqual(failed(REFUSED));
  });

  it('keeps the data that is there, also when it fails', async () => {
    const load = vi.fn<() => Promise<string>>().mockResolvedValueOnce('bay').mockRejectedValueOnce(REFUSED);
    const { result } = renderRead(reading('/a', load));
    await settle();
    act(() => result.current.retry());
    expect(facts(result.current)).toEqual(loaded('bay'));
    await settle();
    expect(facts(result.current)).toEqual({ ...loaded('bay'), error: REFUSED });
  });

  it('replaces the data that is there', async () => {
    const load = vi.fn<() => Promise<string>>().mockResolvedValueOnce('bay').mockResolvedValueOnce('new bay');
    const { result } = renderRead(reading('/a', load));
    await settle();
    act(() => result.current.retry());
    await settle();
    expect(facts(result.current)).toEqual(loaded('new bay'));
  });

  it('does not carry over to another read', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(REFUSED)
      .mockReturnValueOnce(pending().promise);
    const { result, rerender } = renderRead(reading('/a', load));
    await settle();
    act(() => result.current.retry());
    rerender(reading('/b', () => Promise.reject(REFUSED)));
    await settle();
    expect(facts(result.current)).toEqual(failed(REFUSED));
  });
});

describe('who is asking', () => {
  it('is not shown what another one was answered', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('bay')
      .mockResolvedValueOnce('bay, 250,000 €');
    const { result } = renderRead(reading('/a', load));
    await settle();
    act(() => setAccessToken('token'));
    expect(facts(result.current)).toEqual(LOADING);
    await settle();
    expect(facts(result.current)).toEqual(loaded('bay, 250,000 €'));
    load.mockResolvedValueOnce('bay');
    act(() => setAccessToken(null));
    expect(facts(result.current)).toEqual(LOADING);
    await settle();
    expect(facts(result.current)).toEqual(loaded('bay'));
  });

  it('is not shown an answer that the one before waited for', async () => {
    const late = pending();
    const load = vi
      .fn<() => Promise<string>>()
      .mockReturnValueOnce(late.promise)
      .mockResolvedValueOnce('mine');
    const { result } = renderRead(reading('/a', load));
    await settle();
    act(() => setAccessToken('token'));
    await settle();
    late.resolve('of a stranger');
    await settle();
    expect(facts(result.current)).toEqual(loaded('mine'));
  });
});
