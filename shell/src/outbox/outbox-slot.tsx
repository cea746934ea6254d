import { OUTBOX } from '@suite/contracts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isOutboxFilled } from './is-outbox-filled.ts';

const AGAIN_AFTER_MS = 10_000;

/** It is needed where the network is away, so that it is asked for until it comes. */
async function loadStrip(): Promise<typeof import('./outbox-strip.tsx')> {
  for (;;) {
    try {
      return await import(/* webpackChunkName: "outbox" */ './outbox-strip.tsx');
    } catch {
      await new Promise((resolve) => {
        window.addEventListener('online', resolve, { once: true });
        setTimeout(resolve, AGAIN_AFTER_MS);
      });
    }
  }
}

const OutboxStrip = lazy(loadStrip);

/** Sends and shows what waits in the browser; who never asked for anything without a network loads nothing for it. */
export function OutboxSlot() {
  const [isNeeded, setNeeded] = useState(isOutboxFilled);
  useEffect(() => {
    if (isNeeded || typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(OUTBOX);
    channel.onmessage = () => setNeeded(true);
    return () => channel.close();
  }, [isNeeded]);
  return isNeeded ? (
    <Suspense fallback={null}>
      <OutboxStrip />
    </Suspense>
  ) : null;
}
