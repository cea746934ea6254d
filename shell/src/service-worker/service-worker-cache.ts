import { setConnectivity } from '@suite/bus';
import { atom } from 'nanostores';

/** When what is shown was read, where the service worker's copies stand in for a server that does not answer. */
export const $copiedAt = atom<string | null>(null);

/**
 * Hears the service worker say whether an answer is a copy, and of when. Browsers hold a network for the server; for
 * the visitor it makes no difference which of the two is away.
 */
export function followServiceWorkerCache(
  container: EventTarget | undefined = navigator.serviceWorker,
): () => void {
  const hear = (event: Event) => {
    const { copiedAt } = ((event as MessageEvent).data ?? {}) as { copiedAt?: unknown };
    if (copiedAt === null) noteResponse();
    else noteCopy(Date.parse(String(copiedAt)));
  };
  container?.addEventListener('message', hear);
  return () => container?.removeEventListener('message', hear);
}

function noteCopy(ofMs: number): void {
  if (Number.isNaN(ofMs)) return;
  const before = $copiedAt.get();
  if (before === null || ofMs < Date.parse(before)) $copiedAt.set(new Date(ofMs).toISOString());
  setConnectivity('offline');
}

function noteResponse(): void {
  if ($copiedAt.get() === null) return;
  $copiedAt.set(null);
  setConnectivity(navigator.onLine ? 'online' : 'offline');
}
