import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkFilter } from './check-filter.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const check = (signal = new AbortController().signal) =>
  checkFilter({ entityType: 'building', entityId: 12, filters: { statusIds: [3] } }, signal);

it('[R7.075] gives the ids of the units that match', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ matchedUnitsIds: [1, 2], numberOfMatchedUnits: 2 }));
  expect(await check()).toEqual(new Set([1, 2]));
});

it('[R7.076] logs an invalid answer', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ units: [] }));
  await expect(check()).rejects.toThrow('Invalid response format');
  expect(console.error).toHaveBeenCalledWith('Invalid response format');
});

it('[R7.077] logs a failure and throws it again', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'internal', message: 'No' }, { status: 500 }));
  await expect(check()).rejects.toMatchObject({ status: 500 });
  expect(console.error).toHaveBeenCalledOnce();
});

it('logs nothing when the question was taken back', async () => {
  const controller = new AbortController();
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    controller.abort();
    return Promise.reject(init.signal?.reason);
  });
  await expect(check(controller.signal)).rejects.toThrow();
  expect(console.error).not.toHaveBeenCalled();
});
