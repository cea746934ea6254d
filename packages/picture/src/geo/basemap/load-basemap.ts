import { type BasemapData, BasemapError, parseBasemap } from './basemap-data.ts';

const loaded = new Map<string, Promise<BasemapData>>();

async function fetchBasemap(url: string): Promise<BasemapData> {
  const response = await fetch(url);
  if (!response.ok) throw new BasemapError(`The basemap answers ${response.status}`);
  const json: unknown = await response.json();
  await nextTask();
  const data = parseBasemap(json);
  await nextTask();
  return data;
}

/** Each of reading, ordering and drawing takes as long as a frame may; the browser answers a hand between them. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
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
