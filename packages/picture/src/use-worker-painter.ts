import { type RefObject, useEffect } from 'react';
import type { Engine } from './engine/engine.ts';

const SIGNS_OF_A_HAND = ['pointermove', 'pointerdown', 'keydown'] as const;
/** Of this page; once one was seen, the next picture waits for no other. */
let isHandSeen = false;

async function paintInWorker(engine: Engine, frame: HTMLElement, signal: AbortSignal): Promise<void> {
  try {
    const { openPainter } = await import(/* webpackChunkName: "open-painter" */ './worker/open-painter.ts');
    const painter = await openPainter(getComputedStyle(frame).getPropertyValue('--sans'));
    if (signal.aborted) {
      painter.close();
      return;
    }
    engine.paintAt(painter);
    // For tests and measurements from outside.
    frame.dataset.painter = 'worker';
  } catch {
    // It goes on where it is.
  }
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
    const { signal } = ended;
    const move = () => void paintInWorker(engine, frame, signal);

    function begin(): void {
      isHandSeen = true;
      waiting.abort();
      // A worker has the fonts that there are when it is asked for.
      document.fonts.addEventListener('loadingdone', move, { signal });
      move();
    }

    if (isHandSeen) begin();
    else {
      const options = { capture: true, passive: true, signal: waiting.signal };
      for (const sign of SIGNS_OF_A_HAND) addEventListener(sign, begin, options);
    }
    return () => {
      waiting.abort();
      ended.abort();
      delete frame.dataset.painter;
    };
  }, [frameRef, engine]);
}
