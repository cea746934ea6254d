import { type BasemapData, BasemapError, parseBasemap } from './basemap-data.ts';

const loaded = new Map<string, Promise<BasemapData>>();

async function fetchBasemap(url: string): Promise<BasemapData> {
  const response = await fetch(url);
  if (!response.ok) throw new BasemapError(`The basemap answers ${response.status}`);
  return parseBasemap(await response.json());
}

/**
 * Loads a basemap once for the life of the page; a failure is forgotten, so that the next map tries again.
 * @throws {BasemapError} when the answer is not 2xx or no basemap.
 */
export function loadBasemap(url: string): Promise<BasemapData> {
  const known = loaded.get(url);
  if (known) return known;
  const loading = fetchBasemap(url);
  loaded.set(url, loading);
  loading.catch(() => loaded.delete(url));
  return loading;
}
