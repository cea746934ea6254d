import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isChunkFailure, mayReload, reloadAfter } from './chunk-failure.ts';

function chunkError(): Error {
  return Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
}

test.each([
  ['a chunk that is gone', chunkError(), true],
  ['one behind another error', new Error('page', { cause: chunkError() }), true],
  ['any other error', new Error('Loading chunk 7 failed'), false],
  ['no error at all', 'ChunkLoadError', false],
])('%s: %s', (_what, error, expected) => {
  expect(isChunkFailure(error)).toBe(expected);
});

test.each([
  [null, 0, true],
  [1_000, 1_001, false],
  [1_000, 60_999, false],
  [1_000, 61_000, true],
])('after a reload at %j, one at %d: %s', (last, now, expected) => {
  expect(mayReload(last, now)).toBe(expected);
});

describe('[R4.042] a chunk-load failure', () => {
  const reload = vi.fn();
  beforeEach(() => {
    sessionStorage.clear();
    reload.mockReset();
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json({})),
    );
    vi.useFakeTimers({ now: 5_000_000, toFake: ['Date'] });
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  test('reloads the page once, and not again within a minute', async () => {
    expect(await reloadAfter(chunkError(), reload)).toBe(true);
    vi.setSystemTime(5_059_000);
    expect(await reloadAfter(chunkError(), reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.setSystemTime(5_061_000);
    expect(await reloadAfter(chunkError(), reload)).toBe(true);
  });

  test('does not reload into nothing when the server does not answer', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
    );
    expect(await reloadAfter(chunkError(), reload)).toBe(false);
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('', { status: 503 })),
    );
    expect(await reloadAfter(chunkError(), reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('is left to the page when it was something else', async () => {
    expect(await reloadAfter(new Error('x'), reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
