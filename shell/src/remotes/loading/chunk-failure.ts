const KEY = 'chunk-failure-reload';
const PAUSE_MS = 60_000;

/** A script or style of a page that is gone: its version was replaced while the page was open. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || isChunkFailure(error.cause);
}

/** At most once per minute (specification §4). `lastMs` is null when it did not happen yet. */
export function mayReload(lastMs: number | null, nowMs: number): boolean {
  return lastMs === null || nowMs - lastMs >= PAUSE_MS;
}

/**
 * Reloads the page after a chunk failure, which brings the present versions. Says whether it does: not twice within
 * a minute, not when the server does not answer, and not without storage, which would make it reload for ever.
 */
export async function reloadAfter(error: unknown, reload = () => location.reload()): Promise<boolean> {
  if (!isChunkFailure(error)) return false;
  try {
    const last = sessionStorage.getItem(KEY);
    if (!mayReload(last === null ? null : Number(last), Date.now())) return false;
    const response = await fetch('/discovery.json', { cache: 'no-store' });
    if (!response.ok) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  reload();
  return true;
}
