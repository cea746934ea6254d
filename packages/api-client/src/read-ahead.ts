import type { Read } from './read.ts';

/** What was asked for ahead and not taken by then is asked for again: it may have changed. */
const KEPT_MS = 10_000;

const ahead = new Map<string, Promise<unknown>>();

/** Asks before the page is there that will read it; the first who does takes the answer. */
export function readAhead(reads: readonly Read<unknown>[]): void {
  for (const { key, load } of reads) {
    const response = load();
    // Met, and told, by who reads it.
    response.catch(() => undefined);
    ahead.set(key, response);
    setTimeout(() => ahead.get(key) === response && ahead.delete(key), KEPT_MS);
  }
}

/** The answer that is on its way, once; else a new one. */
export function loadOnce<T>({ key, load }: Read<T>): Promise<T> {
  const response = ahead.get(key) as Promise<T> | undefined;
  ahead.delete(key);
  return response ?? load();
}
