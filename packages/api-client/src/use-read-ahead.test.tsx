import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetApi } from './state.ts';
import { useRead } from './use-read.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  resetApi();
});

const pass = (timeMs: number) => act(() => vi.advanceTimersByTimeAsync(timeMs));

it('has what came ahead as it is first drawn, and asks for it only where the next time comes', async () => {
  const load = vi.fn(async () => 'bay now');
  const take = vi.fn();
  const drawn: unknown[] = [];
  const read = { key: '/ahead', load, ahead: { peek: () => 'bay', take } };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
  );
  const cache = new Map();
  const { result } = renderHook(
    () => {
      const state = useRead(read, { everyMs: 60_000 });
      drawn.push(state.data);
      return state;
    },
    { wrapper },
  );
  await pass(30_000);
  expect(drawn.every((data) => data === 'bay')).toBe(true);
  expect(take).toHaveBeenCalledTimes(1);
  expect(load).not.toHaveBeenCalled();
  await pass(30_000);
  expect(result.current.data).toBe('bay now');
});
