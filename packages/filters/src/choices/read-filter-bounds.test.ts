import { afterEach, expect, it, vi } from 'vitest';
import { readFilterBounds } from './read-filter-bounds.ts';

const BOUNDS = { minArea: 28.5, maxArea: 140, minFloor: 0, maxFloor: 6 };

afterEach(() => vi.unstubAllGlobals());

it('[R3.021] increases maxArea of the filter bounds by 1, each time once', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { attributes: BOUNDS } }));
  const read = readFilterBounds(1);
  expect(read.key).toBe('/api/v1/public/apartments/filter-bounds?organizationId=1');
  await expect(read.load()).resolves.toEqual({ ...BOUNDS, maxArea: 141 });
  await expect(read.load()).resolves.toEqual({ ...BOUNDS, maxArea: 141 });
});
