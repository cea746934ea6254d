import type { PriceRequest } from '@suite/api';

/** A request that could not be sent, as it waits in the browser. */
export interface OutboxEntry {
  /** Of the request: sent twice, it is one enquiry. */
  readonly key: string;
  /** Whole address that it goes to; a service worker knows no page to begin it at. */
  readonly address: string;
  readonly request: PriceRequest;
  readonly unit: {
    readonly id: number;
    readonly number: string;
    /** Address of its page, in the language of the visitor. */
    readonly path: string;
  };
  /** Account of who was signed in; null for a guest. */
  readonly memberId: number | null;
  readonly keptAtMs: number;
  readonly attempts: number;
  /** Status of the server's final no; null while it waits. */
  readonly refused: number | null;
}

/** After that nobody waits for a reply, and what was typed is not left lying in a browser. */
const KEPT_MS = 7 * 24 * 60 * 60_000;
const FIRST_DELAY_MS = 5_000;
const LAST_DELAY_MS = 5 * 60_000;
/** Not now, as the server or something before it says. */
const LATER = [408, 425, 429];

/** `waits`: nobody knows whether it arrived, so it is sent again with the same key. */
export type Outcome = 'arrived' | 'waits' | 'refused';

/** What a response, or none (null), means. Only the API's own no is one: networks in between answer with anything. */
export function outcomeOf(response: { readonly status: number; readonly body: unknown } | null): Outcome {
  if (!response) return 'waits';
  const { status } = response;
  const body = (typeof response.body === 'object' ? response.body : null) as Readonly<
    Record<string, unknown>
  > | null;
  if (status >= 200 && status < 300) return body?.ok === true ? 'arrived' : 'waits';
  const isFinal = status >= 400 && status < 500 && !LATER.includes(status);
  return isFinal && typeof body?.code === 'string' ? 'refused' : 'waits';
}

export function isExpired({ keptAtMs }: Pick<OutboxEntry, 'keptAtMs'>, nowMs: number): boolean {
  return nowMs - keptAtMs > KEPT_MS;
}

/** How long to wait after so many attempts, at least one. */
export function delayMs(attempts: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LAST_DELAY_MS);
}
