import { followBuilding } from '@suite/api/endpoints';
import { callAddress } from '@suite/api-client';
import { parseAsOf, parseStatusChange, type StatusChange } from './status-change.ts';

export interface StatusListener {
  readonly onChange: (change: StatusChange) => void;
  /** The building stands as of this time; after the first time, what was read of it holds no more. */
  readonly onReady: (asOf: string, isFirst: boolean) => void;
  /** There is no stream, and nothing was told for a while. */
  readonly onSilence: () => void;
}

/** Waiting times before a stream that was refused is asked for again; a broken one the browser repairs itself. */
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60_000;
/** How often is asked while there is no stream. */
const ASK_EVERY_MS = 30_000;

/**
 * Follows the statuses of a building's units by server-sent events; the answer ends it.
 * A hidden page has no stream: a browser has few connections to one host for all its tabs.
 */
export function followStatuses(buildingId: number, listener: StatusListener): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setInterval> | undefined;
  let retryMs = FIRST_RETRY_MS;
  let lastEventId: string | undefined;
  let isFirst = true;

  const open = () => {
    if (source || document.hidden) return;
    const opened = new EventSource(callAddress(followBuilding, { id: buildingId, lastEventId }), {
      withCredentials: true,
    });
    source = opened;
    opened.addEventListener('open', () => {
      retryMs = FIRST_RETRY_MS;
      stopAsking();
    });
    opened.addEventListener('ready', (event: MessageEvent<string>) => {
      lastEventId = event.lastEventId || lastEventId;
      const asOf = parseAsOf(event.data);
      if (asOf !== null) listener.onReady(asOf, isFirst);
      isFirst = false;
    });
    opened.addEventListener('status', (event: MessageEvent<string>) => {
      lastEventId = event.lastEventId || lastEventId;
      const change = parseStatusChange(event.data);
      if (change) listener.onChange(change);
    });
    opened.addEventListener('error', () => {
      asking ??= setInterval(listener.onSilence, ASK_EVERY_MS);
      if (opened.readyState !== EventSource.CLOSED) return;
      closeStream();
      timer = setTimeout(open, retryMs);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    });
  };
  const closeStream = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const stopAsking = () => {
    clearInterval(asking);
    asking = undefined;
  };
  const close = () => {
    closeStream();
    stopAsking();
  };
  const onVisibility = () => (document.hidden ? close() : open());

  document.addEventListener('visibilitychange', onVisibility);
  open();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    close();
  };
}
