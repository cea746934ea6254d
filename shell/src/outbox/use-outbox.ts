import { delayMs, followOutbox, type OutboxEntry, readEntries, sendWaiting } from '@suite/api-client/outbox';
import { useEffect, useState } from 'react';

interface Outbox {
  /** What waits, and what was refused. */
  readonly entries: readonly OutboxEntry[];
  /** What arrived while this page was open. */
  readonly arrived: readonly OutboxEntry[];
  readonly dismiss: (entry: OutboxEntry) => void;
}

/** Sends what waits: now, when the network is back, when the visitor is, and after a while that grows. */
export function useOutbox(): Outbox {
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([]);
  const [arrived, setArrived] = useState<readonly OutboxEntry[]>([]);
  useEffect(() => {
    const sender = new Sender(setEntries);
    const stop = followOutbox((message) => {
      const entry = message.arrived;
      if (entry) setArrived((before) => [...before, entry]);
      void sender.look();
    });
    const send = () => void sender.send();
    const onVisible = () => document.visibilityState === 'visible' && send();
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', onVisible);
    send();
    return () => {
      stop();
      sender.stop();
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
  const dismiss = (entry: OutboxEntry) => setArrived((before) => before.filter((one) => one !== entry));
  return { entries, arrived, dismiss };
}

class Sender {
  readonly #show: (entries: readonly OutboxEntry[]) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #isOver = false;

  constructor(show: (entries: readonly OutboxEntry[]) => void) {
    this.#show = show;
  }

  async send(): Promise<void> {
    if (this.#isSending || this.#isOver) return;
    this.#isSending = true;
    await this.look();
    await sendWaiting().catch(() => undefined);
    this.#isSending = false;
    await this.look();
  }

  /** Shows what there is, and comes back to what waits. */
  async look(): Promise<void> {
    const entries = await readEntries();
    if (this.#isOver) return;
    this.#show(entries);
    const waiting = entries.filter(({ refused }) => refused === null);
    clearTimeout(this.#timer);
    if (waiting.length === 0) return;
    const attempts = Math.min(...waiting.map((entry) => entry.attempts));
    this.#timer = setTimeout(() => void this.send(), delayMs(Math.max(attempts, 1)));
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }
}
