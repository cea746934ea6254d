import type { FilterRequest } from '@suite/api';
import { SLOW_AFTER_MS } from '@suite/api-client';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHECK_AFTER_MS, useFilterCheck } from './use-filter-check.ts';

interface Asked {
  readonly signal: AbortSignal;
  readonly response: (body: unknown) => void;
}
let asked: Asked[] = [];

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal(
    'fetch',
    (_: string, init: RequestInit) =>
      new Promise((resolve, reject) => {
        const signal = init.signal as AbortSignal;
        signal.addEventListener('abort', () => reject(signal.reason));
        asked.push({ signal, response: (body) => resolve(Response.json(body)) });
      }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const SOLD: FilterRequest = { entityType: 'building', entityId: 12, filters: { statusIds: [3] } };
const RESERVED: FilterRequest = { entityType: 'building', entityId: 12, filters: { statusIds: [2] } };
const start = (request: FilterRequest | null) =>
  renderHook(
    (props: { request: FilterRequest | null }) => useFilterCheck(props.request ? [props.request] : []),
    {
      initialProps: { request },
    },
  );

it('asks nothing without a filter', async () => {
  const { result } = start(null);
  await wait(CHECK_AFTER_MS);
  expect(result.current.check.kind).toBe('none');
  expect(asked).toHaveLength(0);
});

it('asks once, 200 ms after the last change', async () => {
  const { rerender } = start(SOLD);
  await wait(CHECK_AFTER_MS - 1);
  rerender({ request: RESERVED });
  await wait(CHECK_AFTER_MS - 1);
  expect(asked).toHaveLength(0);
  await wait(1);
  expect(asked).toHaveLength(1);
});

it('asks nothing again when an equal question is handed in', async () => {
  const { rerender } = start(SOLD);
  await wait(CHECK_AFTER_MS);
  rerender({ request: { ...SOLD } });
  await wait(CHECK_AFTER_MS);
  expect(asked).toHaveLength(1);
});

it('aborts the former question, whose answer no longer counts', async () => {
  const { result, rerender } = start(SOLD);
  await wait(CHECK_AFTER_MS);
  rerender({ request: RESERVED });
  expect(asked[0]?.signal.aborted).toBe(true);
  await wait(CHECK_AFTER_MS);
  expect(result.current.check.kind).toBe('pending');
  asked[1]?.response({ matchedUnitsIds: [7], numberOfMatchedUnits: 1 });
  await wait(0);
  expect(result.current.check).toEqual({ kind: 'done', ids: new Set([7]) });
  expect(console.error).not.toHaveBeenCalled();
});

it('aborts the question when the page is left', async () => {
  const { unmount } = start(SOLD);
  await wait(CHECK_AFTER_MS);
  unmount();
  expect(asked[0]?.signal.aborted).toBe(true);
});

it('says that it failed when no answer comes, and takes a late one all the same', async () => {
  const { result } = start(SOLD);
  await wait(CHECK_AFTER_MS + SLOW_AFTER_MS);
  expect(result.current.check.kind).toBe('failed');
  asked[0]?.response({ matchedUnitsIds: [7], numberOfMatchedUnits: 1 });
  await wait(0);
  expect(result.current.check.kind).toBe('done');
});

it('asks anew on demand', async () => {
  const { result } = start(SOLD);
  await wait(CHECK_AFTER_MS);
  asked[0]?.response('nonsense');
  await wait(0);
  expect(result.current.check.kind).toBe('failed');
  act(() => result.current.retry());
  expect(result.current.check.kind).toBe('pending');
  await wait(CHECK_AFTER_MS);
  expect(asked).toHaveLength(2);
});

it('asks about each of several, and knows what matches once all have answered', async () => {
  const both = [SOLD, { ...SOLD, entityId: 13 }];
  const { result } = renderHook(() => useFilterCheck(both));
  await wait(CHECK_AFTER_MS);
  expect(asked).toHaveLength(2);
  await act(async () => asked[0]?.response({ matchedUnitsIds: [1, 2], numberOfMatchedUnits: 2 }));
  expect(result.current.check.kind).toBe('pending');
  await act(async () => asked[1]?.response({ matchedUnitsIds: [7], numberOfMatchedUnits: 1 }));
  await wait(0);
  expect(result.current.check).toEqual({ kind: 'done', ids: new Set([1, 2, 7]) });
});
