import { setConnectivity } from '@suite/bus';
import { atom } from 'nanostores';

/** When what is shown was read, where the service worker's copies stand in for a server that does not answer. */
export const $keptOf = atom<string | null>(null);

/**
 * Hears the service worker say whether an answer is a copy, and of when. Browsers hold a network for the server; for
 * the visitor it makes no difference which of the two is away.
 */
export function followServiceWorkerCache(
  container: EventTarget | undefined = navigator.serviceWorker,
): () => void {
  const hear = (event: Event) => {
    const { keptOf } = ((event as MessageEvent).data ?? {}) as { keptOf?: unknown };
    if (keptOf === null) noteResponse();
    else noteCopy(Date.parse(String(keptOf)));
  };
  container?.addEventListener('message', hear);
  return () => container?.removeEventListener('message', hear);
}

function noteCopy(ofMs: number): void {
  if (Number.isNaN(ofMs)) return;
  const before = $keptOf.get();
  if (before === null || ofMs < Date.parse(before)) $keptOf.set(new Date(ofMs).toISOString());
  setConnectivity('offline');
}

function noteResponse(): void {
  if ($keptOf.get() === null) return;
  $keptOf.set(null);
  setConnectivity(navigator.onLine ? 'online' : 'offline');
}
