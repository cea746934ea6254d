import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { places } from '../../../fixtures/entities.ts';
import { DEBOUNCE_MS, usePlaces } from './use-places.ts';

const BUDVA = places();
/** Requests as they were made, each to be answered by the test. */
const requests: { url: string; signal: AbortSignal | null | undefined; response: (body: unknown) => void }[] =
  [];

function render(text: string) {
  return renderHook((current: string) => usePlaces(current, 'en'), { initialProps: text });
}
const pass = (timeMs: number) => act(() => vi.advanceTimersByTimeAsync(timeMs));

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    return new Promise<Response>((resolve) => {
      requests.push({ url, signal: init?.signal, response: (body) => resolve(Response.json(body)) });
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks nothing before something is typed', async () => {
  const { result } = render('');
  await pass(1_000);
  expect(requests).toEqual([]);
  expect(result.current.kind).toBe('idle');
});

it('asks a quarter of a second after the last key, for the last text alone', async () => {
  const { rerender } = render('B');
  await pass(DEBOUNCE_MS - 1);
  rerender('Bu');
  await pass(DEBOUNCE_MS - 1);
  expect(requests).toEqual([]);
  await pass(1);
  expect(requests.map(({ url }) => new URL(url, 'http://test').searchParams.get('q'))).toEqual(['Bu']);
});

it('aborts the former request, whose answer counts no more', async () => {
  const { result, rerender } = render('Bud');
  await pass(DEBOUNCE_MS);
  rerender('Budv');
  expect(requests[0]?.signal?.aborted).toBe(true);
  requests[0]?.response(BUDVA);
  await pass(0);
  expect(result.current.kind).toBe('asking');
});

it('has the answer, and forgets it with the text', async () => {
  const { result, rerender } = render('Bud');
  expect(result.current.kind).toBe('asking');
  await pass(DEBOUNCE_MS);
  requests[0]?.response(BUDVA);
  await pass(0);
  expect(result.current).toEqual({ kind: 'found', response: BUDVA });
  rerender('');
  expect(result.current.kind).toBe('idle');
});

it('only logs a failure', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { result } = render('Bud');
  await pass(DEBOUNCE_MS);
  requests[0]?.response({ nothing: 'of use' });
  await pass(0);
  expect(result.current.kind).toBe('failed');
  expect(logged).toHaveBeenCalledWith('Places could not be looked up', expect.any(Error));
});
