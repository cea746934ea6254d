import { afterEach, expect, it, vi } from 'vitest';
import { findPlaces } from './find-places.ts';

const EMPTY = { type: 'FeatureCollection', features: [], attribution: 'GeoNames' };
function response(body: unknown) {
  const fetched = vi.fn((_url: string, _init?: RequestInit) => Promise.resolve(Response.json(body)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

it('asks for five countries, regions and places in the language of the page', async () => {
  const fetched = response(EMPTY);
  const { signal } = new AbortController();
  await expect(findPlaces('Budva & Bar', 'rs', signal)).resolves.toEqual(EMPTY);
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/api/v1/geocode?q=Budva+%26+Bar&limit=5&types=country%2Cregion%2Cplace&langId=6');
  expect(init?.signal).toBe(signal);
});

it.each([null, {}, { features: null }, []])('fails for an answer without places: %j', async (body) => {
  response(body);
  await expect(findPlaces('Budva', 'en')).rejects.toThrow('Invalid response format');
});
