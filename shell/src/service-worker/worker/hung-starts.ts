import { START_LOCK } from '@suite/contracts';

/** A page that began with a canary of the shell. */
export interface Start {
  readonly name: string;
  readonly atMs: number;
  readonly url: string;
}

/** The starts whose locks are held, of which there may be others. */
export function startsOf(locks: readonly LockInfo[]): readonly Start[] {
  return locks.flatMap(({ name = '' }) => {
    const [prefix, at, url] = name.split(' ');
    return prefix === START_LOCK.name && at && url ? [{ name, atMs: Number(at), url }] : [];
  });
}

/** How long to wait until it can be told of the first of them whether it hangs; at most a whole start. */
export function waitMs(starts: readonly Start[], nowMs: number): number {
  const left = starts.map(({ atMs }) => atMs + START_LOCK.lookMs - nowMs);
  return Math.min(Math.max(Math.min(...left), 0), START_LOCK.lookMs);
}

/** Those that should have come to a timer long ago. */
export function hungStarts(starts: readonly Start[], nowMs: number): readonly Start[] {
  return starts.filter(({ atMs }) => nowMs - atMs >= START_LOCK.lookMs);
}

/**
 * The page as it came, for another process than the one that hangs: a browser puts a page into the process of the one
 * before unless they may not share one, as these two headers say. Nothing of the suite needs what they say.
 */
export function forOtherProcess(response: Response): Response {
  if (response.type === 'opaqueredirect') return response;
  const headers = new Headers(response.headers);
  headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
  headers.set('origin-agent-cluster', '?0');
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
