import { OUTBOX } from '@suite/contracts';
import type { OutboxEntry } from './entry.ts';

/** What pages and the service worker say to each other: something changed; `arrived` names the entry that did. */
export interface OutboxMessage {
  readonly arrived?: OutboxEntry;
}

export function announce(message: OutboxMessage): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(OUTBOX);
  channel.postMessage(message);
  channel.close();
}

/** Hears what changes in the outbox, in this page too; the answer ends it. */
export function followOutbox(listener: (message: OutboxMessage) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(OUTBOX);
  channel.onmessage = ({ data }: MessageEvent<OutboxMessage>) => listener(data ?? {});
  return () => channel.close();
}
