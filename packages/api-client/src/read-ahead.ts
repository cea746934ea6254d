/** What was asked for ahead and not taken by then is asked for again: it may have changed. */
const TAKEN_WITHIN_MS = 10_000;

interface Held {
  readonly response: Promise<unknown>;
  /** Set once it is there. */
  arrived?: { readonly body: unknown };
}

const ahead = new Map<string, Held>();

/** Holds the response of a request that goes out before the page is there that will read it. */
export function holdAhead(path: string, response: Promise<unknown>): void {
  const held: Held = { response };
  response.then(
    (body) => {
      held.arrived = { body };
    },
    // Met, and told, by who reads it.
    () => undefined,
  );
  ahead.set(path, held);
  dropLater(path, held);
}

/** Holds the body of a response that came with the page. */
export function holdArrived(path: string, body: unknown): void {
  const held: Held = { response: Promise.resolve(body), arrived: { body } };
  ahead.set(path, held);
  dropLater(path, held);
}

function dropLater(path: string, held: Held): void {
  setTimeout(() => ahead.get(path) === held && ahead.delete(path), TAKEN_WITHIN_MS);
}

/** The response that is on its way, once. */
export function takeAhead(path: string): Promise<unknown> | undefined {
  const held = ahead.get(path);
  ahead.delete(path);
  return held?.response;
}

/** The body of a response that is there already. */
export function peekArrived(path: string): unknown {
  return ahead.get(path)?.arrived?.body;
}
