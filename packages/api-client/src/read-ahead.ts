/** What was asked for ahead and not taken by then is asked for again: it may have changed. */
const TAKEN_WITHIN_MS = 10_000;

const ahead = new Map<string, Promise<unknown>>();

/** Holds the response of a request that goes out before the page is there that will read it. */
export function holdAhead(path: string, response: Promise<unknown>): void {
  // Met, and told, by who reads it.
  response.catch(() => undefined);
  ahead.set(path, response);
  setTimeout(() => ahead.get(path) === response && ahead.delete(path), TAKEN_WITHIN_MS);
}

/** The response that is on its way, once. */
export function takeAhead(path: string): Promise<unknown> | undefined {
  const response = ahead.get(path);
  ahead.delete(path);
  return response;
}
