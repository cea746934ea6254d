import { type RefObject, useEffect } from 'react';
import type { Engine } from './engine/engine.ts';

const SIGNS_OF_A_HAND = ['pointermove', 'pointerdown', 'keydown'];
/** Of this page; once one was seen, the next picture waits for no other. */
let isHandSeen = false;

async function paintInWorker(engine: Engine, frame: HTMLElement, signal: AbortSignal): Promise<void> {
  const { moveToWorker } = await import(/* webpackChunkName: "open-painter" */ './worker/open-painter.ts');
  moveToWorker(engine, frame, signal);
}

/**
 * Leaves the painting of the shapes to a worker from the first sign of a hand on: where nobody does anything nothing is
 * painted again, so that a page begins without.
 */
export function useWorkerPainter(frameRef: RefObject<HTMLElement | null>, engine: Engine | null): void {
  useEffect(() => {
    const frame = frameRef.current;
    if (!frame || !engine) return;
    const waiting = new AbortController();
    const ended = new AbortController();

    function begin(): void {
      isHandSeen = true;
      waiting.abort();
      // Without the code of it the painting goes on where it is.
      if (frame && engine) paintInWorker(engine, frame, ended.signal).catch(() => undefined);
    }

    if (isHandSeen) begin();
    else {
      const options = { capture: true, passive: true, signal: waiting.signal };
      for (const sign of SIGNS_OF_A_HAND) addEventListener(sign, begin, options);
    }
    return () => {
      waiting.abort();
      ended.abort();
    };
  }, [frameRef, engine]);
}
